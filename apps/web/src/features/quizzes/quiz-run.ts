/** Where one is in a quiz, from what was answered. Pure. */
import type { QuizQuestion } from '@lou/contract/socket';

/** Where a quiz is taken up: the first question without an answer; all answered is `questions.length`, the results. */
export function whereToGoOn(questions: readonly QuizQuestion[]): number {
  const open = questions.findIndex(({ answered }) => !answered);
  return open < 0 ? questions.length : open;
}

export interface Score {
  readonly answered: number;
  readonly right: number;
  readonly total: number;
  /** Rounded, as the server rounds it. */
  readonly percent: number;
}

export function scoreSoFar(questions: readonly QuizQuestion[]): Score {
  const total = questions.length;
  const answered = questions.filter((question) => question.answered).length;
  const right = questions.filter(({ answered }) => answered?.correct).length;
  return { answered, right, total, percent: total === 0 ? 0 : Math.round((100 * right) / total) };
}

export type OptionState = 'open' | 'right' | 'wrong' | 'rest';

/** Before an answer all are open; after it the key is right, a wrong choice wrong, the others rest. */
export function optionState({ answered }: QuizQuestion, option: number): OptionState {
  if (!answered) return 'open';
  if (option === answered.correctAnswer) return 'right';
  return option === answered.choice ? 'wrong' : 'rest';
}
