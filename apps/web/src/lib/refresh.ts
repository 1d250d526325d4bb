/** Which answers are asked for again after what happened, here or elsewhere, so that nothing on the page tells an older story. */
import type { LiveChange } from '@lou/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import type { ProcedureName } from './queries.ts';

const standing: readonly ProcedureName[] = ['mastery.learnerStats', 'mastery.learning', 'recommendations.list'];
const sessions: readonly ProcedureName[] = ['tutoring.recentSessions', 'tutoring.session', 'tutoring.sectionProgress', 'library.search'];
const awards: readonly ProcedureName[] = ['achievements.stats'];
const journey: readonly ProcedureName[] = ['journeys.forLearner'];
const items: readonly ProcedureName[] = ['knowledge.list', 'knowledge.item'];
const courses: readonly ProcedureName[] = ['catalogue.courses', 'catalogue.course'];

/** Kinds of change as the live stream tells them; what is done on this page goes by the same names. */
const shownBy = {
  /** The stream begins: it says nothing of what was before. */
  begun: [],
  achievement: awards,
  points: [...awards, ...journey],
  /** A course was taken up, a section opened or completed, and perhaps its course. */
  progress: ['enrolment.list', ...courses, ...sessions, ...standing, ...awards, ...journey],
  /** Something was said in a session or answered in it. */
  turn: [...sessions, ...standing, ...journey],
  /** A session began, ended, was rated or got another topic. */
  session: [...sessions, ...items, 'enrolment.list', ...standing, ...journey],
  /** Something was handed in on a journey, or another one was chosen. */
  journey: [...journey, ...standing, ...awards],
  /** The account or how Lou is to be. Interests move what is recommended, the time zone the streak. */
  settings: ['identity.currentUser', 'identity.settings', ...standing, 'catalogue.courses', ...journey],
  content: [...courses, 'catalogue.sections', 'catalogue.sectionLesson', ...items, 'library.search', 'recommendations.list'],
} as const satisfies Record<LiveChange['kind'], readonly ProcedureName[]>;

/** Marks every answer that this changed as old; those on the page are asked for at once. Resolves when they are there. */
export const refreshAfter = (client: QueryClient, what: keyof typeof shownBy): Promise<void> => outdate(client, shownBy[what]);

/** The same after changes of which nothing is known. */
export const refreshAll = (client: QueryClient): Promise<void> => outdate(client, Object.values(shownBy).flat());

async function outdate(client: QueryClient, names: readonly ProcedureName[]): Promise<void> {
  await Promise.all([...new Set(names)].map((name) => client.invalidateQueries({ queryKey: [name] })));
}
