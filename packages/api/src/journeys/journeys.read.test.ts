import { allFacts } from '@lou/domain/facts';
import { fixedClock } from '@lou/domain/testing';
import { openTestLog, testIds } from '@lou/eventlog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JourneyText } from './journey.ts';
import { readJourneyFile } from './journey-file.ts';
import { createJourney, deleteJourney, reviseJourney } from './journeys.commands.ts';
import { type Journeys, openJourneys } from './journeys.read.ts';
import { aJourneyFile } from './testing/a-journey-file.ts';

const clock = fixedClock();
let database: Awaited<ReturnType<typeof openTestLog>>;
let journeys: Journeys;
const cause = { actorId: 'admin', correlationId: 'edit' };
const draft = readJourneyFile('lamp', aJourneyFile).shipped?.content as JourneyText;

beforeAll(async () => {
  database = await openTestLog({ facts: allFacts, clock });
  journeys = await openJourneys(database);
});
afterAll(async () => {
  await journeys.close();
  await database.close();
});

let made = 0;
async function make(isActive = true): Promise<string> {
  made += 1;
  const deps = { log: database.log, clock, journeys, ids: { ...testIds(), random: () => `journey-${made}` } };
  return createJourney(deps, cause, { ...draft, isActive });
}
const deps = () => ({ log: database.log, clock, journeys, ids: testIds() });

test('a journey is read whole; the last changed comes first; an inactive one is not there', async () => {
  const first = await make();
  clock.pass(1_000);
  const second = await make();
  const hidden = await make(false);
  expect((await journeys.journeys()).map(({ id }) => id)).toEqual([second, first]);
  expect(await journeys.journey(first)).toMatchObject({ ...draft, id: first, revision: 1 });
  expect(await journeys.journey(hidden)).toBeUndefined();
  expect(await journeys.journey('nowhere')).toBeUndefined();
});

test('a change is read at once, and what a journey was can still be read, also when it is gone', async () => {
  const id = await make();
  await reviseJourney(deps(), cause, id, { title: 'Ours', milestones: draft.milestones.slice(0, 2) });
  expect(await journeys.journey(id)).toMatchObject({ title: 'Ours', revision: 2, milestones: { length: 2 } });
  expect((await journeys.journeyAt(id, 1))?.title).toBe('To the lamp');
  await deleteJourney(deps(), cause, id);
  expect(await journeys.journey(id)).toBeUndefined();
  expect((await journeys.journeyAt(id, 2))?.title).toBe('Ours');
  await expect(reviseJourney(deps(), cause, id, { title: 'Again' })).rejects.toMatchObject({ code: 'JOURNEY_NOT_FOUND' });
  const told = (await database.log.read('journeys')).filter(({ data }) => (data as { journeyId: string }).journeyId === id);
  expect(told.map(({ data }) => (data as { milestoneIds: string[] }).milestoneIds.length)).toEqual([3, 2, 2]);
});
