import { learnerStream, learnerView } from '@lou/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventLog } from '../log.ts';
import type { Sql, SqlValue } from '../sql.ts';
import {
  BookFinished,
  cause,
  diary,
  openTestLog,
  PagesRead,
  readingFacts,
  readPages,
  shelf,
  starPolicy,
  type TestDatabase,
  testStores,
} from '../testing/index.ts';

/** The same database, with a count of what is asked of it. */
function counted(sql: Sql): Sql & { asked: string[] } {
  const asked: string[] = [];
  return Object.assign(Object.create(sql) as Sql, {
    asked,
    query: (statement: string, values?: readonly SqlValue[]) => {
      asked.push(statement);
      return sql.query(statement, values);
    },
  }) as Sql & { asked: string[] };
}

const page = (pages = 1) => PagesRead({ bookId: 'b1', pages, localDay: '2026-01-05' });

for (const store of testStores()) {
  describe(`learner views over ${store.name}`, () => {
    let db: TestDatabase;
    let sql: Sql & { asked: string[] };
    let log: EventLog;
    beforeAll(async () => {
      db = await store.open();
      sql = counted(db.sql);
      ({ log } = await openTestLog({ sql, facts: readingFacts, policies: [starPolicy], views: [shelf, diary], snapshotEvery: 20 }));
    });
    afterAll(async () => {
      await log.close();
      await db.close();
    });
    const askedBy = async (work: () => Promise<unknown>) => {
      sql.asked.length = 0;
      await work();
      return sql.asked.length;
    };
    const append = (learnerId: string, facts: number) =>
      log.append({ stream: learnerStream(learnerId), facts: Array.from({ length: facts }, () => page()), cause });
    const snapshots = (learnerId: string) =>
      db.sql.query('select view, view_version, version, state from learner_snapshots where stream = $1 order by view, view_version', [
        learnerStream(learnerId),
      ]);

    test('are folded from one look at the log, and stay as they were when the learner goes on', async () => {
      await log.handle('a', readPages, { bookId: 'b1', pages: 100 }, { cause });
      const before = await log.learner('a');
      await log.handle('a', readPages, { bookId: 'b2', pages: 5 }, { cause });
      const after = await log.learner('a');
      expect(before).toMatchObject({ learnerId: 'a', version: 2 });
      expect(before.view(shelf)).toEqual({ b1: { pages: 100, finished: true } });
      expect(after.version).toBe(3);
      expect(after.view(shelf)).toEqual({ b1: { pages: 100, finished: true }, b2: { pages: 5, finished: false } });
      expect(after.view(diary).lately).toEqual(['1 PagesRead', '2 BookFinished', '3 PagesRead']);
      expect(await (await log.learner('stranger')).view(diary)).toEqual(diary.initial);
    });

    test('ask the log only for what is new, and a sole writer not at all', async () => {
      await append('b', 5);
      expect(await askedBy(() => log.learner('b'))).toBe(2);
      expect(await askedBy(() => log.learner('b'))).toBe(store.name === 'PGlite' ? 0 : 1);
      await append('b', 1);
      expect(await askedBy(async () => expect((await log.learner('b')).view(shelf)).toEqual({ b1: { pages: 6, finished: false } }))).toBe(
        store.name === 'PGlite' ? 0 : 1,
      );
    });

    test('miss nothing that was appended while they were being read', async () => {
      for (let round = 0; round < 30; round += 1) {
        const learnerId = `c${round}`;
        await append(learnerId, 1);
        await Promise.all([log.learner(learnerId), append(learnerId, 1), log.learner(learnerId), append(learnerId, 1)]);
        expect((await log.learner(learnerId)).view(shelf)).toEqual({ b1: { pages: 3, finished: false } });
      }
    });

    test('are not kept from a read that an append has overtaken', async () => {
      let answerLater: Promise<void> | undefined;
      const slow: Sql = Object.assign(Object.create(db.sql) as Sql, {
        query: async (statement: string, values?: readonly SqlValue[]) => {
          const rows = await db.sql.query(statement, values);
          if (statement.includes('from facts')) await answerLater;
          return rows;
        },
      });
      const opened = await openTestLog({ sql: slow, facts: readingFacts, views: [shelf] });
      await opened.log.append({ stream: 'learner-late', facts: [page()], cause });
      let answer = () => {};
      answerLater = new Promise((resolve) => {
        answer = resolve;
      });
      const early = opened.log.learner('late');
      await new Promise((resolve) => setTimeout(resolve, 30));
      await opened.log.append({ stream: 'learner-late', facts: [page()], cause });
      answer();
      answerLater = undefined;
      expect((await early).version).toBe(1);
      expect((await opened.log.learner('late')).version).toBe(2);
      await opened.close();
    });

    test('leave a snapshot behind every so many facts, and go on from it', async () => {
      await append('d', 19);
      await log.learner('d');
      expect(await snapshots('d')).toEqual([]);
      await append('d', 1);
      await expect
        .poll(() => snapshots('d'))
        .toMatchObject([
          { view: 'diary', version: 20 },
          { view: 'shelf', version: 20, state: { b1: { pages: 20 } } },
        ]);
      await append('d', 3);
      const cold = await openTestLog({ sql, facts: readingFacts, views: [shelf, diary], snapshotEvery: 20 });
      const learner = await cold.log.learner('d');
      expect(learner.version).toBe(23);
      expect(learner.view(shelf)).toEqual({ b1: { pages: 23, finished: false } });
      expect(learner.view(diary)).toEqual((await log.learner('d')).view(diary));
      await cold.close();
    });

    test('are the same without any snapshot, and with one that lies ahead of the log', async () => {
      await append('e', 45);
      const should = (await log.learner('e')).view(diary);
      await log.close();
      await db.sql.query(`delete from learner_snapshots`);
      for (const spoil of ['', `insert into learner_snapshots values ('learner-e', 'diary', 1, 99, '{"wrong":true}'), ('learner-e', 'shelf', 1, 99, '{}')`]) {
        if (spoil) await db.sql.query(spoil);
        const fresh = await openTestLog({ sql, facts: readingFacts, views: [shelf, diary] });
        expect((await fresh.log.learner('e')).view(diary)).toEqual(should);
        await fresh.close();
      }
      ({ log } = await openTestLog({ sql, facts: readingFacts, policies: [starPolicy], views: [shelf, diary], snapshotEvery: 20 }));
    });

    test('of another version begin anew, beside the old one', async () => {
      await append('f', 25);
      await log.learner('f');
      await expect.poll(async () => (await snapshots('f')).length).toBe(2);
      const shelf2 = learnerView({ name: 'shelf', version: 2, listensTo: [PagesRead], initial: { times: 0 }, evolve: ({ times }) => ({ times: times + 1 }) });
      const next = await openTestLog({ sql, facts: readingFacts, views: [shelf2, diary], snapshotEvery: 20 });
      expect((await next.log.learner('f')).view(shelf2)).toEqual({ times: 25 });
      expect((await log.learner('f')).view(shelf)).toEqual({ b1: { pages: 25, finished: false } });
      await next.close();
      expect((await snapshots('f')).map(({ view, view_version }) => `${view}@${view_version}`)).toEqual(['diary@1', 'shelf@2']);
    });

    test('as of a moment are the same fold over what had been recorded then', async () => {
      for (const recordedAtMs of [1_000, 2_000, 3_000]) await log.append({ stream: 'learner-g', facts: [page(10)], cause, recordedAtMs });
      await append('g', 30);
      await log.learner('g');
      const then = await log.learner('g', { untilMs: 2_500 });
      expect(then.version).toBe(2);
      expect(then.view(shelf)).toEqual({ b1: { pages: 20, finished: false } });
      expect((await log.learner('g', { untilMs: 999 })).view(shelf)).toEqual({});
      // Looking back has left nothing behind.
      expect((await log.learner('g')).version).toBe(33);
    });

    test('that break on a fact break those who ask for them, and nobody else', async () => {
      const brittle = learnerView({
        name: 'brittle',
        version: 1,
        listensTo: [BookFinished],
        initial: 0,
        evolve: () => {
          throw new Error('no shelf left');
        },
      });
      const opened = await openTestLog({ sql, facts: readingFacts, views: [shelf, brittle] });
      await opened.log.handle('h', readPages, { bookId: 'b1', pages: 100 }, { cause });
      const learner = await opened.log.learner('h');
      expect(learner.view(shelf)).toEqual({ b1: { pages: 100, finished: true } });
      expect(() => learner.view(brittle)).toThrow('no shelf left');
      await opened.close();
    });

    test('that nobody registered are refused by name; without a list every view is folded when it is asked for', async () => {
      await append('i', 2);
      const other = learnerView({ name: 'other', version: 1, listensTo: [PagesRead], initial: 0, evolve: (count) => count + 1 });
      const learner = await log.learner('i');
      expect(() => learner.view(other)).toThrow('The view other is not among the views of this log');
      const free = await openTestLog({ sql, facts: readingFacts });
      expect((await free.log.learner('i')).view(other)).toBe(2);
      await free.close();
    });

    test('of more learners than are kept come from the log again', async () => {
      const small = await openTestLog({ sql: await db.another(), facts: readingFacts, views: [shelf], learnersKept: 2 });
      for (const learnerId of ['j1', 'j2', 'j3']) await append(learnerId, 2);
      for (const learnerId of ['j1', 'j2', 'j3', 'j1']) expect((await small.log.learner(learnerId)).version).toBe(2);
      await small.close();
    });
  });
}
