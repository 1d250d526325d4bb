/** Making accounts and giving passwords: rows and their thin facts in one transaction. Used by calls, the first start and the command line. */
import { LearnerRegistered, PasswordChosen } from '@lou/domain/identity/events';
import { learnerOfStream, learnerStream, Refused } from '@lou/domain/kernel';
import type { Role } from '@lou/domain/shapes';
import { SqlError } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { goalsApart } from '../onboarding/learning-goals.read.ts';
import { assertGoodPassword, hashPassword, passwordFits } from './passwords.ts';
import { endSignInsOf } from './sign-ins.ts';
import { insertUser, setPassword, type UserRow, userById } from './users.table.ts';

type AccountDeps = Pick<Deps, 'sql' | 'log' | 'clock' | 'ids' | 'settings'>;

export interface NewAccount {
  readonly username: string;
  readonly email: string | null;
  readonly password: string;
  readonly passwordGenerated: boolean;
  /** A generated one that its owner is told; else nobody knows it. */
  readonly passwordHandedOver?: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly learningGoals: string;
  readonly timeZone: string;
  /** Drawn by whoever registers, once for each form that is filled. */
  readonly idempotencyKey?: string | undefined;
}

const claimOf = (idempotencyKey: string): string => `registration:${idempotencyKey}`;

/** The account that a registration with this key has made, if its password is the same: its answer got lost. */
export async function madeBefore(
  deps: AccountDeps,
  { idempotencyKey, password }: Pick<NewAccount, 'idempotencyKey' | 'password'>,
): Promise<UserRow | undefined> {
  const stream = idempotencyKey && (await deps.log.claimedBy(claimOf(idempotencyKey)));
  const user = stream && (await userById(deps.sql, learnerOfStream(stream) ?? ''));
  return user && (await passwordFits(password, user.password_hash, deps.settings.passwordCost)) ? user : undefined;
}

/**
 * Makes an account. Refuses a weak password (400), a taken username or e-mail (409, with the sentences that the spec's
 * client matches: 'Username already exists', 'Email already exists').
 */
export async function makeAccount(deps: AccountDeps, account: NewAccount, correlationId: string): Promise<UserRow> {
  assertGoodPassword(account.password, [account.username, account.email, account.firstName, account.lastName]);
  const user: UserRow = {
    id: deps.ids.random(),
    username: account.username,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    role: account.role,
    learning_goals: account.learningGoals,
    password_hash: await hashPassword(account.password, deps.settings.passwordCost),
    password_generated: account.passwordGenerated,
    password_handed_over: account.passwordHandedOver ?? false,
    is_active: true,
    time_zone: account.timeZone,
    settings: {},
    created_at: new Date(deps.clock.nowMs()),
  };
  const registered = LearnerRegistered({
    learnerId: user.id,
    role: user.role,
    passwordGenerated: user.password_generated,
    interests: goalsApart(user.learning_goals).interests,
  });
  try {
    await deps.log.appendWith(async (tx) => {
      await insertUser(tx, user);
      const cause = { actorId: user.id, correlationId };
      const recordedAtMs = user.created_at.getTime();
      const claims = account.idempotencyKey ? [claimOf(account.idempotencyKey)] : [];
      return { result: undefined, appends: [{ stream: learnerStream(user.id), expectedVersion: 0, facts: [registered], cause, claims, recordedAtMs }] };
    });
  } catch (error) {
    throw nameTaken(error) ?? error;
  }
  return user;
}

/** Gives a user another password and ends their sign-ins, but for the one that acts. */
export async function givePassword(
  deps: AccountDeps,
  user: Pick<UserRow, 'id' | 'username' | 'email' | 'first_name' | 'last_name'>,
  password: string,
  by: { who: 'learner' | 'staff'; correlationId: string; keepSession?: string | null; handedOver?: boolean },
): Promise<void> {
  assertGoodPassword(password, [user.username, user.email, user.first_name, user.last_name]);
  const passwordHash = await hashPassword(password, deps.settings.passwordCost);
  await deps.log.appendWith(async (tx) => {
    await setPassword(tx, user.id, passwordHash, by.handedOver ?? false);
    await endSignInsOf(tx, user.id, { except: by.keepSession ?? null });
    const chosen = PasswordChosen({ learnerId: user.id, by: by.who });
    const cause = { actorId: by.who === 'learner' ? user.id : 'system', correlationId: by.correlationId };
    return { result: undefined, appends: [{ stream: learnerStream(user.id), facts: [chosen], cause }] };
  });
}

/** The refusal that a clash of names in the table becomes; undefined for any other error. */
export function nameTaken(error: unknown): Refused | undefined {
  if (!(error instanceof SqlError) || error.code !== '23505') return undefined;
  const which = `${error.constraint ?? ''} ${error.message}`;
  if (which.includes('users_username_key')) return new Refused('USERNAME_TAKEN', 'Username already exists.');
  if (which.includes('users_email_key')) return new Refused('EMAIL_TAKEN', 'Email already exists.');
  return undefined;
}
