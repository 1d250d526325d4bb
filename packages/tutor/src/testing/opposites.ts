/** Right answers made wrong by machine, over all shipped check questions: a 'not' put in, and a point said the wrong way round. For tests. */
import type { KeyIdea } from '../course-material.ts';
import { courseIds, courseOf, gradedAs } from './own-answers.ts';

export interface Opposite {
  readonly courseId: string;
  readonly idea: KeyIdea;
  readonly text: string;
}

const auxiliaries =
  /\b(?:is|are|was|were|its|it's|theyre|they're|that's|thats|there's|theres|can|could|will|would|should|must|may|might|do|does|did|has|have|had|am|im)\b/gi;

const ideas = courseIds.flatMap((courseId) => courseOf(courseId).ideas.map((idea) => ({ courseId, idea })));

/** Each good sample answer with a 'not' after one of its auxiliaries. Some of them are right all the same, or mere nonsense. */
export const withNotPutIn: readonly Opposite[] = ideas.flatMap(({ courseId, idea }) => {
  const { good } = idea.check.answers;
  const ends = [...good.matchAll(auxiliaries)].map(({ 0: word, index }) => index + word.length);
  return ends
    .filter((end) => !/^\s*(?:not|no)\b/.test(good.slice(end)))
    .map((end) => ({ courseId, idea, text: `${good.slice(0, end)} not${good.slice(end)}` }));
});

/** Each point in its first other wording, but one of them as a turned wording has it. */
export const withPointTurned: readonly Opposite[] = ideas.flatMap(({ courseId, idea }) =>
  idea.check.points.flatMap((point) =>
    (point.turned ?? []).map((turned) => ({
      courseId,
      idea,
      text: idea.check.points.map((other) => (other === point ? turned : (other.alsoSaid[0] ?? other.says))).join('. '),
    })),
  ),
);

/** The share that settles all the same, 0 to 1. */
export const settledShare = (opposites: readonly Opposite[]): number =>
  opposites.filter(({ courseId, idea, text }) => gradedAs(courseId, idea, text).settled).length / opposites.length;
