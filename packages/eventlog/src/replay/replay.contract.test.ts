import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import type { EventLog } from '../log.ts';
import {
  cause,
  diary,
  openTestLog,
  PagesRead,
  pagesByDay,
  readingFacts,
  readingViews,
  readPages,
  shelf,
  starPolicy,
  type TestDatabase,
  testStores,
  whenCaughtUp,
} from '../testing/index.ts';
import { checkReplay } from './check-replay.ts';
import { exportFacts } from './export-facts.ts';
import { replay } from './replay.ts';
import { canonicalJson } from './same-json.ts';

for (const store of testStores()) {
  describe(`replay over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    const catalogue = catalogueOf(readingFacts, 'test');
    const source = () => ({ sql: db.sql, catalogue, views: readingViews });
    beforeAll(async () => {
      db = await store.open();
      ({ log } = await openTestLog({ sql: db.sql, facts: readingFacts, policies: [starPolicy], views: readingViews, snapshotEvery: 10 }));
      for (let n = 0; n < 60; n += 1) {
        await log.handle(`l${n % 3}`, readPages, { bookId: `b${n % 5}`, pages: 7, thought: 'x' }, { cause, recordedAtMs: 1_000 * n }).catch(() => undefined);
        if (n % 10 === 0) await log.learner(`l${n % 3}`);
      }
      await log.append({ stream: 'library', facts: [PagesRead({ bookId: 'open', pages: 1, localDay: 'sunday' })], cause });
      await whenCaughtUp(log);
    });
    afterAll(async () => {
      await log.close();
      await db.close();
    });

    test('gives what the server shows, of every learner and every row', async () => {
      const { facts, learners, rows } = await replay(source());
      expect(facts).toBe((await db.sql.query<{ n: number }>('select count(*) as n from facts'))[0]?.n);
      expect([...learners.keys()]).toEqual(['l0', 'l1', 'l2']);
      for (const [learnerId, { version, states }] of learners) {
        const learner = await log.learner(learnerId);
        expect({ version, shelf: states.get(shelf), diary: states.get(diary) }).toEqual({
          version: learner.version,
          shelf: learner.view(shelf),
          diary: learner.view(diary),
        });
      }
      expect(rows.get('pages-by-day@1')).toEqual(await log.allRows(pagesByDay));
    });

    test('as of a moment gives what the server shows as of it', async () => {
      for (const untilMs of [-1, 0, 12_345, 30_000, 1e9]) {
        const { learners } = await replay(source(), { untilMs });
        for (const learnerId of ['l0', 'l1', 'l2']) {
          const learner = await log.learner(learnerId, { untilMs });
          expect(learners.get(learnerId)?.states.get(shelf) ?? {}).toEqual(learner.view(shelf));
        }
      }
    });

    test('finds nothing wrong where nothing is, whatever was remembered', async () => {
      expect((await db.sql.query<{ n: number }>('select count(*) as n from learner_snapshots'))[0]?.n).toBeGreaterThan(0);
      expect((await checkReplay(source(), log)).differences).toEqual([]);
      await db.sql.query('delete from learner_snapshots');
      expect((await checkReplay(source(), log)).differences).toEqual([]);
    });

    test('a log that folds no learner still knows their version', async () => {
      const own = await store.open();
      const shared = await openTestLog({ sql: own.sql, facts: readingFacts, policies: [], views: [pagesByDay] });
      await shared.log.append({ stream: 'learner-l0', facts: [PagesRead({ bookId: 'b', pages: 1, localDay: 'sunday' })], cause });
      expect((await shared.log.learner('l0')).version).toBe(1);
      await shared.log.close();
      await own.close();
    });

    test('checks platform views alone', async () => {
      const { differences } = await checkReplay({ ...source(), views: [pagesByDay] }, log);
      expect(differences).toEqual([]);
    });

    test('finds a snapshot and a row that somebody touched, and a state that was kept wrongly', async () => {
      await db.sql.query(`insert into learner_snapshots values ('learner-l1', 'shelf', 1, 3, '{"b9":{"pages":1,"finished":true}}')`);
      await db.sql.query(`update platform_rows set row = '{"pages":99}' where view = 'pages-by-day' and key = 'sunday'`);
      const forgetful: EventLog = { ...log, learner: async (id) => log.learner(id === 'l2' ? 'nobody' : id) };
      const { differences } = await checkReplay(source(), forgetful);
      expect(differences.map(({ where, view, of }) => `${where} ${view} ${of}`)).toEqual([
        'snapshot shelf@1 l1',
        'kept shelf@1 l2',
        'kept diary@1 l2',
        'row pages-by-day@1 sunday',
      ]);
    });

    test('exports every fact in stored order, of some types, up to a moment', async () => {
      const all = [];
      for await (const fact of exportFacts(db.sql, catalogue)) all.push(fact);
      const stored = await db.sql.query<{ id: string }>('select id from facts order by position');
      expect(all.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
      const some = [];
      for await (const fact of exportFacts(db.sql, catalogue, { types: ['NoteTaken'], untilMs: 5_000 })) some.push(fact.type);
      expect(new Set(some)).toEqual(new Set(['NoteTaken']));
      expect(some).toHaveLength(6);
    });
  });
}

test('states are the same whatever the order of their keys, and not otherwise', () => {
  expect(canonicalJson({ b: [{ y: 1, x: undefined, a: 2 }], a: null })).toBe('{"a":null,"b":[{"a":2,"y":1}]}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
