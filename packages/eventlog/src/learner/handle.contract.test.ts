import { type AnyFactType, factType, learnerStream, Refused } from '@lou/domain/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { EventLog } from '../log.ts';
import {
  BookFinished,
  cause,
  openTestLog,
  PagesRead,
  readingFacts,
  readingViews,
  readPages,
  shelf,
  starPolicy,
  type TestDatabase,
  testStores,
} from '../testing/index.ts';

for (const store of testStores()) {
  describe(`a command over ${store.name}`, () => {
    let db: TestDatabase;
    let log: EventLog;
    /** Another server process on the same database, with its own memory. */
    let other: EventLog;
    beforeAll(async () => {
      db = await store.open();
      const options = { facts: readingFacts, policies: [starPolicy], views: readingViews };
      ({ log } = await openTestLog({ ...options, sql: db.sql }));
      ({ log: other } = await openTestLog({ ...options, sql: await db.another() }));
    });
    afterAll(async () => {
      await log.close();
      await other.close();
      await db.close();
    });
    const typesOf = async (learnerId: string) => (await log.read(learnerStream(learnerId))).map(({ type }) => type);

    test('appends what the decider answers, with its words', async () => {
      const { facts, version } = await log.handle('a', readPages, { bookId: 'b1', pages: 10, thought: 'hm' }, { cause });
      expect(facts.map(({ type }) => type)).toEqual(['PagesRead', 'NoteTaken']);
      expect(version).toBe(2);
      expect([...(await log.words(facts.map(({ id }) => id))).values()]).toEqual([{ thought: 'hm' }]);
    });

    test('puts what the policies add into the same append', async () => {
      for (const bookId of ['b1', 'b2']) await log.handle('b', readPages, { bookId, pages: 100 }, { cause });
      const { facts } = await other.handle('b', readPages, { bookId: 'b3', pages: 100 }, { cause });
      expect(facts.map(({ type, version }) => `${version} ${type}`)).toEqual(['5 PagesRead', '6 BookFinished', '7 StarEarned']);
    });

    test('refuses with the decider’s own refusal, and stays quiet where nothing changes', async () => {
      await log.handle('c', readPages, { bookId: 'b1', pages: 100 }, { cause });
      await expect(log.handle('c', readPages, { bookId: 'b1', pages: 1 }, { cause })).rejects.toMatchObject({ name: 'Refused', code: 'BOOK_FINISHED' });
      expect(await log.handle('c', readPages, { bookId: 'b2', pages: 0 }, { cause })).toMatchObject({ facts: [], version: 2 });
    });

    test('believes no refusal and no silence that rests on old knowledge', async () => {
      const revise = {
        ...readPages,
        decide: ({ pages }: { pages: number }, { finished }: { finished: readonly string[] }) => {
          if (finished.length === 0) throw new Refused('NOTHING_READ', 'You have read no book yet.');
          return pages > finished.length ? [] : [BookFinished({ bookId: 'again' })];
        },
      };
      await expect(log.handle('d', revise, { pages: 1 }, { cause })).rejects.toMatchObject({ code: 'NOTHING_READ' });
      await log.handle('d', readPages, { bookId: 'b0', pages: 1 }, { cause });
      await other.handle('d', readPages, { bookId: 'b1', pages: 100 }, { cause });
      // This process remembers the learner without a finished book.
      expect((await log.handle('d', revise, { pages: 1 }, { cause })).facts).toHaveLength(1);
    });

    test('decides again when another process was faster', async () => {
      await log.handle('e', readPages, { bookId: 'b1', pages: 60 }, { cause });
      await other.handle('e', readPages, { bookId: 'b1', pages: 30 }, { cause });
      const { facts } = await log.handle('e', readPages, { bookId: 'b1', pages: 15 }, { cause });
      expect(facts.map(({ type }) => type)).toEqual(['PagesRead', 'BookFinished']);
      await expect(other.handle('e', readPages, { bookId: 'b1', pages: 15 }, { cause })).rejects.toMatchObject({ code: 'BOOK_FINISHED' });
    });

    test('handles many commands of one learner at once as if they had come one by one', async () => {
      const one = Array.from({ length: 40 }, () => log.handle('f', readPages, { bookId: 'b1', pages: 5 }, { cause }));
      expect(codesOf(await Promise.allSettled(one))).toEqual(Array.from({ length: 20 }, () => 'BOOK_FINISHED'));
      // Two processes meet in the database.
      const both = Array.from({ length: 12 }, (_, n) => (n % 2 ? log : other).handle('f', readPages, { bookId: 'b2', pages: 20 }, { cause }));
      expect(codesOf(await Promise.allSettled(both))).toEqual(Array.from({ length: 7 }, () => 'BOOK_FINISHED'));
      expect((await typesOf('f')).filter((type) => type === 'BookFinished')).toHaveLength(2);
      for (const each of [log, other]) {
        expect((await each.learner('f')).view(shelf)).toEqual({ b1: { pages: 100, finished: true }, b2: { pages: 100, finished: true } });
      }
    });

    test('does the same command once, whatever was decided meanwhile', async () => {
      const once = { cause, idempotencyKey: 'finish' };
      const first = await log.handle('g', readPages, { bookId: 'b1', pages: 100 }, once);
      // A second try would be refused: the book is finished now.
      expect(await log.handle('g', readPages, { bookId: 'b1', pages: 100 }, once)).toMatchObject({ facts: first.facts, version: first.version });
      expect(await other.handle('g', readPages, { bookId: 'b1', pages: 100 }, once)).toMatchObject({ facts: first.facts, version: first.version });
      expect(await typesOf('g')).toHaveLength(2);
    });

    test('refuses a name that is somebody else’s', async () => {
      await log.handle('h1', readPages, { bookId: 'b1', pages: 1 }, { cause, claims: ['session:h'] });
      await log.handle('h1', readPages, { bookId: 'b1', pages: 1 }, { cause, claims: ['session:h'] });
      const foreign = log.handle('h2', readPages, { bookId: 'b1', pages: 1 }, { cause, claims: ['session:h'] });
      await expect(foreign).rejects.toMatchObject({ code: 'CLAIM_TAKEN' });
      expect(await typesOf('h2')).toEqual([]);
    });

    test('brings old facts to their latest shape before a rule sees them', async () => {
      const OldPagesRead = factType('PagesRead', z.object({ bookId: z.string(), pages: z.number() }), { sample: { bookId: 'b', pages: 1 } });
      const past = await openTestLog({ sql: await db.another(), facts: [OldPagesRead as AnyFactType] });
      await past.log.append({ stream: 'learner-i', facts: [OldPagesRead({ bookId: 'b1', pages: 90 })], cause });
      await past.close();
      expect((await log.read('learner-i')).map(({ data }) => data)).toEqual([{ bookId: 'b1', pages: 90, localDay: 'unknown' }]);
      expect((await log.handle('i', readPages, { bookId: 'b1', pages: 10 }, { cause })).facts).toHaveLength(2);
    });

    test('refuses to decide on a fact that it cannot read; views pass over what they do not know', async () => {
      const Future = factType('FromTheFuture', z.object({}), { sample: {} });
      const FuturePages = factType('PagesRead', z.object({ chapters: z.array(z.string()) }), { sample: { chapters: [] } });
      const future = await openTestLog({ sql: await db.another(), facts: [Future, FuturePages as AnyFactType], appVersion: 'future' });
      await future.log.append({ stream: 'learner-j', facts: [Future({})], cause });
      await future.log.append({ stream: 'learner-k', facts: [FuturePages({ chapters: ['one'] })], cause });
      await future.close();
      expect((await log.handle('j', readPages, { bookId: 'b1', pages: 1 }, { cause })).version).toBe(2);
      expect((await log.learner('j')).view(shelf)).toEqual({ b1: { pages: 1, finished: false } });
      expect((await log.learner('k')).view(shelf)).toEqual({});
      await expect(log.handle('k', readPages, { bookId: 'b1', pages: 1 }, { cause })).rejects.toMatchObject({ code: 'FACT_UNREADABLE', kind: 'unavailable' });
      expect(await log.read('learner-k')).toHaveLength(1);
    });

    test('gives a story its own time', async () => {
      const { facts } = await log.handle('l', readPages, { bookId: 'b1', pages: 1 }, { cause, recordedAtMs: 1_000 });
      expect(facts[0]?.recordedAtMs).toBe(1_000);
      expect(PagesRead.type).toBe(facts[0]?.type);
    });
  });
}

const codesOf = (settled: readonly PromiseSettledResult<unknown>[]): string[] =>
  settled.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Refused).code] : []));
