import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { IDENTITY_STREAM, LearnerErased } from '@lou/domain/identity/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import { readErasures } from './ledger.ts';
import type { EventLog } from './log.ts';
import { checkReplay } from './replay/check-replay.ts';
import {
  cause,
  openBooks,
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
} from './testing/index.ts';

for (const store of testStores()) {
  describe(`erasing a learner over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lou-ledger-'));
    const ledgerFile = path.join(folder, 'erasures');
    const source = () => ({ sql: db.sql, catalogue: catalogueOf(readingFacts, 'test'), views: readingViews });
    beforeAll(async () => {
      db = await store.open();
      await db.sql.script('create table profiles (id text primary key, name text)');
      ({ log } = await openTestLog({ sql: db.sql, facts: readingFacts, policies: [starPolicy], views: readingViews, ledgerFile, snapshotEvery: 5 }));
    });
    afterAll(async () => {
      await log.close();
      await db.close();
      fs.rmSync(folder, { recursive: true });
    });

    /** A learner who read, said and claimed something unmistakable. */
    const live = async (learnerId: string) => {
      await db.sql.query('insert into profiles values ($1, $2)', [learnerId, `Name of ${learnerId}`]);
      for (let n = 0; n < 8; n += 1) {
        await log.handle(
          learnerId,
          readPages,
          { bookId: `b${n % 3}`, pages: 40, thought: `canary of ${learnerId} ${n}` },
          {
            cause,
            claims: [`session:${learnerId}`],
            idempotencyKey: `${learnerId} ${n}`,
          },
        );
      }
      await log.learner(learnerId);
    };
    const eraseProfile = (learnerId: string) =>
      log.erase(learnerId, cause, async (tx) => void (await tx.query('delete from profiles where id = $1', [learnerId])));
    const everything = async () => {
      const tables = ['facts', 'fact_words', 'claims', 'append_keys', 'learner_snapshots', 'platform_rows', 'profiles'];
      const rows = await Promise.all(tables.map((table) => db.sql.query(`select * from ${table} t order by t::text`)));
      return rows.flat().map((row) => JSON.stringify(row));
    };

    test('leaves nothing of theirs and everything of the others', async () => {
      await live('ada');
      const withoutBob = await everything();
      await live('bob');
      await expect.poll(async () => (await db.sql.query('select from learner_snapshots where stream = $1', ['learner-bob'])).length).toBeGreaterThan(0);
      await log.learner('bob');
      await eraseProfile('bob');

      const left = await everything();
      expect(left.filter((row) => row.includes('bob'))).toEqual([expect.stringContaining('LearnerErased')]);
      const ofAda = (rows: string[]) => rows.filter((row) => row.includes('learner-ada') && !row.includes('"view"'));
      expect(ofAda(left)).toEqual(expect.arrayContaining(ofAda(withoutBob)));
      expect(await log.read('learner-bob')).toEqual([]);
      expect((await log.learner('bob')).view(shelf)).toEqual({});
      expect((await log.read(IDENTITY_STREAM)).map(({ type, data }) => ({ type, data }))).toEqual([{ type: LearnerErased.type, data: { learnerId: 'bob' } }]);
    });

    test('folds the shared rows anew, so that everything still equals its replay', async () => {
      const after = await log.handle('ada', readPages, { bookId: 'b5', pages: 7 }, { cause });
      await log.rows(openBooks, [], { after: after.facts });
      await log.rows(pagesByDay, [], { after: after.facts });
      expect((await checkReplay(source(), log)).differences).toEqual([]);
      expect((await log.allRows(pagesByDay)).get('2026-01-05')).toEqual({ pages: 8 * 40 + 7 });
    });

    test('takes no fact again, by whatever way', async () => {
      const page = PagesRead({ bookId: 'b1', pages: 1, localDay: '2026-01-05' });
      expect(await log.append({ stream: 'learner-bob', facts: [page], cause })).toEqual({ ok: false, reason: 'erased' });
      expect(await log.append({ stream: 'learner-bob', expectedVersion: 0, facts: [page, page], cause })).toEqual({ ok: false, reason: 'erased' });
      await expect(log.handle('bob', readPages, { bookId: 'b1', pages: 1 }, { cause })).rejects.toMatchObject({ code: 'LEARNER_ERASED', kind: 'missing' });
      const rows = log.appendWith(async () => ({ result: 0, appends: [{ stream: 'learner-bob', facts: [page], cause }] }));
      await expect(rows).rejects.toMatchObject({ code: 'LEARNER_ERASED' });
      await db.sql.query(`select save_snapshots('learner-bob', 1, array['shelf'], array[1], '[{}]')`);
      expect(await db.sql.query(`select from learner_snapshots where stream = 'learner-bob'`)).toEqual([]);
    });

    test('is noticed by a process that still remembers the learner', async () => {
      const other = await openTestLog({ sql: await db.another(), facts: readingFacts, policies: [starPolicy], views: readingViews });
      await live('eve');
      expect((await other.log.learner('eve')).version).toBeGreaterThan(0);
      await eraseProfile('eve');
      expect((await other.log.learner('eve')).version).toBe(0);
      await expect(other.log.handle('eve', readPages, { bookId: 'b1', pages: 1 }, { cause })).rejects.toMatchObject({ code: 'LEARNER_ERASED' });
      await other.close();
    });

    test('is written down, on the disk, before it is done', async () => {
      expect(readErasures(ledgerFile).map(({ learnerId }) => learnerId)).toEqual(['bob', 'eve']);
      await live('flo');
      const failing = await openTestLog({
        sql: await db.another(),
        facts: readingFacts,
        views: readingViews,
        ledgerFile: path.join(folder, 'no', 'such', 'folder'),
      });
      await expect(failing.log.erase('flo', cause, async () => undefined)).rejects.toThrow('ENOENT');
      await failing.close();
      expect((await log.read('learner-flo')).length).toBeGreaterThan(0);
    });

    test('keeps everything when the caller’s own rows fail', async () => {
      const failing = log.erase('flo', cause, async () => {
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect((await log.learner('flo')).version).toBeGreaterThan(0);
    });

    test('holds while the learner is still busy, and while others are', async () => {
      const learners = Array.from({ length: 6 }, (_, n) => `g${n}`);
      await Promise.all(learners.map(live));
      const busy = learners.map(async (learnerId) => {
        for (let n = 0; n < 15; n += 1) await log.handle(learnerId, readPages, { bookId: `x${n}`, pages: 3 }, { cause }).catch(() => undefined);
      });
      await Promise.all(['g0', 'g3'].map(eraseProfile));
      await Promise.all(busy);
      const last = await log.handle('g1', readPages, { bookId: 'last', pages: 3 }, { cause });
      for (const view of [pagesByDay, openBooks]) await log.allRows(view as typeof pagesByDay, { after: last.facts });
      expect(await log.read('learner-g0')).toEqual([]);
      expect((await checkReplay(source(), log)).differences).toEqual([]);
    });
  });
}
