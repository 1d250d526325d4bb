/** Erasing a learner: everything that stands in the log about them, in one transaction. */
import { IDENTITY_STREAM, LearnerErased } from '@lou/domain/identity/events';
import { learnerStream } from '@lou/domain/kernel';
import { appendIn } from './append/append-with.ts';
import type { AppendTools } from './append/pending-append.ts';
import { writeErasure } from './ledger.ts';
import type { Cause } from './log.ts';
import type { AnyPlatformView } from './platform/platform-views.ts';
import { type Refold, refoldWithout } from './platform/refold.ts';
import { logReader } from './read-log.ts';
import type { Sql, SqlRunner } from './sql.ts';

/** How often an erasure is begun again because the learner or a follower did something meanwhile, before it keeps everybody out. */
const TRIES = 3;

export interface EraseTools extends AppendTools {
  readonly sql: Sql;
  readonly platformViews: readonly AnyPlatformView[];
  /** Where erasures are written down; none in tests. */
  readonly ledgerFile: string | undefined;
  readonly onErased: (stream: string) => void;
}

/** Thrown inside the transaction to roll it back. */
class BeginAgain extends Error {}

/** What the erasing transaction needs to know of a learner: where the stream stands, and the shared rows without it. */
interface Prepared {
  readonly version: number;
  readonly refold: Refold;
}

/**
 * EventLog.erase. What takes long, folding shared rows anew, is done first and while everybody goes on; the transaction
 * then only looks that nothing has changed. After three times in vain it does all of it under the log's lock.
 */
export function eraser(tools: EraseTools) {
  const { sql, catalogue, platformViews, ledgerFile, clock } = tools;

  return async function erase(learnerId: string, cause: Cause, rows: (tx: SqlRunner) => Promise<void>): Promise<void> {
    const stream = learnerStream(learnerId);
    for (let tries = 1; ; tries += 1) {
      const early = tries > TRIES ? undefined : await prepare(sql, stream);
      try {
        await sql.transaction((tx) => eraseIn(tx, learnerId, cause, rows, early));
        return tools.onErased(stream);
      } catch (error) {
        if (!(error instanceof BeginAgain)) throw error;
      }
    }
  };

  async function eraseIn(tx: SqlRunner, learnerId: string, cause: Cause, rows: (tx: SqlRunner) => Promise<void>, early: Prepared | undefined): Promise<void> {
    const stream = learnerStream(learnerId);
    await rows(tx);
    await tx.query('select pg_advisory_xact_lock(7566)');
    const { version, refold } = early ?? (await prepare(tx, stream));
    const [head] = await tx.query<{ version: number }>('select coalesce(max(version), 0) as version from facts where stream = $1', [stream]);
    if (head?.version !== version) throw new BeginAgain('The learner did something meanwhile.');
    await tx.query('select erase_stream($1)', [stream]);
    if (!(await refold.finish(tx))) throw new BeginAgain('A follower was set back meanwhile.');
    await appendIn(tx, [{ stream: IDENTITY_STREAM, facts: [LearnerErased({ learnerId })], cause }], tools);
    if (ledgerFile) writeErasure(ledgerFile, { learnerId, erasedAtMs: clock.nowMs() });
  }

  async function prepare(runner: SqlRunner, stream: string): Promise<Prepared> {
    const facts = await logReader(runner, catalogue).read(stream);
    return { version: facts.at(-1)?.version ?? 0, refold: await refoldWithout(runner, catalogue, platformViews, stream, facts) };
  }
}
