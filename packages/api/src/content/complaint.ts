/** Something that is wrong with the shipped content, where it stands, in a sentence that a teacher can act on. */
export interface Complaint {
  /** Path within the course's folder, `01-halves.bank.yaml`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Ends with a full stop. */
  readonly sentence: string;
}
