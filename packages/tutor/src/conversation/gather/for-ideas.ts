/**
 * What is made of a course's ideas once, and found again: they are handed in with every turn, the same ones in a new
 * list and in each learner's order.
 */
import type { KeyIdea } from '../../course-material.ts';

/**
 * The same function, which is given the ideas in the order of their ids and makes nothing twice of the same ones. Kept
 * as long as the first of them is known.
 */
export function onceForIdeas<Made>(make: (ideas: readonly KeyIdea[]) => Made): (ideas: readonly KeyIdea[]) => Made {
  const made = new WeakMap<KeyIdea, { readonly ideas: readonly KeyIdea[]; readonly of: Made }>();
  return (given) => {
    const ideas = given.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const [first] = ideas;
    const known = first && made.get(first);
    if (known && known.ideas.length === ideas.length && known.ideas.every((idea, at) => idea === ideas[at])) return known.of;
    const of = make(ideas);
    if (first) made.set(first, { ideas, of });
    return of;
  };
}
