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

const plain = (wording: string): string => wording.toLowerCase().replace(/[.,;:!?]+/g, '');

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

/**
 * Each accepted wording that has the one word in which another accepted wording of its point differs from a turned one, with the turned
 * one's word in its place: 'the owners lose first' with 'lenders'. None of them is a turned wording itself.
 */
export const withWordExchanged: readonly (Opposite & { readonly point: string })[] = ideas.flatMap(({ courseId, idea }) =>
  idea.check.points.flatMap((point) => {
    const says = [point.says, ...point.alsoSaid];
    const turned = (point.turned ?? []).map(plain);
    const known = new Set(says.flatMap((wording) => plain(wording).split(' ')));
    const pairs = says.flatMap((right) => turned.flatMap((wrong) => differsIn(plain(right).split(' '), wrong.split(' ')) ?? []));
    const made = pairs.flatMap(([carrier, rival]) =>
      known.has(rival) || /\d/.test(carrier + rival)
        ? []
        : says.map(plain).flatMap((wording) => (` ${wording} `.includes(` ${carrier} `) ? ` ${wording} `.replace(` ${carrier} `, ` ${rival} `).trim() : [])),
    );
    return [...new Set(made)].filter((text) => !turned.includes(text)).map((text) => ({ courseId, idea, point: point.id, text }));
  }),
);

/** The one word in which two rows of as many words differ, and the other's. */
function differsIn(right: readonly string[], wrong: readonly string[]): readonly (readonly [string, string])[] | null {
  const places = right.flatMap((word, at) => (word === wrong[at] ? [] : [[word, wrong[at] ?? ''] as const]));
  return right.length === wrong.length && right.length > 1 && places.length === 1 ? places : null;
}

/** The share that settles all the same, 0 to 1. */
export const settledShare = (opposites: readonly Opposite[]): number =>
  opposites.filter(({ courseId, idea, text }) => gradedAs(courseId, idea, text).settled).length / opposites.length;

/** The share that makes the point all the same, 0 to 1. */
export const madeShare = (opposites: typeof withWordExchanged): number =>
  opposites.filter(({ courseId, idea, point, text }) => gradedAs(courseId, idea, text).pointsSeen.includes(point)).length / opposites.length;
