/** Rows and facts in one transaction. */
import { type RecordedFact, Refused } from '@lou/domain/kernel';
import type { AppendRequest } from '../log.ts';
import type { Sql, SqlRunner, TransactionOptions } from '../sql.ts';
import { appendMany, type Outcome } from './append-many.ts';
import { isLost, untilKnown } from './lost-connection.ts';
import { type AppendTools, type PendingAppend, prepareAppend, recordedFacts } from './pending-append.ts';

export interface AppendWithTools extends AppendTools {
  readonly sql: Sql;
  readonly onAppended: (stream: string, facts: readonly RecordedFact[]) => void;
}

/** What `rows` did and wants recorded. */
export interface RowsAndFacts<Result> {
  readonly result: Result;
  readonly appends: readonly AppendRequest[];
}

/** EventLog.appendWith. */
export function appenderWith(tools: AppendWithTools) {
  return async function appendWith<Result>(
    rows: (tx: SqlRunner) => Promise<RowsAndFacts<Result>>,
    options?: TransactionOptions,
  ): Promise<{ result: Result; facts: readonly RecordedFact[] }> {
    let done: { readonly result: Result; readonly facts: readonly RecordedFact[] } | undefined;
    try {
      await tools.sql.transaction(async (tx) => {
        const { result, appends } = await rows(tx);
        done = { result, facts: await appendIn(tx, appends, tools) };
      }, options);
    } catch (error) {
      // Lost under the commit: whether it was kept is known to the log alone.
      if (!done || !isLost(error) || !(await isKept(tools.sql, done.facts))) throw error;
    }
    if (!done) throw new Error('A transaction ended without its work.');
    for (const [stream, facts] of byStream(done.facts)) tools.onAppended(stream, facts);
    return done;
  };
}

/**
 * Appends as the last thing that a transaction does: from here on it holds the log's one lock. Throws Refused where one
 * of them cannot be, which rolls everything back.
 */
export async function appendIn(tx: SqlRunner, appends: readonly AppendRequest[], tools: AppendTools): Promise<RecordedFact[]> {
  const facts: RecordedFact[] = [];
  for (const batch of batchesOf(appends.map((request) => prepareAppend(request, tools)))) {
    const outcomes = await appendMany(tx, batch, false, true);
    for (const [index, pending] of batch.entries()) facts.push(...recordedFacts(pending, firstVersionOf(outcomes[index]), tools.catalogue));
  }
  return facts;
}

/** A batch names a stream, a claim and a key at most once; a second time begins a new one. */
function batchesOf(appends: readonly PendingAppend[]): PendingAppend[][] {
  const batches: PendingAppend[][] = [];
  let names = new Set<string>();
  for (const append of appends) {
    const { stream, claims = [], idempotencyKey } = append.request;
    const own = [`stream ${stream}`, ...claims.map((claim) => `claim ${claim}`), ...(idempotencyKey ? [`key ${idempotencyKey}`] : [])];
    const batch = batches.at(-1);
    if (batch && !own.some((name) => names.has(name))) batch.push(append);
    else {
      batches.push([append]);
      names = new Set();
    }
    for (const name of own) names.add(name);
  }
  return batches;
}

function firstVersionOf(outcome: Outcome | undefined): number {
  switch (outcome?.kind) {
    case 'written':
      return outcome.firstVersion;
    case 'repeated':
      throw new Refused('ALREADY_DONE', 'This has been done already.', 'conflict');
    case 'claim-taken':
      throw new Refused('CLAIM_TAKEN', 'This belongs to somebody else.', 'conflict');
    case 'erased':
      throw new Refused('LEARNER_ERASED', 'This account does not exist any more.', 'missing');
    default:
      throw new Refused('STREAM_CONFLICT', 'Somebody else changed this at the same moment. Please try again.', 'conflict');
  }
}

/**
 * Whether facts of a transaction whose commit got lost are in the log. Asked under the log's lock: the lost transaction
 * holds it until it has been committed or rolled back.
 */
function isKept(sql: Sql, facts: readonly RecordedFact[]): Promise<boolean> {
  const [first] = facts;
  if (!first) return Promise.resolve(false);
  return untilKnown(() =>
    sql.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(7566)');
      return (await tx.query('select from facts where id = $1::uuid', [first.id])).length > 0;
    }),
  );
}

function byStream(facts: readonly RecordedFact[]): Map<string, RecordedFact[]> {
  const streams = new Map<string, RecordedFact[]>();
  for (const fact of facts) streams.set(fact.stream, [...(streams.get(fact.stream) ?? []), fact]);
  return streams;
}
