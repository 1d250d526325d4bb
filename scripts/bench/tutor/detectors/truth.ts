/** What is true of a turn, and the form of a rule that holds a claim against it. */

/** What is true of a turn, as its outcome and the learner's record have it. */
export interface Truth {
  readonly sectionsCompleted: number;
  readonly sectionsTotal: number;
  readonly questionsRight: number;
  readonly questionsAnswered: number;
  /** Of the last quiz: right, answered, and open; null when none was answered. */
  readonly lastQuiz: { readonly right: number; readonly answered: number; readonly open: number } | null;
  /** Lou's own questions that were answered in full in this talk. */
  readonly settledInTalk: number;
  /** Quiz questions that were answered wrongly, and not rightly since. */
  readonly quizWrong: number;
  /** The title that comes next; null when nothing does. */
  readonly next: string | null;
  /** Titles of where the learner is. */
  readonly places: readonly string[];
  readonly quizOffered: boolean;
  readonly solutionShown: boolean;
  /** Null when nothing was graded in this turn. */
  readonly graded: { readonly settled: boolean; readonly pointsSeen: number } | null;
  /** Graded answers left to the open item; null when nothing is open. */
  readonly triesLeft: number | null;
  /** Graded answers to the open item, this turn's among them. */
  readonly triesMade: number;
  /** Lou's own questions that were asked in this talk, this turn's among them. */
  readonly askedInTalk: number;
  /** Hints given to the open item, this turn's among them. */
  readonly hintsGiven: number;
}

/** A claim in words, and when it is true. */
export interface Rule {
  readonly name: string;
  /** The claim, in the folded sentence without what stands in quotation marks. */
  readonly claim: RegExp;
  readonly isTrue: (truth: Truth, match: RegExpExecArray, sentence: string) => boolean;
}

/** The figures of a text. */
export const ownFigures = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
