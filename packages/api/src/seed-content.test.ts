import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { allFacts } from '@lou/domain/facts';
import { openTestLog, testClock, testIds } from '@lou/eventlog/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changedFile } from './content/testing/changed-file.ts';
import { aJourneyFile } from './journeys/testing/a-journey-file.ts';
import { openKnowledge } from './knowledge/knowledge.read.ts';
import { anItemFile } from './knowledge/testing/an-item-file.ts';
import { leftOutOf, seedContent } from './seed-content.ts';

const clock = testClock();
const ids = testIds();
let database: Awaited<ReturnType<typeof openTestLog>>;
let folder: string;
const seed = () => seedContent({ log: database.log, sql: database.sql, clock, ids }, folder);

beforeAll(async () => {
  database = await openTestLog({ facts: allFacts, clock, ids });
  folder = await mkdtemp(path.join(os.tmpdir(), 'lou-content-'));
  for (const kind of ['courses', 'knowledge', 'journeys']) await mkdir(path.join(folder, kind));
  await writeFile(path.join(folder, 'knowledge/lamp.md'), anItemFile);
  await writeFile(path.join(folder, 'knowledge/broken.md'), changedFile(anItemFile, ['version: 1', 'version: one']));
  await writeFile(path.join(folder, 'knowledge/notes.txt'), 'not an item');
  await writeFile(path.join(folder, 'journeys/way.yaml'), aJourneyFile.replaceAll('\n', '\r\n'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

test('a start imports every item and journey that reads without a fault, and says what it left out', async () => {
  const seeded = await seed();
  expect(seeded.knowledge.imported).toEqual([{ id: 'lamp', outcome: 'inserted', changed: 1, offered: [] }]);
  expect(seeded.journey.imported).toEqual([{ id: 'way', outcome: 'inserted', changed: 1, offered: [] }]);
  expect(leftOutOf(seeded)).toEqual([
    { kind: 'knowledge', slug: 'broken', complaints: [{ file: 'broken.md', line: 8, sentence: "'version' must be a whole number." }] },
  ]);
});

test('a later start changes nothing; a newer version of one file changes that one', async () => {
  expect((await seed()).knowledge.imported).toMatchObject([{ outcome: 'unchanged' }]);
  await writeFile(path.join(folder, 'knowledge/lamp.md'), changedFile(anItemFile, ['version: 1', 'version: 2'], ['Keeping a lamp', 'Keeping two lamps']));
  const seeded = await seed();
  expect(seeded.knowledge.imported).toMatchObject([{ outcome: 'updated', changed: 1 }]);
  expect(seeded.journey.imported).toMatchObject([{ outcome: 'unchanged' }]);
  const knowledge = await openKnowledge(database);
  expect(await knowledge.item('lamp')).toMatchObject({ title: 'Keeping two lamps', revision: 2 });
  await knowledge.close();
});
