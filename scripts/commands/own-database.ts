/** A desk on a database that this command opens and closes itself. */
import type { Desk } from '../../apps/server/src/control/desk.ts';
import { localDesk } from '../../apps/server/src/control/local-desk.ts';
import type { Environment } from '../../apps/server/src/env.ts';
import { CONTENT, openDatabase, openLog, settingsOf } from '../../apps/server/src/start-lou.ts';
import { systemClock, systemIds } from '../../apps/server/src/system.ts';

/** Throws DirectoryInUse while another process has the embedded database. */
export async function withOwnDatabase<Result>(environment: Environment, work: (desk: Desk) => Promise<Result>): Promise<Result> {
  const sql = await openDatabase(environment);
  try {
    const log = openLog(sql, environment);
    try {
      return await work(localDesk({ sql, log, clock: systemClock, ids: systemIds, settings: settingsOf(environment) }, CONTENT));
    } finally {
      await log.close();
    }
  } finally {
    await sql.close();
  }
}
