/** What learners thought of their sessions on each course; the last word about a session in which something was said counts (decision 0035). */
import { platformView } from '../kernel.ts';
import { SessionRated } from './events.ts';

export interface CourseRatings {
  /** Session to 1 to 5. */
  readonly ratings: { readonly [sessionId: string]: number };
}

/** Ratings it takes until a course's rating is shown; before that it is 'New'. Source: server-decisions.md 'Real instead of pretended'. */
export const ENOUGH_RATINGS = 5;

/** Keyed by course id. */
export const courseRatingsView = platformView({
  name: 'course-ratings',
  version: 2,
  listensTo: [SessionRated],
  keysOf: (fact) => (fact.data.courseId === null || fact.data.counts === false ? [] : [fact.data.courseId]),
  evolve: (row: CourseRatings | undefined, fact) => ({ ratings: { ...row?.ratings, [fact.data.sessionId]: fact.data.satisfaction } }),
});

/** Mean of the ratings, 1 to 5, one decimal; null until there are enough. */
export function meanRating(row: CourseRatings | undefined): number | null {
  const given = Object.values(row?.ratings ?? {});
  if (given.length < ENOUGH_RATINGS) return null;
  return Math.round((10 * given.reduce((sum, rating) => sum + rating, 0)) / given.length) / 10;
}
