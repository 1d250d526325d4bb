import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeQueryClient, type ProcedureName } from './queries.ts';
import { refreshAfter, refreshAll } from './refresh.ts';

const known: readonly ProcedureName[] = [
  ...(['identity.currentUser', 'identity.settings', 'enrolment.list', 'catalogue.course', 'catalogue.sectionLesson', 'knowledge.list'] as const),
  ...(['mastery.learnerStats', 'recommendations.list', 'achievements.stats', 'journeys.forLearner', 'tutoring.recentSessions'] as const),
];

/** Of all that a page may know, what is old after something happened. */
async function oldAfter(what: (client: QueryClient) => Promise<void>): Promise<string[]> {
  const client = makeQueryClient();
  for (const name of known) client.setQueryData([name, {}], []);
  await what(client);
  return known.filter((name) => client.getQueryState([name, {}])?.isInvalidated);
}

const numbers = ['mastery.learnerStats', 'recommendations.list'];

test.each([
  ['begun', []],
  ['achievement', ['achievements.stats']],
  ['points', ['achievements.stats', 'journeys.forLearner']],
  ['progress', ['enrolment.list', 'catalogue.course', ...numbers, 'achievements.stats', 'journeys.forLearner', 'tutoring.recentSessions']],
  ['turn', [...numbers, 'journeys.forLearner', 'tutoring.recentSessions']],
  ['session', ['enrolment.list', 'knowledge.list', ...numbers, 'journeys.forLearner', 'tutoring.recentSessions']],
  ['journey', [...numbers, 'achievements.stats', 'journeys.forLearner']],
  ['settings', ['identity.currentUser', 'identity.settings', ...numbers, 'journeys.forLearner']],
  ['content', ['catalogue.course', 'catalogue.sectionLesson', 'knowledge.list', 'recommendations.list']],
] as const)('after %s everything is asked for again that shows it, and nothing else', async (what, old) => {
  expect(await oldAfter((client) => refreshAfter(client, what))).toEqual(old);
});

test('after changes of which nothing is known all of it is', async () => {
  expect(await oldAfter(refreshAll)).toEqual(known);
});
