import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCourseFolder } from './catalogue/content/testing/a-course-folder.ts';
import { LOCK_FILE, readLock, readShippedTexts, silentChanges } from './content-lock.ts';
import { aJourneyFile } from './journeys/testing/a-journey-file.ts';
import { anItemFile } from './knowledge/testing/an-item-file.ts';

let folder: string;
const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
const told = async () =>
  (await silentChanges(await readShippedTexts(folder), await readLock(folder))).map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lou-lock-'));
  for (const each of ['courses/keepers/figures', 'knowledge', 'journeys']) await mkdir(path.join(folder, each), { recursive: true });
  for (const [file, text] of aCourseFolder()) await write(`courses/keepers/${file}`, text);
  await write('knowledge/lamp.md', anItemFile);
  await write('journeys/way.yaml', aJourneyFile);
});
afterAll(() => rm(folder, { recursive: true }));

test('without a lock nothing is told', async () => {
  expect(await readLock(folder)).toEqual({});
  expect(await told()).toEqual([]);
});

test('a course, an item and a journey are read with their versions and where these stand', async () => {
  const now = await readShippedTexts(folder);
  expect(now.map(({ name, file, line, version }) => [name, file, line, version])).toEqual([
    ['courses/keepers', 'courses/keepers/course.md', 10, 1],
    ['journeys/way.yaml', 'journeys/way.yaml', 6, 1],
    ['knowledge/lamp.md', 'knowledge/lamp.md', 8, 1],
  ]);
  await write(LOCK_FILE, JSON.stringify(Object.fromEntries(now.map(({ name, version, digest }) => [name, { version, digest }]))));
  expect(await told()).toEqual([]);
});

test('line ends of Windows change nothing', async () => {
  await write('journeys/way.yaml', aJourneyFile.replaceAll('\n', '\r\n'));
  expect(await told()).toEqual([]);
});

test('a text that changes under its version is told, with its file and line, until the version grows', async () => {
  const bank = aCourseFolder().get('01-on-the-farm.bank.yaml') ?? '';
  await write('courses/keepers/01-on-the-farm.bank.yaml', bank.replace('The cow has that.', 'The old cow has that.'));
  await write('knowledge/lamp.md', anItemFile.replace('Keeping a lamp', 'Keeping lamps'));
  const sentence = (name: string) => `The text of ${name} has changed under version 1, so installations that have it keep the old one: raise 'version' to 2.`;
  expect(await told()).toEqual([`courses/keepers/course.md:10: ${sentence('courses/keepers')}`, `knowledge/lamp.md:8: ${sentence('knowledge/lamp.md')}`]);
  await write('knowledge/lamp.md', anItemFile.replace('Keeping a lamp', 'Keeping lamps').replace('version: 1', 'version: 2'));
  expect(await told()).toHaveLength(1);
});
