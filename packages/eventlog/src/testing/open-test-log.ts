/** A log on a fresh database, for tests that need no more than that. */
import { createEventLog, type EventLogOptions } from '../create-event-log.ts';
import type { EventLog } from '../log.ts';
import type { Sql } from '../sql.ts';
import { openTestDatabase } from './open-test-database.ts';
import { testClock, testIds } from './test-ids.ts';

export interface TestLog {
  readonly log: EventLog;
  readonly sql: Sql;
  /** Closes the log, and the database too where it was opened here. */
  close(): Promise<void>;
}

/**
 * A log with a clock that starts on Monday, 5 January 2026, 09:00 UTC and ids that count, unless others are given; on a
 * fresh database in memory unless `sql` is.
 */
export async function openTestLog(options: Partial<EventLogOptions> & Pick<EventLogOptions, 'facts'>): Promise<TestLog> {
  const sql = options.sql ?? (await openTestDatabase());
  const log = createEventLog({ clock: testClock(), ids: testIds(), appVersion: 'test', ...options, sql });
  return {
    log,
    sql,
    async close() {
      await log.close();
      if (!options.sql) await sql.close();
    },
  };
}

/** Resolves when every platform view has taken everything that is in the log; throws when that takes more than 20 s. */
export async function whenCaughtUp(log: EventLog): Promise<void> {
  const deadline = AbortSignal.timeout(20_000);
  while ((await log.lag()).some(({ behind }) => behind > 0)) {
    if (deadline.aborted) throw new Error('A platform view does not catch up.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
