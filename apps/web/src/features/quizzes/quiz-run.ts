/** Where one is in a quiz, from what was answered. Pure. */
import type { QuizQuestion } from '@lou/contract/socket';

/**
 * Where a quiz is taken up: at the question that was answered last, whose explanation may not have been read and whose button goes
 * on; the first one where none was. All answered is `questions.length`, the results.
 */
export function whereToGoOn(questions: readonly QuizQuestion[]): number {
  const open = questions.findIndex(({ answered }) => !answered);
  return open < 0 ? questions.length : Math.max(0, open - 1);
}

export type OptionState = 'open' | 'right' | 'wrong' | 'rest';

/** Before an answer all are open; after it the key is right, a wrong choice wrong, the others rest. */
export function optionState({ answered }: QuizQuestion, option: number): OptionState {
  if (!answered) return 'open';
  if (option === answered.correctAnswer) return 'right';
  return option === answered.choice ? 'wrong' : 'rest';
}
