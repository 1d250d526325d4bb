import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeQueryClient, type ProcedureName } from './queries.ts';
import { refreshAfter, refreshAll } from './refresh.ts';

const known: readonly ProcedureName[] = [
  ...(['identity.currentUser', 'identity.settings', 'enrolment.list', 'achievements.stats', 'journeys.forLearner'] as const),
  ...(['mastery.learnerStats', 'mastery.learning', 'recommendations.list'] as const),
  ...(['catalogue.courses', 'catalogue.course', 'catalogue.sections', 'catalogue.sectionLesson', 'knowledge.list', 'knowledge.item'] as const),
  ...(['tutoring.recentSessions', 'tutoring.session', 'tutoring.sectionProgress', 'library.search'] as const),
];

/** Of all that a page may know, what is old after something happened. */
async function oldAfter(what: (client: QueryClient) => Promise<void>): Promise<string[]> {
  const client = makeQueryClient();
  for (const name of known) client.setQueryData([name, {}], []);
  await what(client);
  return known.filter((name) => client.getQueryState([name, {}])?.isInvalidated);
}

const numbers = ['mastery.learnerStats', 'mastery.learning', 'recommendations.list'];
const sessions = ['tutoring.recentSessions', 'tutoring.session', 'tutoring.sectionProgress', 'library.search'];
const items = ['knowledge.list', 'knowledge.item'];
const onTheShelf = ['catalogue.courses', 'catalogue.course'];

test.each([
  ['begun', []],
  ['achievement', ['achievements.stats']],
  ['points', ['achievements.stats', 'journeys.forLearner']],
  ['progress', ['enrolment.list', 'achievements.stats', 'journeys.forLearner', ...numbers, ...onTheShelf, ...sessions]],
  ['turn', ['journeys.forLearner', ...numbers, ...sessions]],
  ['session', ['enrolment.list', 'journeys.forLearner', ...numbers, ...items, ...sessions]],
  ['journey', ['achievements.stats', 'journeys.forLearner', ...numbers]],
  ['settings', ['identity.currentUser', 'identity.settings', 'journeys.forLearner', ...numbers, 'catalogue.courses']],
  ['content', ['recommendations.list', ...onTheShelf, 'catalogue.sections', 'catalogue.sectionLesson', ...items, 'library.search']],
] as const)('after %s everything is asked for again that shows it, and nothing else', async (what, old) => {
  expect(await oldAfter((client) => refreshAfter(client, what))).toEqual(old);
});

test('after changes of which nothing is known all of it is', async () => {
  expect(await oldAfter(refreshAll)).toEqual(known);
});
