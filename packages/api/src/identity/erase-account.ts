/** The end of an account: everything about a user goes, in one transaction. Source: server-decisions.md 'Deleting a user'. */
import { Refused } from '@lou/domain/kernel';
import type { Cause } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { forgetFailuresIn } from './login-limits.ts';
import { deleteUserRow, isOnlyAdmin } from './users.table.ts';

/**
 * Erases a user: the row with its sign-ins and counts, and the learner's stream with its words and snapshots. `LearnerErased`
 * and the erasure ledger keep that it happened. Sockets and live streams end when they look at their sign-in the next time.
 * Refuses the last admin (409).
 */
export async function eraseAccount(deps: Pick<Deps, 'log'>, userId: string, cause: Cause): Promise<void> {
  await deps.log.erase(userId, cause, async (tx) => {
    if (await isOnlyAdmin(tx, userId)) throw new Refused('LAST_ADMIN', 'This is the only admin. Make somebody else an admin first.', 'conflict');
    await forgetFailuresIn(tx, userId);
    await deleteUserRow(tx, userId);
  });
}
