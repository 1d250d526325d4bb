/** What a server's autovacuum does and PGlite, being one process, leaves undone: without it rows that change often grow old copies for ever. */
import type { Session } from './session.ts';

/** How often it is looked whether something is due. */
export const TIDY_EVERY_MS = 300_000;

/** A table is due when so many of its rows are dead, or were added since it was last looked at, and a fifth of its rows. */
const DUE_ROWS = 1_000;

/**
 * Vacuums and analyses the tables that are due, one statement each, so that others get their turn in between. A table that
 * only grows costs little: what was looked at once is not looked at again.
 */
export async function tidy(session: Session): Promise<readonly string[]> {
  const due = await session.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(relname) as name from pg_stat_user_tables
     where n_dead_tup > $1::bigint + n_live_tup / 5 or n_ins_since_vacuum > $1::bigint + n_live_tup / 5
     order by n_dead_tup desc`,
    [DUE_ROWS],
  );
  for (const { name } of due) await session.script(`vacuum (analyze) ${name}`);
  return due.map(({ name }) => name);
}
