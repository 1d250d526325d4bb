import type { RecordedFact } from '@lou/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventLog } from '../log.ts';
import { BookFinished, cause, NoteTaken, openTestLog, PagesRead, readingFacts, type TestDatabase, testStores } from '../testing/index.ts';

const page = (bookId = 'b1', pages = 1) => PagesRead({ bookId, pages, localDay: '2026-01-05' });
const versions = (facts: readonly RecordedFact[]) => facts.map(({ version }) => version);

for (const store of testStores()) {
  describe(`append over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    beforeAll(async () => {
      db = await store.open();
      ({ log } = await openTestLog({ sql: db.sql, facts: readingFacts }));
    });
    afterAll(async () => {
      await log.close();
      await db.close();
    });

    test('gives each stream versions without gaps, and answers the facts as they will be read', async () => {
      const first = await log.append({ stream: 'learner-a', expectedVersion: 0, facts: [page(), page('b2', 3)], cause, recordedAtMs: 1767603600123 });
      const second = await log.append({ stream: 'learner-a', expectedVersion: 2, facts: [BookFinished({ bookId: 'b2' })], cause });
      const third = await log.append({ stream: 'learner-a', facts: [page()], cause: { ...cause, causationId: 'f1', variant: 'e1=b' } });
      const answered = [first, second, third].flatMap((verdict) => (verdict.ok ? verdict.facts : []));
      expect(versions(answered)).toEqual([1, 2, 3, 4]);
      expect(await log.read('learner-a')).toEqual(answered);
      expect(answered[0]).toMatchObject({ type: 'PagesRead', stream: 'learner-a', recordedAtMs: 1767603600123, meta: { ...cause, appVersion: 'test' } });
      expect(answered[3]?.meta).toEqual({ ...cause, causationId: 'f1', variant: 'e1=b', appVersion: 'test' });
    });

    test('refuses a version that the stream does not stand at, and writes nothing of it', async () => {
      await log.append({ stream: 'learner-b', expectedVersion: 0, facts: [page()], cause });
      for (const expectedVersion of [0, 2]) {
        const verdict = await log.append({ stream: 'learner-b', expectedVersion, facts: [page(), page()], cause });
        expect(verdict).toEqual({ ok: false, reason: 'conflict', currentVersion: 1 });
      }
      expect(await log.read('learner-b')).toHaveLength(1);
    });

    test('gives every append of a batch a verdict of its own', async () => {
      await log.append({ stream: 'learner-c1', facts: [page()], cause, claims: ['seat'], idempotencyKey: 'once' });
      const verdicts = await Promise.all([
        log.append({ stream: 'learner-c2', expectedVersion: 0, facts: [page(), page()], cause }),
        log.append({ stream: 'learner-c3', expectedVersion: 7, facts: [page()], cause }),
        log.append({ stream: 'learner-c4', facts: [page()], cause, claims: ['free', 'seat'] }),
        log.append({ stream: 'learner-c5', facts: [page()], cause, idempotencyKey: 'once' }),
        log.append({ stream: 'learner-c6', facts: [page()], cause, claims: ['another'] }),
      ]);
      expect(verdicts.map((verdict) => (verdict.ok ? { repeated: verdict.repeated, versions: versions(verdict.facts) } : verdict))).toEqual([
        { repeated: false, versions: [1, 2] },
        { ok: false, reason: 'conflict', currentVersion: 0 },
        { ok: false, reason: 'claim-taken', claim: 'seat', stream: 'learner-c1' },
        { repeated: true, versions: [1] },
        { repeated: false, versions: [1] },
      ]);
      expect(await log.read('learner-c5')).toEqual([]);
      expect(await log.claimedBy('free')).toBeUndefined();
      expect(await log.claimedBy('another')).toBe('learner-c6');
    });

    test('keeps a claimed name for its stream, however often that claims it', async () => {
      await log.append({ stream: 'learner-d', facts: [page()], cause, claims: ['session:1', 'session:1'] });
      expect((await log.append({ stream: 'learner-d', facts: [page()], cause, claims: ['session:1'] })).ok).toBe(true);
      const rivals = await Promise.all(
        Array.from({ length: 8 }, (_, n) => log.append({ stream: `learner-d${n}`, facts: [page()], cause, claims: ['session:2'] })),
      );
      expect(rivals.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await log.claimedBy('session:2')).toMatch(/^learner-d\d$/);
    });

    test('does the same thing once, and answers the second time what it answered the first', async () => {
      const request = { stream: 'learner-e', facts: [page(), BookFinished({ bookId: 'b1' })], cause, idempotencyKey: 'e1' };
      const all = await Promise.all([log.append(request), log.append(request), log.append(request)]);
      const again = await log.append({ ...request, expectedVersion: 0 });
      const facts = [...all, again].map((verdict) => (verdict.ok ? verdict.facts : verdict));
      expect(await log.read('learner-e')).toEqual(facts[0]);
      for (const each of facts) expect(each).toEqual(facts[0]);
      expect([...all, again].filter((verdict) => verdict.ok && !verdict.repeated)).toHaveLength(1);
    });

    test('keeps words beside their facts and out of them', async () => {
      const verdict = await log.append({
        stream: 'learner-f',
        facts: [page(), NoteTaken({ bookId: 'b1' }, { thought: 'A “thought”\u0000 with \ud800 everything', tags: ['x', 'ÿ'] }), NoteTaken({ bookId: 'b2' })],
        cause,
      });
      const ids = verdict.ok ? verdict.facts.map(({ id }) => id) : [];
      expect(await log.words(ids)).toEqual(new Map([[ids[1], { thought: 'A “thought”\u0000 with \ud800 everything', tags: ['x', 'ÿ'] }]]));
      expect(JSON.stringify(await log.read('learner-f'))).not.toContain('thought');
      const alone = await log.append({ stream: 'learner-f', facts: [NoteTaken({ bookId: 'b3' }, { thought: 'alone' })], cause });
      const id = alone.ok ? (alone.facts[0]?.id ?? '') : '';
      expect((await log.words([id])).get(id)).toEqual({ thought: 'alone' });
    });

    test('does not let one append that cannot be stored take the others with it', async () => {
      const all = await Promise.allSettled(['learner-g1', 'learner-\u0000', 'learner-g3'].map((stream) => log.append({ stream, facts: [page()], cause })));
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await log.read('learner-g3')).toHaveLength(1);
    });

    test('takes no fact that the catalogue does not know, and none of another shape', async () => {
      await expect(log.append({ stream: 'learner-h', facts: [{ type: 'Unheard', data: {} }], cause })).rejects.toThrow('Unheard is not in the catalogue');
      await expect(log.append({ stream: 'learner-h', facts: [page('b1', -1)], cause })).rejects.toThrow('PagesRead cannot be recorded: pages');
      await expect(log.append({ stream: 'learner-h', facts: [], cause })).rejects.toThrow('without facts');
    });

    test('keeps the order in which appends to one stream came', async () => {
      await Promise.all(Array.from({ length: 60 }, (_, n) => log.append({ stream: 'learner-i', facts: [page(`b${n}`)], cause })));
      const books = (await log.read('learner-i')).map(({ data }) => (data as { bookId: string }).bookId);
      expect(books).toEqual(Array.from({ length: 60 }, (_, n) => `b${n}`));
    });

    test('reads a part of a stream: after a version, up to a moment, at most so many', async () => {
      for (const [n, recordedAtMs] of [1_000, 3_000, 2_000, 4_000].entries()) {
        await log.append({ stream: 'learner-j', facts: [page(`b${n}`)], cause, recordedAtMs });
      }
      expect(versions(await log.read('learner-j', { afterVersion: 2 }))).toEqual([3, 4]);
      expect(versions(await log.read('learner-j', { untilMs: 2_000 }))).toEqual([1, 3]);
      expect(versions(await log.read('learner-j', { limit: 2 }))).toEqual([1, 2]);
      expect(await log.read('learner-nobody')).toEqual([]);
    });

    test.each([
      ["update facts set data = '{}'"],
      ["delete from facts where stream = 'learner-a'"],
      ['truncate facts'],
      ["update fact_words set words = '{}'"],
      ['delete from fact_words'],
      ['truncate fact_words'],
    ])('never changes what happened: %s', async (statement) => {
      const before = await db.sql.query('select count(*) as n, max(position) as newest from facts');
      await expect(db.sql.query(statement)).rejects.toMatchObject({ code: '23001', message: expect.stringContaining('The log only grows') });
      expect(await db.sql.query('select count(*) as n, max(position) as newest from facts')).toEqual(before);
    });

    test('has each version of a stream and each id once, whoever writes', async () => {
      const copy = (what: string) =>
        db.sql.query(`insert into facts (id, stream, version, type, data, meta, recorded_at)
          select ${what}, type, data, meta, recorded_at from facts where stream = 'learner-a' and version = 1`);
      await expect(copy('gen_random_uuid(), stream, version')).rejects.toMatchObject({ code: '23505', constraint: 'facts_stream_version_key' });
      await expect(copy("id, 'learner-z', 1")).rejects.toMatchObject({ code: '23505', constraint: 'facts_id_key' });
    });
  });
}
