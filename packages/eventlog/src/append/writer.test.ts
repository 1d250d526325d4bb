import { Refused } from '@lou/domain/kernel';
import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue.ts';
import type { AppendRequest } from '../log.ts';
import { SqlError, type SqlRunner, type SqlValue } from '../sql.ts';
import { cause, PagesRead, readingFacts, testClock, testIds } from '../testing/index.ts';
import { untilKnown } from './lost-connection.ts';
import { prepareAppend } from './pending-append.ts';
import { coalescingWriter } from './writer.ts';

const tools = { catalogue: catalogueOf(readingFacts, 'test'), clock: testClock(), ids: testIds(), appVersion: 'test' };
const pending = (stream: string, more: Partial<AppendRequest> = {}) =>
  prepareAppend({ stream, facts: [PagesRead({ bookId: 'b', pages: 1, localDay: 'd' })], cause, ...more }, tools);

interface Call {
  readonly streams: readonly string[];
  readonly again: boolean;
  answer(): void;
  fail(error: Error): void;
}

/** A database that keeps its callers waiting, and shows what it was asked. */
function slowLane() {
  const calls: Call[] = [];
  const lane: SqlRunner = {
    query: <Row>(statement: string, values: readonly SqlValue[] = []) =>
      new Promise<Row[]>((resolve, reject) => {
        const one = statement.includes('append_one');
        const streams = one ? [String(values[0])] : (values[0] as readonly string[]);
        calls.push({
          streams,
          again: values[14] === true,
          answer: () => resolve([one ? { head: 0 } : { heads: streams.map(() => 0), problems: null }] as Row[]),
          fail: reject,
        });
      }),
  };
  return { lane, calls };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));
const until = async (calls: readonly Call[], many: number) => {
  for (let tries = 0; calls.length < many && tries < 200; tries += 1) await soon();
  return calls.slice(0, many);
};

test('everything that waits goes as one statement, at most two are under way', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const first = writer.write(pending('s0'));
  await soon();
  const second = writer.write(pending('s1'));
  await soon();
  const rest = Array.from({ length: 20 }, (_, n) => writer.write(pending(`s${n + 2}`)));
  await soon();
  expect(calls.map(({ streams }) => streams.length)).toEqual([1, 1]);
  calls[0]?.answer();
  await first;
  await soon();
  expect(calls.map(({ streams }) => streams.length)).toEqual([1, 1, 20]);
  calls[1]?.answer();
  calls[2]?.answer();
  await Promise.all([second, ...rest]);
  await writer.idle();
});

test('many that come at once go as two halves, so that one is made while the other is written', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const all = Array.from({ length: 40 }, (_, n) => writer.write(pending(`s${n}`)));
  await soon();
  expect(calls.map(({ streams }) => streams.length)).toEqual([20, 20]);
  for (const call of calls) call.answer();
  await Promise.all(all);
});

test('a second append to a stream waits for the first, and so does one with the same key or claim', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const all = [
    writer.write(pending('s1')),
    writer.write(pending('s1')),
    writer.write(pending('s2', { claims: ['c'] })),
    writer.write(pending('s3', { claims: ['c'] })),
    writer.write(pending('s4', { idempotencyKey: 'k' })),
    writer.write(pending('s5', { idempotencyKey: 'k' })),
    writer.write(pending('s1')),
  ];
  await soon();
  expect(calls.map(({ streams }) => streams)).toEqual([
    ['s1', 's2', 's4'],
    ['s3', 's5'],
  ]);
  calls[0]?.answer();
  calls[1]?.answer();
  const [third] = (await until(calls, 3)).slice(2);
  expect(third?.streams).toEqual(['s1']);
  third?.answer();
  const [fourth] = (await until(calls, 4)).slice(3);
  fourth?.answer();
  await Promise.all(all);
});

test('whoever expects a version that the stream has passed hears so without asking', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const winner = writer.write(pending('s1', { expectedVersion: 0 }));
  const rivals = [0, 0, 0].map((expectedVersion) => writer.write(pending('s1', { expectedVersion })));
  const keyed = writer.write(pending('s1', { expectedVersion: 0, idempotencyKey: 'k' }));
  (await until(calls, 1))[0]?.answer();
  expect(await winner).toEqual({ kind: 'written', firstVersion: 1 });
  expect(await Promise.all(rivals)).toEqual([1, 1, 1].map((currentVersion) => ({ kind: 'conflict', currentVersion })));
  (await until(calls, 2))[1]?.answer();
  await keyed;
});

test('a batch that fails as a whole is tried one by one, and only the culprit hears of it', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const all = Promise.allSettled(['s1', 's2', 's3'].map((stream) => writer.write(pending(stream))));
  (await until(calls, 1))[0]?.fail(new SqlError('22P05', 'cannot be stored'));
  for (const n of [1, 2, 3]) {
    const call = (await until(calls, n + 1))[n];
    if (call?.streams[0] === 's2') call.fail(new SqlError('22P05', 'cannot be stored'));
    else call?.answer();
  }
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a refusal of the whole store is everybody’s, and nothing is tried again', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const all = Promise.allSettled(['s1', 's2'].map((stream) => writer.write(pending(stream))));
  (await until(calls, 1))[0]?.fail(new Refused('READ_ONLY', 'Later.', 'unavailable'));
  for (const each of await all) expect(each).toMatchObject({ status: 'rejected', reason: { code: 'READ_ONLY' } });
  expect(calls).toHaveLength(1);
});

test('after a lost connection the same batch is written again, looking for what was kept', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const all = ['s1', 's2'].map((stream) => writer.write(pending(stream)));
  (await until(calls, 1))[0]?.fail(new SqlError('CONNECTION_CLOSED', 'gone'));
  (await until(calls, 2))[1]?.fail(new SqlError('ECONNREFUSED', 'not there'));
  const third = (await until(calls, 3))[2];
  expect(calls.map(({ again }) => again)).toEqual([false, true, true]);
  third?.answer();
  expect(await Promise.all(all)).toMatchObject([{ kind: 'written' }, { kind: 'written' }]);
});

test('an outcome that nobody can find out is not called a failure', async () => {
  let tries = 0;
  const lost = untilKnown(async () => {
    tries += 1;
    throw new SqlError('CONNECTION_CLOSED', 'gone');
  }, 100);
  await expect(lost).rejects.toMatchObject({ code: 'OUTCOME_UNKNOWN', message: expect.stringContaining('not known') });
  expect(tries).toBeGreaterThan(2);
  const refused = untilKnown(async () => {
    throw new SqlError('23505', 'twice');
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
});

test('after a lost try, another failure leaves the outcome unknown: nothing is decided as if it had not been written', async () => {
  const { lane, calls } = slowLane();
  const writer = coalescingWriter(lane);
  const written = Promise.allSettled([writer.write(pending('a')), writer.write(pending('b'))]);
  await until(calls, 1);
  calls[0]?.fail(new SqlError('CONNECTION_CLOSED', 'cut after the commit'));
  await until(calls, 2);
  calls[1]?.fail(new SqlError('53100', 'the disk is full'));
  expect(await written).toMatchObject([{ reason: { code: 'OUTCOME_UNKNOWN' } }, { reason: { code: 'OUTCOME_UNKNOWN' } }]);
  expect(calls).toHaveLength(2);
});
