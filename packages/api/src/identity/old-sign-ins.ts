/** What sign-ins leave behind: sessions that ended and failures that count no more. */
import type { Deps } from '../deps.ts';

/** No window of login-limits.ts is longer. */
const LONGEST_WINDOW_MS = 24 * 60 * 60_000;

/** Deletes expired sign-ins, and counts of failures that are too old to hold anybody back. */
export async function forgetOldSignIns({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const nowMs = clock.nowMs();
  await sql.query('delete from sign_ins where expires_at <= $1', [new Date(nowMs)]);
  await sql.query('delete from throttles where since <= $1 and (locked_until is null or locked_until <= $2)', [
    new Date(nowMs - LONGEST_WINDOW_MS),
    new Date(nowMs),
  ]);
}
