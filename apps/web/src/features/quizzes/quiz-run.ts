/** Where one is in a quiz, from what was answered. Pure. */
import type { QuizQuestion } from '@lou/contract/socket';

/**
 * Where a quiz is taken up: where one stood in it, if that is known, at the first question that is open or at the answer before
 * it; else at the question that was answered last, whose explanation may not have been read and whose button goes on; the first
 * one where none was. All answered is `questions.length`, the results.
 */
export function whereToGoOn(questions: readonly QuizQuestion[], stood: unknown = null): number {
  const open = questions.findIndex(({ answered }) => !answered);
  const next = open < 0 ? questions.length : open;
  if (next > 0 && (stood === next || stood === next - 1)) return stood;
  return open < 0 ? questions.length : Math.max(0, open - 1);
}

export type OptionState = 'open' | 'right' | 'wrong' | 'rest';

/** Before an answer all are open; after it the key is right, a wrong choice wrong, the others rest. */
export function optionState({ answered }: QuizQuestion, option: number): OptionState {
  if (!answered) return 'open';
  if (option === answered.correctAnswer) return 'right';
  return option === answered.choice ? 'wrong' : 'rest';
}
