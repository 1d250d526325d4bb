/** Which answers are asked for again after what happened, so that no list on the page tells an older story. */
import type { QueryClient } from '@tanstack/react-query';
import type { ProcedureName } from './queries.ts';

const standing: readonly ProcedureName[] = ['mastery.learnerStats', 'mastery.learning', 'recommendations.list'];
const sessions: readonly ProcedureName[] = ['tutoring.recentSessions', 'tutoring.session', 'library.search'];
const awards: readonly ProcedureName[] = ['achievements.stats', 'achievements.list'];
const journey: readonly ProcedureName[] = ['journeys.forLearner'];

const shownBy = {
  /** A session began, ended, was rated or got another topic. */
  session: [...sessions, 'knowledge.list', 'knowledge.item', 'enrolment.list', ...standing, ...journey],
  /** Something was said in a session or answered in it. */
  turn: [...sessions, ...standing, ...journey],
  /** A course was taken up. */
  enrolment: ['enrolment.list', 'catalogue.courses', 'catalogue.course', ...standing, ...awards, ...journey],
  /** A section was completed, and perhaps its course. */
  section: ['enrolment.list', ...sessions, ...standing, ...awards, ...journey],
  /** The account or how Lou is to be. Interests move what is recommended, the time zone the streak. */
  settings: [...standing, 'catalogue.courses', ...journey],
  /** Something was handed in on a journey, or another one was chosen. */
  journey: [...journey, ...standing, ...awards],
  /** Something was earned. */
  award: awards,
} as const satisfies Record<string, readonly ProcedureName[]>;

/** Marks every answer that this changed as old; those on the page are asked for at once. Resolves when they are there. */
export async function refreshAfter(client: QueryClient, what: keyof typeof shownBy): Promise<void> {
  await Promise.all(shownBy[what].map((name) => client.invalidateQueries({ queryKey: [name] })));
}
