import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { NewNotice } from './ui/notice-queue.ts';

const source = import.meta.dirname;
const saysThatItFailed = /\b(?:not|no|failed|denied|invalid|incomplete|error)\b/i;

/** The notices among the sentences of a file, those within another thing as well. */
function noticesIn(value: unknown): readonly NewNotice[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'title' in value && 'text' in value ? [value as NewNotice] : Object.values(value).flatMap(noticesIn);
}

test('a notice of something that did not come about has no tick', async () => {
  const files = globSync('**/*texts.ts', { cwd: source }).filter((file) => readFileSync(path.join(source, file), 'utf8').includes('NewNotice'));
  const all = await Promise.all(files.map(async (file) => noticesIn({ ...(await import(path.join(source, file))) })));
  const failures = all.flat().filter(({ title }) => saysThatItFailed.test(title));
  expect(failures.length).toBeGreaterThan(3);
  expect(failures.filter(({ kind }) => kind !== 'destructive').map(({ title }) => title)).toEqual([]);
});
