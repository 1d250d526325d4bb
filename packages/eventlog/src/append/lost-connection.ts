/** What to do when the connection is lost under a write: nobody knows then whether it was committed. */
import { SqlError, type SqlRunner } from '../sql.ts';

/** Errors after which a write may or may not have been committed. Source: notes on reliability, 29 of 243 such writes had been. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EPIPE',
  'NOT_ANSWERING',
  'OUTCOME_UNKNOWN',
  '57P01', // the server shuts down
  '57P02', // it crashed
  '57P03', // it is starting
  '08006',
  '08003',
]);

/** Errors after which nothing was written and the same may go well at once. */
const TRY_AGAIN = new Set(['40001', '40P01', '53300']);

/** How long a write is tried again before the caller hears that its outcome is not known. */
const PATIENCE_MS = 15_000;
/** How long a read is tried again: a server that restarts is back sooner, and whoever reads would rather wait than fail. */
const READ_PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;

/** True for an error that says nothing about whether the statement was carried out. */
export const isLost = (error: unknown): boolean => error instanceof SqlError && LOST.has(error.code);

/**
 * Runs a write until it is known what became of it. After a lost connection it is run again with `again`, which must
 * make it find what an earlier try committed; ids that are unique make even a try that is still on its way harmless.
 * Rejects with SqlError('OUTCOME_UNKNOWN') when the database stays away for 15 s, or refuses the next try for another reason.
 */
export async function untilKnown<Result>(write: (again: boolean) => Promise<Result>, patienceMs = PATIENCE_MS): Promise<Result> {
  let again = false;
  const attempt = async () => {
    try {
      return await write(again);
    } catch (error) {
      again ||= isLost(error);
      throw error;
    }
  };
  try {
    return await patiently(attempt, patienceMs);
  } catch (error) {
    if (!again) throw error;
    throw new SqlError('OUTCOME_UNKNOWN', 'The database went away, and it is not known whether this was kept.', undefined, { cause: error });
  }
}

/** Runs statements that change nothing, again and again while the database is away, for 5 s. */
export function patientReads(runner: SqlRunner): SqlRunner {
  return { query: (statement, values) => patiently(() => runner.query(statement, values), READ_PATIENCE_MS) };
}

async function patiently<Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> {
  let waitedMs = 0;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || waitedMs >= patienceMs) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    waitedMs += pauseMs;
  }
}

const isPassing = (error: unknown): boolean => isLost(error) || (error instanceof SqlError && TRY_AGAIN.has(error.code));
