/** A sum that is the open question's own stays with the learner. */
import { figuresIn } from '../../../checks/support.ts';
import { worthOf } from '../../../language/exact-sums.ts';
import type { KeyIdea } from '../../../ports.ts';
import type { Sum } from './read-sum.ts';

/** Figures of the question that a sum may share with it by chance. */
const SHARED_BY_CHANCE = 1;

/**
 * True when the sum is made of the question's own figures, or comes to a figure that only the answer has, however it is
 * written: 20/70 + 30/70 gives away 5/7 as well.
 */
export function keepsSum(sum: Sum, { check }: KeyIdea): boolean {
  const text = sum.kind === 'value' ? sum.of.said : `${sum.one.said} and ${sum.other.said}`;
  const asked = new Set(figuresIn(check.question));
  const shared = new Set(figuresIn(text).filter((figure) => asked.has(figure)));
  if (shared.size > SHARED_BY_CHANCE) return true;
  const worths = (sum.kind === 'value' ? [sum.of] : [sum.one, sum.other].filter(({ isSum }) => isSum)).map(({ worth }) => worth);
  const answer = check.points.flatMap(({ says, alsoSaid }) => figuresIn([says, ...alsoSaid].join('\n')));
  return answer.some((figure) => {
    const value = asked.has(figure) ? null : worthOf(figure);
    return value !== null && value !== 'no value' && worths.some((worth) => worth !== 'no value' && worth.equals(value));
  });
}
