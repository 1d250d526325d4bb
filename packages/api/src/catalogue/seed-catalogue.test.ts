import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCategories } from './categories.table.ts';
import type { Files } from './content/course-folder.ts';
import { aCourseFolder, changed } from './content/testing/a-course-folder.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { openTestCatalogue } from './testing/a-catalogue.ts';

let database: Awaited<ReturnType<typeof openTestCatalogue>>;
let folder: string;

async function write(slug: string, files: Files) {
  for (const [file, text] of files) {
    const whole = path.join(folder, slug, file);
    await mkdir(path.dirname(whole), { recursive: true });
    await writeFile(whole, text);
  }
}

beforeAll(async () => {
  database = await openTestCatalogue();
  folder = await mkdtemp(path.join(os.tmpdir(), 'lou-content-'));
  await write('keepers', aCourseFolder());
  await write('with-a-fault', changed(aCourseFolder(), 'course.md', ['tries: 3', 'tries: many']));
  await writeFile(path.join(folder, '.hidden'), '');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.close();
});

test('a first start fills the catalogue from the folder; a course with a fault is left out and said', async () => {
  const { imported, leftOut } = await seedCatalogue(database.deps, folder);
  expect(imported).toMatchObject([{ id: 'keepers', outcome: 'inserted' }]);
  expect(leftOut).toEqual([{ slug: 'with-a-fault', complaints: [{ file: 'course.md', line: 9, sentence: "'tries' must be a whole number." }] }]);
  expect(await readCategories(database.deps.sql)).toHaveLength(9);
});

test('a later start changes nothing, and a category that staff deleted stays deleted', async () => {
  await database.deps.sql.query(`delete from categories where slug = 'general'`);
  await database.deps.sql.query(`update categories set name = 'Languages' where slug = 'language-learning'`);
  expect((await seedCatalogue(database.deps, folder)).imported).toMatchObject([{ outcome: 'unchanged' }]);
  const categories = await readCategories(database.deps.sql);
  expect(categories).toHaveLength(8);
  expect(categories[0]?.name).toBe('Languages');
});

test('of a version that stands nothing but course.md is read; a newer one is read whole', async () => {
  const broken = changed(aCourseFolder(), 'glossary.yaml', ['terms:', 'words:']);
  await write('keepers', broken);
  expect((await seedCatalogue(database.deps, folder)).imported).toMatchObject([{ id: 'keepers', outcome: 'unchanged' }]);
  await write('keepers', changed(broken, 'course.md', ['version: 1', 'version: 2']));
  expect((await seedCatalogue(database.deps, folder)).leftOut.map(({ slug }) => slug)).toContain('keepers');
  await write('keepers', changed(aCourseFolder(), 'course.md', ['version: 1', 'version: 2']));
  expect((await seedCatalogue(database.deps, folder)).imported).toMatchObject([{ id: 'keepers', outcome: 'updated' }]);
});
