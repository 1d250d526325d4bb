/** What somebody chooses who is to answer right, or wrong. */
import type { Deps } from '@lou/api/deps';
import { isFact, learnerStream } from '@lou/domain/kernel';
import { QuizOffered } from '@lou/domain/quizzes/events';

/** Where the right option of each item of the latest quiz stands, as this learner is shown it: the log alone knows before an answer. */
export async function rightIndexes({ log }: Pick<Deps, 'log'>, learnerId: string): Promise<ReadonlyMap<string, number>> {
  const offers = (await log.read(learnerStream(learnerId))).filter((fact) => isFact(QuizOffered, fact));
  return new Map(offers.at(-1)?.data.items.map(({ itemId, rightIndex }) => [itemId, rightIndex]));
}

/** The right option, or one of the others by chance (0 up to 1). Throws where the item was not offered. */
export function chosenFor(isRight: boolean, rightIndex: number | undefined, options: number, chance: number): number {
  if (rightIndex === undefined) throw new Error('The question was not offered.');
  return isRight ? rightIndex : (rightIndex + 1 + Math.floor(chance * (options - 1))) % options;
}
