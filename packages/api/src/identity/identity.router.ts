/** Signing up, in and out. Source: L§2 Auth, L§4 Authentication, L§7; server-decisions.md 'Who'. */
import { choosePassword, currentUser, login, logout, register } from '@lou/contract/identity';
import { procedure, router } from '../trpc.ts';
import { givePassword, madeBefore, makeAccount } from './accounts.ts';
import { countFailure, countRegistration, forgetFailures, inTurn, takeTry } from './login-limits.ts';
import { meProcedures } from './me.procedures.ts';
import { assertOwnPassword, ownRow } from './own-account.ts';
import { knownZone, zoneToCount } from './own-zone.ts';
import { passwordFits } from './passwords.ts';
import { closeSignIn, openSignIn } from './sign-ins.ts';
import { asUser, setTimeZone, userByName } from './users.table.ts';
import { wrongCredentials } from './wrong-credentials.ts';

export const identityRouter = router({
  currentUser: procedure(currentUser).query(async ({ ctx }) => asUser(await ownRow(ctx))),

  /** One sentence and one duration whether the name is unknown, the password wrong or the account closed. */
  login: procedure(login).mutation(async ({ ctx, input }) => {
    const { deps } = ctx;
    const user = await inTurn(ctx.address, async () => {
      const found = await userByName(deps.sql, input.username);
      const tried = found ? { userId: found.id } : { name: input.username };
      await takeTry(deps, tried, ctx.address);
      const fits = await passwordFits(input.password, found?.password_hash, deps.settings.passwordCost);
      if (!found || !fits || !found.is_active) {
        await countFailure(deps, ctx.address);
        throw wrongCredentials();
      }
      await forgetFailures(deps, tried);
      return found;
    });
    await openSignIn(ctx, user);
    const timeZone = zoneToCount(user, input.timeZone);
    await setTimeZone(deps.sql, user.id, timeZone);
    return asUser({ ...user, time_zone: timeZone });
  }),

  /** Sent again with the same key it answers the account that it made. Whatever role is asked for, a newcomer is a learner (or a user): only an admin changes roles. */
  register: procedure(register).mutation(async ({ ctx, input }) => {
    await countRegistration(ctx.deps, ctx.address);
    const account = {
      username: input.username,
      email: input.email ?? null,
      password: input.password,
      passwordGenerated: input.passwordGenerated ?? false,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
      role: input.role === 'user' ? 'user' : 'learner',
      learningGoals: input.learningGoals ?? '',
      timeZone: knownZone(input.timeZone) ?? 'UTC',
      idempotencyKey: input.idempotencyKey,
    } as const;
    const user = await makeAccount(ctx.deps, account, ctx.correlationId).catch(async (refusal) => {
      // What clashes may be the account that this very registration made, when its answer got lost.
      const made = await madeBefore(ctx.deps, account);
      if (!made) throw refusal;
      return made;
    });
    await openSignIn(ctx, user);
    return asUser(user);
  }),

  logout: procedure(logout).mutation(async ({ ctx }) => {
    await closeSignIn(ctx);
    return {};
  }),

  choosePassword: procedure(choosePassword).mutation(async ({ ctx, input }) => {
    const user = await ownRow(ctx);
    // The new one is right too: then it was chosen a moment ago, and the answer got lost.
    if (!user.password_generated) await assertOwnPassword(ctx, user, [input.current, input.next], 'The current password is not right.');
    await givePassword(ctx.deps, user, input.next, { who: 'learner', correlationId: ctx.correlationId, keepSession: ctx.door.sessionId });
  }),

  ...meProcedures,
});
