import { factType, platformView } from '@lou/domain/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createEventLog } from '../create-event-log.ts';
import type { EventLog } from '../log.ts';
import {
  cause,
  openBooks,
  openTestLog,
  PagesRead,
  pagesByDay,
  readingFacts,
  readPages,
  type TestDatabase,
  testClock,
  testIds,
  testStores,
} from '../testing/index.ts';

const page = (localDay: string, pages = 1, bookId = 'b1') => PagesRead({ bookId, pages, localDay });

for (const store of testStores()) {
  describe(`platform views over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    const errors: unknown[] = [];
    const open = async (views: Parameters<typeof createEventLog>[0]['views'], another = true): Promise<EventLog> =>
      createEventLog({
        sql: another ? await db.another() : db.sql,
        facts: readingFacts,
        views: views ?? [],
        clock: testClock(),
        ids: testIds(),
        appVersion: 'test',
        onError: (error) => errors.push(error),
      });
    beforeAll(async () => {
      db = await store.open();
      log = await open([pagesByDay, openBooks], false);
    });
    afterAll(async () => {
      await log.close();
      await db.close();
    });
    const append = async (learnerId: string, ...facts: ReturnType<typeof page>[]) => {
      const verdict = await log.append({ stream: `learner-${learnerId}`, facts, cause });
      return verdict.ok ? verdict.facts : [];
    };

    test('show a caller what it has just appended', async () => {
      for (let n = 1; n <= 20; n += 1) {
        const after = await append('a', page('monday', n));
        expect(await log.rows(pagesByDay, ['monday', 'never'], { after })).toEqual(new Map([['monday', { pages: (n * (n + 1)) / 2 }]]));
      }
    });

    test('take a row away when nothing is left of it', async () => {
      const { facts } = await log.handle('b', readPages, { bookId: 'b9', pages: 50 }, { cause });
      expect((await log.allRows(openBooks, { after: facts })).get('b9')).toEqual({ readers: ['learner-b'] });
      const last = await log.handle('b', readPages, { bookId: 'b9', pages: 50 }, { cause });
      expect((await log.allRows(openBooks, { after: last.facts })).has('b9')).toBe(false);
    });

    test('write only what changed, and are never behind when nothing happens', async () => {
      await append('c', page('tuesday'), page('wednesday'));
      await expect
        .poll(() => log.lag())
        .toEqual([
          { view: 'pages-by-day', version: 1, behind: 0 },
          { view: 'open-books', version: 1, behind: 0 },
        ]);
      const unchanged = () => db.sql.query(`select key, xmin::text as written from platform_rows where key in ('monday', 'wednesday') order by key`);
      const before = await unchanged();
      const after = await append('c', page('tuesday'));
      await log.rows(pagesByDay, ['tuesday'], { after });
      expect(await unchanged()).toEqual(before);
    });

    test('do not let a caller wait longer than a second for a follower that is gone', async () => {
      const alone = await open([pagesByDay]);
      await db.sql.query(`update platform_checkpoints set holder = 'somebody else', held_until = now() + interval '1 hour'`);
      const verdict = await alone.append({ stream: 'learner-d', facts: [page('thursday')], cause });
      const begunMs = performance.now();
      await alone.rows(pagesByDay, ['thursday'], { after: verdict.ok ? verdict.facts : [] });
      expect(performance.now() - begunMs).toBeGreaterThan(900);
      expect(performance.now() - begunMs).toBeLessThan(2_500);
      expect((await alone.lag())[0]?.behind).toBeGreaterThan(0);
      await db.sql.query('update platform_checkpoints set held_until = now()');
      await alone.close();
      await expect.poll(async () => (await log.rows(pagesByDay, ['thursday'])).get('thursday'), { timeout: 10_000 }).toEqual({ pages: 1 });
    });

    test('are followed by one process at a time, and lose and double nothing when it changes', async () => {
      const facts = 120;
      const others: EventLog[] = [];
      for (let n = 0; n < facts; n += 1) {
        await append(`e${n % 7}`, page('friday'));
        if (n % 40 === 20) others.push(await open([pagesByDay, openBooks]));
        // Whoever holds the views loses them now and then.
        if (n % 25 === 0) await db.sql.query('update platform_checkpoints set held_until = now(), holder = null');
      }
      const after = await append('e', page('friday'));
      expect((await log.rows(pagesByDay, ['friday'], { after })).get('friday')).toEqual({ pages: facts + 1 });
      expect(await db.sql.query('select count(distinct holder) as n from platform_checkpoints')).toEqual([{ n: 1 }]);
      await Promise.all(others.map((other) => other.close()));
    });

    test('are built anew beside the old ones when their version changes', async () => {
      const pagesByDay2 = platformView({
        ...pagesByDay,
        version: 2,
        listensTo: [PagesRead],
        keysOf: (fact) => [fact.data.localDay],
        evolve: (row: { times: number } | undefined) => ({ times: (row?.times ?? 0) + 1 }),
      });
      const next = await open([pagesByDay2, openBooks]);
      const after = await append('f', page('friday'));
      expect((await next.rows(pagesByDay2, ['friday'], { after })).get('friday')).toEqual({ times: 122 });
      expect((await log.rows(pagesByDay, ['friday'], { after })).get('friday')).toEqual({ pages: 122 });
      await next.close();

      // A week after the last process of the old version, its rows go.
      await log.close();
      const versions = () => db.sql.query(`select distinct view_version as v from platform_rows where view = 'pages-by-day' order by 1`);
      await (await open([pagesByDay2])).close();
      expect(await versions()).toEqual([{ v: 1 }, { v: 2 }]);
      await db.sql.query(`update platform_checkpoints set moved_at = now() - interval '8 days', held_until = null where view_version = 1`);
      const later = await open([pagesByDay2]);
      await expect.poll(versions).toEqual([{ v: 2 }]);
      await later.close();
      log = await open([pagesByDay, openBooks], false);
    });

    test('that cannot take a fact stop there and say so; the others go on', async () => {
      const brittle = platformView({
        name: 'brittle',
        version: 1,
        listensTo: [PagesRead],
        keysOf: () => ['all'],
        evolve: (row: number | undefined, fact) => {
          if (fact.data.localDay === 'poison') throw new Error('poisoned');
          return (row ?? 0) + 1;
        },
      });
      const opened = await open([brittle, openBooks]);
      await db.sql.query('update platform_checkpoints set held_until = now(), holder = null');
      errors.length = 0;
      await append('g', page('saturday'), page('poison', 1, 'b77'));
      const after = await append('g', page('saturday', 1, 'b78'));
      expect((await opened.rows(openBooks, ['b78'], { after })).size).toBe(1);
      await expect.poll(() => errors.map(String)).toEqual(['Error: The view brittle@1 stopped: it could not take a fact.']);
      expect((await opened.lag()).find(({ view }) => view === 'brittle')?.behind).toBeGreaterThan(0);
      await opened.close();
    });

    test('that nobody registered are refused by name', async () => {
      const unknown = factType('Unknown', z.object({}), { sample: {} });
      const view = platformView({ name: 'unknown', version: 1, listensTo: [unknown], keysOf: () => [], evolve: () => undefined });
      await expect(log.allRows(view)).rejects.toThrow('The view unknown is not among the views');
    });
  });

  describe(`any split into batches over ${store.name}`, () => {
    test('gives the same rows', async () => {
      const days = fc.constantFrom('monday', 'tuesday', 'wednesday');
      const command = fc.record({ learner: fc.constantFrom('a', 'b', 'c'), day: days, pages: fc.integer({ min: 1, max: 9 }), pause: fc.boolean() });
      const db = await store.open();
      const { log, close } = await openTestLog({ sql: db.sql, facts: readingFacts, views: [pagesByDay] });
      let expected: Record<string, number> = {};
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), async (commands) => {
          let after: Awaited<ReturnType<EventLog['read']>> = [];
          for (const { learner, day, pages, pause } of commands) {
            const verdict = await log.append({ stream: `learner-${learner}`, facts: [page(day, pages)], cause });
            after = verdict.ok ? [...verdict.facts] : [];
            expected = { ...expected, [day]: (expected[day] ?? 0) + pages };
            if (pause) await log.rows(pagesByDay, [day], { after });
          }
          const rows = await log.allRows(pagesByDay, { after });
          expect(Object.fromEntries([...rows].map(([day, row]) => [day, row.pages]))).toEqual(expected);
        }),
        { numRuns: 25 },
      );
      await close();
      await db.close();
    });
  });
}
