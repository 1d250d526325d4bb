import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AppendRequest, AppendVerdict, EventLog } from '../log.ts';
import { cause, openTestLog, PagesRead, readingFacts, readingViews, shelf, testStores } from '../testing/index.ts';

/** What the log is, in a few lines: streams, claims, keys, tombstones. */
class Model {
  readonly streams = new Map<string, string[]>();
  readonly claims = new Map<string, string>();
  readonly keys = new Map<string, { stream: string; versions: number[] }>();
  readonly erased = new Set<string>();

  append({ stream, expectedVersion, facts, claims = [], idempotencyKey }: AppendRequest): unknown {
    const done = idempotencyKey && this.keys.get(idempotencyKey);
    if (done) return { repeated: true, ...done };
    if (this.erased.has(stream)) return 'erased';
    const books = this.streams.get(stream) ?? [];
    if (expectedVersion !== undefined && expectedVersion !== books.length) return `conflict at ${books.length}`;
    if (claims.some((claim) => (this.claims.get(claim) ?? stream) !== stream)) return 'claim-taken';
    const versions = facts.map((_, index) => books.length + index + 1);
    this.streams.set(stream, [...books, ...facts.map(({ data }) => (data as { bookId: string }).bookId)]);
    for (const claim of claims) this.claims.set(claim, stream);
    if (idempotencyKey) this.keys.set(idempotencyKey, { stream, versions });
    return { repeated: false, stream, versions };
  }

  erase(stream: string): void {
    this.streams.delete(stream);
    this.erased.add(stream);
    for (const [claim, owner] of this.claims) if (owner === stream) this.claims.delete(claim);
    for (const [key, done] of this.keys) if (done.stream === stream) this.keys.delete(key);
  }
}

function summary(verdict: AppendVerdict): unknown {
  if (verdict.ok) return { repeated: verdict.repeated, stream: verdict.facts[0]?.stream, versions: verdict.facts.map(({ version }) => version) };
  return verdict.reason === 'conflict' ? `conflict at ${verdict.currentVersion}` : verdict.reason;
}

const names = (prefix: string, many: number) => fc.constantFrom(...Array.from({ length: many }, (_, n) => `${prefix}${n}`));

const operation = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record(
      {
        learner: names('m', 4),
        books: fc.array(names('b', 6), { minLength: 1, maxLength: 4 }),
        /** How far the expected version is off; undefined expects none. */
        off: fc.option(fc.constantFrom(0, 0, 0, 1, -1), { nil: undefined }),
        claims: fc.array(names('claim', 3), { maxLength: 2 }),
        key: names('key', 4),
      },
      { requiredKeys: ['learner', 'books'] },
    ),
  },
  { weight: 1, arbitrary: fc.record({ erased: names('m', 4) }) },
);

for (const store of testStores()) {
  test(`the log does what its model does, over ${store.name}`, async () => {
    const db = await store.open();
    const { log, close } = await openTestLog({ sql: db.sql, facts: readingFacts, views: readingViews, snapshotEvery: 5 });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 30 }), async (operations) => {
        const model = new Model();
        runs += 1;
        const own = (name: string) => `run${runs}-${name}`;
        for (const step of operations) {
          if ('erased' in step) {
            model.erase(`learner-${own(step.erased)}`);
            await log.erase(own(step.erased), cause, async () => undefined);
            continue;
          }
          const stream = `learner-${own(step.learner)}`;
          const at = model.streams.get(stream)?.length ?? 0;
          const request: AppendRequest = {
            stream,
            facts: step.books.map((bookId) => PagesRead({ bookId, pages: 1, localDay: 'd' })),
            cause,
            ...(step.off === undefined ? {} : { expectedVersion: at + step.off }),
            ...(step.claims ? { claims: step.claims.map(own) } : {}),
            ...(step.key ? { idempotencyKey: own(step.key) } : {}),
          };
          expect(summary(await log.append(request))).toEqual(model.append(request));
        }
        await compare(log, model, own);
      }),
      { numRuns: 40 },
    );
    await close();
    await db.close();
  });
}

async function compare(log: EventLog, model: Model, own: (name: string) => string): Promise<void> {
  for (const n of [0, 1, 2, 3]) {
    const learnerId = own(`m${n}`);
    const books = model.streams.get(`learner-${learnerId}`) ?? [];
    const facts = await log.read(`learner-${learnerId}`);
    expect(facts.map(({ data, version }) => [version, (data as { bookId: string }).bookId])).toEqual(books.map((book, index) => [index + 1, book]));
    const counted: Record<string, { pages: number; finished: boolean }> = {};
    for (const book of books) counted[book] = { pages: (counted[book]?.pages ?? 0) + 1, finished: false };
    expect((await log.learner(learnerId)).view(shelf)).toEqual(counted);
  }
  for (const n of [0, 1, 2]) expect(await log.claimedBy(own(`claim${n}`))).toBe(model.claims.get(own(`claim${n}`)));
}
