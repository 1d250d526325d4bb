import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppendRequest, EventLog } from '../log.ts';
import { type Sql, SqlError, type SqlRunner } from '../sql.ts';
import { BookFinished, cause, openTestLog, PagesRead, readingFacts, readingViews, shelf, type TestDatabase, testStores } from '../testing/index.ts';

const page = PagesRead({ bookId: 'b1', pages: 1, localDay: '2026-01-05' });

for (const store of testStores()) {
  describe(`rows and facts together over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    beforeAll(async () => {
      db = await store.open();
      await db.sql.script('create table books (id text primary key)');
      ({ log } = await openTestLog({ sql: db.sql, facts: readingFacts, views: readingViews }));
    });
    afterAll(async () => {
      await log.close();
      await db.close();
    });

    const withBook = (id: string, ...appends: AppendRequest[]) =>
      log.appendWith(async (tx: SqlRunner) => {
        await tx.query('insert into books values ($1)', [id]);
        return { result: id.toUpperCase(), appends };
      });
    const hasBook = async (id: string) => (await db.sql.query('select id from books where id = $1', [id])).length === 1;

    test('keeps both, several streams and one stream twice', async () => {
      const { result, facts } = await withBook(
        'b1',
        { stream: 'library', facts: [page], cause },
        { stream: 'learner-a', facts: [page], cause, expectedVersion: 0 },
        { stream: 'library', facts: [BookFinished({ bookId: 'b1' })], cause },
      );
      expect(result).toBe('B1');
      expect(facts.map(({ stream, version }) => `${stream} ${version}`)).toEqual(['library 1', 'learner-a 1', 'library 2']);
      expect(await hasBook('b1')).toBe(true);
      expect(await log.read('library')).toEqual([facts[0], facts[2]]);
      expect((await log.learner('a')).view(shelf)).toEqual({ b1: { pages: 1, finished: false } });
    });

    test('needs no facts', async () => {
      expect(await withBook('b2')).toEqual({ result: 'B2', facts: [] });
      expect(await hasBook('b2')).toBe(true);
    });

    test.each([
      ['STREAM_CONFLICT', { stream: 'learner-b', facts: [page], cause, expectedVersion: 3 }],
      ['CLAIM_TAKEN', { stream: 'learner-b', facts: [page], cause, claims: ['taken'] }],
      ['ALREADY_DONE', { stream: 'learner-b', facts: [page], cause, idempotencyKey: 'used' }],
    ])('keeps neither when a verdict is %s', async (code, append) => {
      await log.append({ stream: `learner-of-${code}`, facts: [page], cause, claims: ['taken'], idempotencyKey: 'used' });
      const before = await db.sql.query('select count(*) as n from facts');
      await expect(withBook(`lost ${code}`, { stream: 'library', facts: [page], cause }, append)).rejects.toMatchObject({ name: 'Refused', code });
      expect(await hasBook(`lost ${code}`)).toBe(false);
      expect(await db.sql.query('select count(*) as n from facts')).toEqual(before);
    });

    test('keeps neither when the rows fail', async () => {
      await expect(withBook('b1', { stream: 'learner-c', facts: [page], cause })).rejects.toMatchObject({ code: '23505' });
      expect(await log.read('learner-c')).toEqual([]);
    });

    test('is never called a failure when the commit was kept and only its answer was lost, nor the other way round', async () => {
      const losing = (kept: boolean): Sql =>
        Object.assign(Object.create(db.sql) as Sql, {
          transaction: async <Result>(work: (tx: SqlRunner) => Promise<Result>) => {
            lossy.transaction = db.sql.transaction; // the look-up that follows goes through
            const lost = new SqlError('CONNECTION_CLOSED', 'The line was cut.');
            await db.sql.transaction(async (tx) => {
              await work(tx);
              if (!kept) throw lost;
            });
            throw lost;
          },
        });
      let lossy = losing(true);
      for (const kept of [true, false]) {
        lossy = losing(kept);
        const opened = await openTestLog({ sql: lossy, facts: readingFacts });
        const outcome = await opened.log
          .appendWith(async (tx) => {
            await tx.query('insert into books values ($1)', [`lost ${kept}`]);
            return { result: 'done', appends: [{ stream: `learner-lost-${kept}`, facts: [page], cause }] };
          })
          .catch((error: unknown) => error);
        expect(outcome).toMatchObject(kept ? { result: 'done', facts: [{ version: 1 }] } : { code: 'CONNECTION_CLOSED' });
        expect(await hasBook(`lost ${kept}`)).toBe(kept);
        await opened.close();
      }
    });

    test('runs many at once beside plain appends, one stream among them', async () => {
      await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          n % 3 === 0
            ? withBook(`many ${n}`, { stream: 'learner-d', facts: [page], cause })
            : log.append({ stream: n % 3 === 1 ? 'learner-d' : `learner-d${n}`, facts: [page], cause }),
        ),
      );
      const facts = await log.read('learner-d');
      expect(facts.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect((await log.learner('d')).version).toBe(20);
    });
  });
}
