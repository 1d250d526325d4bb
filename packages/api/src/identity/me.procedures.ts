/** What a user may do with their own account. Source: calls.md 'Me'. */
import { changeSettings as changeCall, deleteMe, endOtherSignIns, endSignIn, exportMe, readSettings, type SignIn, signIns } from '@lou/contract/me';
import { deviceInWords } from '@lou/domain/identity/device';
import { Refused } from '@lou/domain/kernel';
import type { Ctx } from '../deps.ts';
import { callerOf, procedure } from '../trpc.ts';
import { eraseAccount } from './erase-account.ts';
import { exportOf } from './export.ts';
import { assertOwnPassword, ownRow } from './own-account.ts';
import { changeSettings, settingsOf } from './settings.ts';
import { closeSignIn, endSignInOf, endSignInsOf, signInsOf } from './sign-ins.ts';
import type { UserRow } from './users.table.ts';

export const meProcedures = {
  settings: procedure(readSettings).query(async ({ ctx }) => settingsOf(await ownRow(ctx))),

  changeSettings: procedure(changeCall).mutation(({ ctx, input }) => {
    const { userId } = callerOf(ctx);
    return changeSettings(ctx.deps, userId, input, { actorId: userId, correlationId: ctx.correlationId });
  }),

  signIns: procedure(signIns).query(({ ctx }) => ownSignIns(ctx)),

  endOtherSignIns: procedure(endOtherSignIns).mutation(async ({ ctx }) => {
    await endSignInsOf(ctx.deps.sql, callerOf(ctx).userId, { except: ctx.door.sessionId });
  }),

  endSignIn: procedure(endSignIn).mutation(async ({ ctx, input }) => {
    const { userId, signInId } = callerOf(ctx);
    if (input.signInId === signInId) await closeSignIn(ctx);
    else if (!(await endSignInOf(ctx.deps.sql, userId, input.signInId))) throw new Refused('SIGN_IN_UNKNOWN', 'This device is not signed in.', 'missing');
  }),

  export: procedure(exportMe).query(async ({ ctx }) => exportOf(ctx.deps, await ownRow(ctx), await ownSignIns(ctx))),

  deleteMe: procedure(deleteMe).mutation(async ({ ctx, input }) => {
    const row = await ownRow(ctx);
    await assertMeant(ctx, row, input);
    await eraseAccount(ctx.deps, row.id, { actorId: row.id, correlationId: ctx.correlationId });
    ctx.door.close();
  }),
};

/** The one that asks comes first. */
async function ownSignIns(ctx: Ctx): Promise<SignIn[]> {
  const { userId, signInId } = callerOf(ctx);
  const open = (await signInsOf(ctx.deps, userId)).map(({ id, startedAt, lastSeenAt, userAgent }) => ({
    id,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    device: deviceInWords(userAgent),
    current: id === signInId,
  }));
  return open.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Deleting asks for the password, or for the username of somebody who knows no password yet. Refuses with 400. */
async function assertMeant(ctx: Ctx, row: UserRow, { password, username }: { password?: string | undefined; username?: string | undefined }): Promise<void> {
  if (!row.password_generated) return assertOwnPassword(ctx, row, [password], 'This password is not right.');
  if (plain(username ?? '') !== plain(row.username)) throw new Refused('WRONG_USERNAME', 'This is not your username.', 'invalid');
}

/** A name apart from its letters' case and their way of being written. */
const plain = (name: string): string => name.normalize('NFKC').toLowerCase();
