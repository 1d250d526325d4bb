import type { RecordedFact } from '@lou/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EventLog, LOG_START } from '../log.ts';
import { BookFinished, cause, openTestLog, PagesRead, readingFacts, type TestDatabase, testStores } from '../testing/index.ts';

const page = (bookId = 'b1') => PagesRead({ bookId, pages: 1, localDay: '2026-01-05' });
const finished = (bookId = 'b1') => BookFinished({ bookId });
const booksOf = (facts: readonly RecordedFact[]) => facts.map(({ data }) => (data as { bookId: string }).bookId);

for (const store of testStores()) {
  describe(`following over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    let other: EventLog;
    beforeAll(async () => {
      db = await store.open();
      ({ log } = await openTestLog({ sql: db.sql, facts: readingFacts, onError: () => undefined }));
      ({ log: other } = await openTestLog({ sql: await db.another(), facts: readingFacts }));
    });
    afterAll(async () => {
      await log.close();
      await other.close();
      await db.close();
    });

    test('hears from now on what any process appends, of the types it asked for, in stored order', async () => {
      await log.append({ stream: 'learner-a', facts: [finished('past')], cause });
      const heard: RecordedFact[] = [];
      const stop = await log.follow([BookFinished.type], (facts) => void heard.push(...facts));
      await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          (n % 2 ? log : other).append({ stream: `learner-a${n % 5}`, facts: n % 4 === 0 ? [page(), finished(`b${n}`)] : [page()], cause }),
        ),
      );
      await other.appendWith(async () => ({ result: 0, appends: [{ stream: 'library', facts: [finished('last')], cause }] }));
      await expect.poll(() => booksOf(heard).at(-1)).toBe('last');
      const stored = await db.sql.query<{ id: string }>("select id from facts where type = 'BookFinished' order by position offset 1");
      expect(heard.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
      await stop();
      await log.append({ stream: 'learner-a', facts: [finished('later')], cause });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(booksOf(heard)).not.toContain('later');
    });

    test('goes on from a cursor that was kept, or from the beginning', async () => {
      const all: RecordedFact[] = [];
      let cursor = '';
      const first = await log.follow(
        [BookFinished.type],
        (facts, at) => {
          all.push(...facts);
          cursor = at;
        },
        { after: LOG_START },
      );
      await first.caughtUp();
      expect(booksOf(all)[0]).toBe('past');
      expect(cursor).not.toBe('');
      await first();
      await log.append({ stream: 'learner-b', facts: [finished('missed')], cause });
      const since: RecordedFact[] = [];
      const second = await other.follow([BookFinished.type], (facts) => void since.push(...facts), { after: first.cursor });
      await second.caughtUp();
      expect(booksOf(since)).toEqual(['missed']);
      await second();
      await expect(log.follow([], () => undefined, { after: '17' })).rejects.toThrow('is no cursor');
    });

    test('hands the same facts over again when the listener failed, and never two pages at once', async () => {
      const heard: string[] = [];
      let failures = 2;
      let inside = 0;
      const stop = await log.follow([BookFinished.type], async (facts) => {
        expect(++inside).toBe(1);
        await new Promise((resolve) => setTimeout(resolve, 5));
        inside -= 1;
        if (failures-- > 0) throw new Error('not now');
        heard.push(...booksOf(facts));
      });
      for (const book of ['x', 'y', 'z']) await log.append({ stream: 'learner-c', facts: [finished(book)], cause });
      await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['x', 'y', 'z']);
      await stop();
    });

    test('asks nobody about batches that do not concern it', async () => {
      const follower = await openTestLog({ sql: await db.another(), facts: readingFacts });
      const followed = await follower.log.follow([BookFinished.type], () => undefined);
      const before = followed.cursor;
      const { sql } = follower;
      const asked: string[] = [];
      const query = sql.query;
      const noting: typeof query = (statement, values) => {
        asked.push(statement);
        return query(statement, values);
      };
      Object.assign(sql, { query: noting });
      for (let n = 0; n < 5; n += 1) await other.append({ stream: 'learner-d', facts: [page()], cause });
      await expect.poll(() => followed.cursor).not.toBe(before);
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(asked.filter((statement) => statement.includes('from facts'))).toEqual([]);
      Object.assign(sql, { query });
      await follower.close();
    });

    test('is current when it has caught up, even with what was appended a moment ago', async () => {
      const heard: string[] = [];
      const followed = await log.follow([BookFinished.type], (facts) => void heard.push(...booksOf(facts)));
      for (let n = 0; n < 20; n += 1) {
        await other.append({ stream: 'learner-e', facts: [finished(`e${n}`)], cause });
        await followed.caughtUp();
        expect(heard.at(-1)).toBe(`e${n}`);
      }
      await expect.poll(() => followed.isCurrent).toBe(true);
      await followed();
    });
  });
}
