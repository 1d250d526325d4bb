import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file));

/** Every use of a word in what the page is made of, as `file: its line`. */
const usesOf = (word: RegExp): string[] =>
  files.flatMap((file) => {
    const lines = readFileSync(path.join(source, file), 'utf8').split('\n');
    return lines.filter((line) => word.test(line)).map((line) => `${file}: ${line.trim()}`);
  });

test('L457 no part of the page has its query polled', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(usesOf(/refetchInterval/)).toEqual(['lib/queries.ts: refetchInterval: false,']);
  expect(usesOf(/new QueryClient\(/).map((use) => use.split(':')[0])).toEqual(['lib/queries.ts']);
});

test('L457 every so often it is only asked who is here, while the server does not say', () => {
  expect(usesOf(/setInterval\b/)).toEqual(['app/Unreachable.tsx: const timer = setInterval(() => ask(), ASK_EVERY_MS);']);
});

test('L457 after a while only a talk is read again, while its answer is awaited', () => {
  const reads = /setTimeout\b.*\b(load|ask|askAgain|query|reading|refetch\w*|invalidate\w*|refresh\w*)\b/;
  expect([...new Set(usesOf(reads).map((use) => use.split(':')[0]))]).toEqual(['features/tutoring/conversation.ts']);
});
