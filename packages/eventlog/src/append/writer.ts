/** The coalescing writer: everything that waits in this process goes to the database as one statement. */
import { Refused } from '@lou/domain/kernel';
import type { SqlRunner } from '../sql.ts';
import { appendMany, appendOne, type Outcome } from './append-many.ts';
import { isLost, untilKnown } from './lost-connection.ts';
import type { PendingAppend } from './pending-append.ts';

/** Batches under way at a time: Node makes one while the database works on the other. */
export const BATCHES_IN_FLIGHT = 2;

/** With at least this many waiting and nobody under way, two halves are faster than one whole. */
const WORTH_HALVING = 16;

/** A batch holds at most so many appends and facts: a bound on how long the one lock is held. */
const MOST_APPENDS = 256;
const MOST_FACTS = 2_048;

interface Waiting {
  readonly append: PendingAppend;
  /** The version that its stream has reached, as far as this append found out. */
  reached?: number;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Writer {
  /** Resolves with what became of it; rejects when it could not be stored, or when nobody can say (SqlError 'OUTCOME_UNKNOWN'). */
  write(append: PendingAppend): Promise<Outcome>;
  /** Resolves when nothing waits any more. */
  idle(): Promise<void>;
}

/** Writes through `lane`, which has BATCHES_IN_FLIGHT connections. Appends to one stream are written in the order in which they came. */
export function coalescingWriter(lane: SqlRunner): Writer {
  /** First in line of their streams. */
  let ready: Waiting[] = [];
  /** Streams with an append that is ready or under way, and who waits behind it. */
  const lines = new Map<string, Waiting[]>();
  let underWay = 0;
  let scheduled = false;
  let whenIdle: (() => void)[] = [];

  return {
    write: (append) =>
      new Promise((resolve, reject) => {
        const waiting = { append, resolve, reject };
        const line = lines.get(append.request.stream);
        if (line) line.push(waiting);
        else {
          lines.set(append.request.stream, []);
          ready.push(waiting);
        }
        schedule();
      }),
    idle: () => (lines.size === 0 ? Promise.resolve() : new Promise((resolve) => whenIdle.push(resolve))),
  };

  /** While batches are under way, callers that are just being answered get the time to come back with their next append. */
  function schedule(): void {
    if (scheduled || ready.length === 0 || underWay >= BATCHES_IN_FLIGHT) return;
    scheduled = true;
    if (underWay === 0 && ready.length === 1) queueMicrotask(start);
    else setImmediate(start);
  }

  function start(): void {
    scheduled = false;
    const halves = underWay === 0 && ready.length >= WORTH_HALVING ? 2 : 1;
    for (let half = halves; half > 0 && ready.length > 0; half -= 1) void send(take(Math.ceil(ready.length / half)));
    schedule();
  }

  /** The next batch: at most `most` appends, no key and no claim twice. */
  function take(most: number): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const names = new Set<string>();
    let facts = 0;
    for (const waiting of ready) {
      const { request } = waiting.append;
      const own = [...(request.claims ?? []).map((claim) => `claim ${claim}`), ...(request.idempotencyKey ? [`key ${request.idempotencyKey}`] : [])];
      const fits = batch.length < Math.min(most, MOST_APPENDS) && (batch.length === 0 || facts + request.facts.length <= MOST_FACTS);
      if (fits && !own.some((name) => names.has(name))) {
        batch.push(waiting);
        facts += request.facts.length;
        for (const name of own) names.add(name);
      } else left.push(waiting);
    }
    ready = left;
    return batch;
  }

  async function send(batch: readonly Waiting[]): Promise<void> {
    underWay += 1;
    await settle(batch);
    underWay -= 1;
    for (const waiting of batch) callNext(waiting);
    schedule();
    if (lines.size === 0) {
      for (const tell of whenIdle) tell();
      whenIdle = [];
    }
  }

  /**
   * Whose turn it is on a stream after an append to it. Versions only grow: whoever expects an earlier one than the stream
   * is known to have reached hears so at once, or fifty rivals would go to the database fifty times for every winner.
   */
  function callNext({ append: { request }, reached }: Waiting): void {
    const line = lines.get(request.stream);
    let next = line?.shift();
    while (next && reached !== undefined && (next.append.request.expectedVersion ?? reached) < reached && next.append.request.idempotencyKey === undefined) {
      next.resolve({ kind: 'conflict', currentVersion: reached });
      next = line?.shift();
    }
    if (next) ready.push(next);
    else lines.delete(request.stream);
  }

  /** A batch that fails as a whole is tried one by one: one value that cannot be stored must not take the others with it. */
  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const appends = batch.map(({ append }) => append);
      const outcomes = await untilKnown(async (again) => {
        const alone = appends.length === 1 && !again && appends[0] ? await appendOne(lane, appends[0]) : undefined;
        return alone ? [alone] : appendMany(lane, appends, again);
      });
      for (const [index, waiting] of batch.entries()) {
        const outcome = outcomes[index] as Outcome;
        if (outcome.kind === 'written') waiting.reached = outcome.firstVersion + waiting.append.facts.length - 1;
        if (outcome.kind === 'conflict') waiting.reached = outcome.currentVersion;
        waiting.resolve(outcome);
      }
    } catch (error) {
      const hopeless = batch.length === 1 || isLost(error) || error instanceof Refused;
      if (hopeless) for (const { reject } of batch) reject(error);
      else for (const waiting of batch) await settle([waiting]);
    }
  }
}
