import type { RecordedFact } from '@lou/domain/kernel';
import { describe, expect, test } from 'vitest';
import { appendIn } from '../append/append-with.ts';
import { catalogueOf } from '../catalogue.ts';
import { openPostgres } from '../postgres/open-postgres.ts';
import { checkReplay } from '../replay/check-replay.ts';
import { cause, openTestLog, PagesRead, readingFacts, readingViews, testClock, testIds, testStores, whenCaughtUp } from '../testing/index.ts';
import { cuttingProxy } from './cutting-proxy.ts';

const RESTARTS = 20;
const WRITERS = 8;

/** postgres.js as published ends the process here, within the first few restarts (patches/postgres@3.4.9.patch). */
for (const store of testStores()) {
  if (store.name === 'PGlite') continue; // its database is part of the process
  describe('a PostgreSQL that goes away under load', () => {
    test(`loses and doubles nothing over ${RESTARTS} restarts, and calls nothing a failure that was kept`, { timeout: 60_000 }, async () => {
      const db = await store.open();
      const proxy = await cuttingProxy(db.url ?? '');
      const sql = await openPostgres(proxy.url, { connections: 4 });
      await sql.script('create table visits (key text primary key)');
      const { log, close } = await openTestLog({ sql, facts: readingFacts, views: readingViews, onError: () => undefined });
      const heard: RecordedFact[] = [];
      const followed = await log.follow([PagesRead.type], (facts) => void heard.push(...facts));

      const kept: string[] = [];
      const failed: string[] = [];
      let slowestMs = 0;
      let stopping = false;
      const busy = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let n = 0; !stopping; n += 1) {
          const key = `${writer}-${n}`;
          const begunMs = performance.now();
          await (n % 4 === 3 ? visit(key) : append(key)).then(
            () => kept.push(key),
            () => failed.push(key),
          );
          slowestMs = Math.max(slowestMs, performance.now() - begunMs);
        }
      });
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        await pause(120);
        if (restart % 2 === 0) {
          await db.sql.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
        }
        proxy.refuse(true);
        proxy.cut(restart % 3 !== 0);
        await pause(restart % 5 === 0 ? 250 : 20);
        proxy.refuse(false);
      }
      stopping = true;
      await Promise.all(busy);

      const facts = await db.sql.query<{ book: string }>(`select data->>'bookId' as book from facts`);
      const stored = facts.map(({ book }) => book);
      const visits = (await db.sql.query<{ key: string }>('select key from visits')).map(({ key }) => key);
      expect(new Set(stored).size, 'doubled').toBe(stored.length);
      expect(
        kept.filter((key) => !stored.includes(key)),
        'lost',
      ).toEqual([]);
      expect(
        failed.filter((key) => stored.includes(key)),
        'called a failure, but kept',
      ).toEqual([]);
      expect(visits.sort(), 'rows without their fact, or the other way round').toEqual(stored.filter((key) => Number(key.split('-')[1]) % 4 === 3).sort());
      expect(
        failed.filter((key) => Number(key.split('-')[1]) % 4 !== 3),
        'plain appends are tried until they are known',
      ).toEqual([]);
      expect(slowestMs).toBeLessThan(8_000);
      console.log(`PostgreSQL: ${kept.length} kept, ${failed.length} failed and not kept, slowest ${Math.round(slowestMs)} ms over ${RESTARTS} restarts`);

      await followed.caughtUp();
      expect(new Set(heard.map(({ id }) => id)).size).toBe(stored.length);
      await whenCaughtUp(log);
      const source = { sql, catalogue: catalogueOf(readingFacts, 'test'), views: readingViews };
      expect((await checkReplay(source, log)).differences).toEqual([]);
      await close();
      await sql.close();
      await proxy.close();
      await db.close();

      async function append(key: string): Promise<void> {
        const verdict = await log.append({ stream: `learner-${key.split('-')[0]}`, facts: [page(key)], cause });
        if (!verdict.ok) throw new Error(verdict.reason);
      }

      async function visit(key: string): Promise<void> {
        await log.appendWith(async (tx) => {
          await tx.query('insert into visits values ($1)', [key]);
          return { result: 0, appends: [{ stream: `learner-${key.split('-')[0]}`, facts: [page(key)], cause }] };
        });
      }
    });

    test('a transaction that a reset ended leaves nothing behind on the connection that takes its place', { timeout: 20_000 }, async () => {
      const db = await store.open();
      const proxy = await cuttingProxy(db.url ?? '');
      const sql = await openPostgres(proxy.url, { connections: 1 });
      for (let round = 0; round < 3; round += 1) {
        const ended = sql.transaction(async (tx) => void (await tx.query('select pg_sleep(10)')));
        const rejected = expect(ended).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/);
        await pause(100);
        proxy.reset();
        await rejected;
        expect(await sql.transaction((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
      }
      await sql.close();
      await proxy.close();
      await db.close();
    });

    test('keeps an append once when its first try is still on its way while the second is made', async () => {
      const db = await store.open();
      const proxy = await cuttingProxy(db.url ?? '');
      const sql = await openPostgres(proxy.url, { connections: 2 });
      const { log, close } = await openTestLog({ sql, facts: readingFacts });
      await log.append({ stream: 'learner-a', facts: [page('first')], cause });
      let letGo = () => {};
      const holding = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const locked = db.sql.transaction(async (tx) => {
        await tx.query('select pg_advisory_xact_lock(7566)');
        await holding;
      });
      await pause(50);
      const appends = ['one', 'two', 'three'].map((key) => log.append({ stream: 'learner-a', facts: [page(key)], cause }));
      await expect.poll(waiting).toBeGreaterThan(0);
      const before = await waiting();
      proxy.cut(false); // the server does not hear of it: the first try still waits for the lock
      await expect.poll(waiting).toBeGreaterThan(before);
      letGo();
      await locked;
      for (const verdict of await Promise.all(appends)) expect(verdict).toMatchObject({ ok: true, repeated: false });
      const books = (await log.read('learner-a')).map(({ data }) => (data as { bookId: string }).bookId);
      expect(books).toEqual(['first', 'one', 'two', 'three']);
      await close();
      await sql.close();
      await proxy.close();
      await db.close();

      async function waiting(): Promise<number> {
        const [row] = await db.sql.query<{ n: number }>(
          `select count(*) as n from pg_locks where locktype = 'advisory' and objid = 7566 and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return row?.n ?? 0;
      }
    });

    test('a client that vanished between its append and its commit does not hold the log for ever', { timeout: 20_000 }, async () => {
      const db = await store.open();
      const proxy = await cuttingProxy(db.url ?? '');
      const sql = await openPostgres(proxy.url, { connections: 2 });
      const { log, close } = await openTestLog({ sql: db.sql, facts: readingFacts });
      const tools = { catalogue: catalogueOf(readingFacts, 'test'), clock: testClock(), ids: testIds(), appVersion: 'test' };
      const vanished = sql.transaction(async (tx) => {
        await appendIn(tx, [{ stream: 'learner-a', facts: [page('held')], cause }], tools);
        proxy.cut(false); // the server does not hear of it, and keeps the transaction open with its lock
        await pause(50);
      });
      await expect(vanished).rejects.toThrow();
      const begunMs = performance.now();
      expect(await log.append({ stream: 'learner-b', facts: [page('free')], cause })).toMatchObject({ ok: true });
      expect(performance.now() - begunMs).toBeLessThan(8_000);
      expect(await log.read('learner-a')).toEqual([]);
      await close();
      await sql.close();
      await proxy.close();
      await db.close();
    });

    test('is heard again after a cut, and what was said meanwhile is caught up with', async () => {
      const db = await store.open();
      const proxy = await cuttingProxy(db.url ?? '');
      const sql = await openPostgres(proxy.url, { connections: 2 });
      const { log, close } = await openTestLog({ sql, facts: readingFacts, onError: () => undefined });
      const other = await openTestLog({ sql: db.sql, facts: readingFacts });
      const heard: string[] = [];
      const life: string[] = [];
      await sql.listen('lou_facts', () => undefined, { onLost: () => life.push('lost'), onBack: () => life.push('back') });
      await log.follow([PagesRead.type], (facts) => void heard.push(...facts.map(({ data }) => (data as { bookId: string }).bookId)));
      await other.log.append({ stream: 'learner-a', facts: [page('before')], cause });
      await expect.poll(() => heard).toEqual(['before']);
      proxy.refuse(true);
      proxy.cut();
      await expect.poll(() => life).toEqual(['lost']);
      await other.log.append({ stream: 'learner-a', facts: [page('meanwhile')], cause });
      proxy.refuse(false);
      await expect.poll(() => life, { timeout: 5_000 }).toEqual(['lost', 'back']);
      await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['before', 'meanwhile']);
      await other.log.append({ stream: 'learner-a', facts: [page('after')], cause });
      await expect.poll(() => heard).toEqual(['before', 'meanwhile', 'after']);
      await close();
      await other.close();
      await sql.close();
      await proxy.close();
      await db.close();
    });
  });
}

const page = (bookId: string) => PagesRead({ bookId, pages: 1, localDay: 'd' });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
