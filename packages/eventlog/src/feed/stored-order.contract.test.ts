import { fork } from 'node:child_process';
import path from 'node:path';
import type { RecordedFact } from '@lou/domain/kernel';
import { describe, expect, test } from 'vitest';
import { BookFinished, openTestLog, PagesRead, readingFacts, testStores } from '../testing/index.ts';

/**
 * With several processes a fact with a smaller position may become visible after one with a larger, unless something
 * holds them apart: a follower that has passed the larger one never sees it. Two writing processes, one follower.
 */
for (const store of testStores()) {
  if (store.name === 'PGlite') continue; // one process alone
  describe('stored order with two writing processes', () => {
    test('a follower misses nothing and sees every position once, in order', async () => {
      const db = await store.open();
      const { log, close } = await openTestLog({ sql: await db.another(), facts: readingFacts });
      const heard: RecordedFact[] = [];
      const followed = await log.follow([PagesRead.type, BookFinished.type], (facts) => void heard.push(...facts));
      const [one, other] = await Promise.all([writeInAnotherProcess(db.url ?? '', 1), writeInAnotherProcess(db.url ?? '', 2)]);
      await followed.caughtUp();
      const stored = await db.sql.query<{ id: string }>('select id from facts order by position');
      expect(stored).toHaveLength(one + other);
      expect(Math.min(one, other)).toBeGreaterThan(50);
      expect(heard.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
      await close();
      await db.close();
    });
  });
}

/** Appends from 16 writers for two seconds, in batches and in transactions of all lengths; answers how many facts were acknowledged. */
function writeInAnotherProcess(url: string, salt: number): Promise<number> {
  const child = fork(path.join(import.meta.dirname, '../testing/busy-writer.ts'), [url, String(salt), '2000'], { execArgv: [] });
  return new Promise((resolve, reject) => {
    child.on('message', (count) => resolve(count as number));
    child.on('error', reject);
    child.on('exit', (code) => code !== 0 && reject(new Error(`The writer ended with ${code}.`)));
  });
}
