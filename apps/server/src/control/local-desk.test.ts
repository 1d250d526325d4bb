import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LOCK_FILE, readShippedTexts } from '@lou/api/content-lock';
import { aJourneyFile } from '@lou/api/journeys/testing/a-journey-file';
import { anItemFile } from '@lou/api/knowledge/testing/an-item-file';
import { allFacts } from '@lou/domain/facts';
import { openTestLog, testClock, testIds } from '@lou/eventlog/testing';
import { expect, test } from 'vitest';
import { localDesk } from './local-desk.ts';

test('an import says which text changed under a version that is imported already', async () => {
  const [clock, ids] = [testClock(), testIds()];
  const database = await openTestLog({ facts: allFacts, clock, ids });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lou-desk-'));
  for (const kind of ['courses', 'knowledge', 'journeys']) await mkdir(path.join(folder, kind));
  const item = path.join(folder, 'knowledge/lamp.md');
  await writeFile(item, anItemFile);
  await writeFile(path.join(folder, 'journeys/way.yaml'), aJourneyFile);
  const locked = (await readShippedTexts(folder)).map(({ name, version, digest }) => [name, { version, digest }]);
  await writeFile(path.join(folder, LOCK_FILE), JSON.stringify(Object.fromEntries(locked)));

  const settings = { limits: false, voice: false, tokensPerDay: 0, passwordCost: 'test' } as const;
  const desk = localDesk({ log: database.log, sql: database.sql, clock, ids, settings }, folder);
  const outcomes = async () => {
    const said: unknown[] = [];
    for await (const { name, outcome, complaint } of desk.seed({})) said.push([name, outcome, complaint]);
    return said;
  };
  expect(await outcomes()).toEqual([
    ['lamp', 'inserted', undefined],
    ['way', 'inserted', undefined],
  ]);
  await writeFile(item, (await readFile(item, 'utf8')).replace('Keeping a lamp', 'Keeping lamps'));
  expect(await outcomes()).toEqual([
    [
      'lamp',
      'unchanged',
      expect.stringContaining("knowledge/lamp.md has changed under version 1, so installations that have it keep the old one: raise 'version' to 2."),
    ],
    ['way', 'unchanged', undefined],
  ]);
  await database.close();
  await rm(folder, { recursive: true });
});
