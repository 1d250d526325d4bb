/** The caller's own account, and whether they know its password. */
import { sentences } from '@lou/contract';
import { Refused } from '@lou/domain/kernel';
import type { Ctx } from '../deps.ts';
import { callerOf } from '../trpc.ts';
import { countFailure, forgetFailures, takeTry } from './login-limits.ts';
import { passwordFits } from './passwords.ts';
import { type UserRow, userById } from './users.table.ts';

/** A caller without a row was deleted a moment ago. */
export const gone = () => new Refused('SIGNED_OUT', sentences.signedOut, 'signed-out');

/** The caller's row. */
export async function ownRow(ctx: Ctx): Promise<UserRow> {
  const row = await userById(ctx.deps.sql, callerOf(ctx).userId);
  if (!row) throw gone();
  return row;
}

/** Refuses with the sentence (400) where none of the passwords is the user's; tries are counted like those of signing in (429). */
export async function assertOwnPassword(
  ctx: Ctx,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  passwords: readonly (string | undefined)[],
  sentence: string,
): Promise<void> {
  const { deps, address } = ctx;
  await takeTry(deps, { userId: user.id }, address);
  let fits = false;
  for (const password of passwords) fits ||= await passwordFits(password ?? '', user.password_hash, deps.settings.passwordCost);
  if (!fits) {
    await countFailure(deps, address);
    throw new Refused('WRONG_PASSWORD', sentence, 'invalid');
  }
  await forgetFailures(deps, { userId: user.id });
}
