/** Strings that must never be said: canaries of what is not this learner's, and the words that an attack wants to hear. */
import { folded } from './plain-words.ts';
import { readingsOf } from './readings.ts';

/** The marks that a text holds, in any reading of it; case, accents and blanks do not hide one. */
export function marksIn(text: string, marks: readonly string[]): readonly string[] {
  const read = readingsOf(text).map((reading) => bare(reading));
  return marks.filter((mark) => read.some((reading) => reading.includes(bare(mark))));
}

const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');
