/**
 * Guessing passwords is slow: 5 free failures an account, then waits that double up to 15 minutes; 30 failures per
 * 15 minutes an address, so that a class behind one address signs in freely; 100 registrations an hour an address.
 * Kept in the database, so that several server processes count together. Source: server-decisions.md 'Limits'.
 */
import { createHash } from 'node:crypto';
import { Refused } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import type { Deps } from '../deps.ts';

const MINUTE_MS = 60_000;

export const FREE_FAILURES = 5;
const ACCOUNT_WINDOW_MS = 24 * 60 * MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const ADDRESS_FAILURES = 30;
const ADDRESS_WINDOW_MS = 15 * MINUTE_MS;
const REGISTRATIONS = 100;
const REGISTRATION_WINDOW_MS = 60 * MINUTE_MS;

/** Passwords of one address that are looked at together, so that its failures are counted as they happen. */
const AT_ONCE = 4;

/** By address: who waits for their turn. */
const turnstiles = new Map<string, { inside: number; readonly waiting: (() => void)[] }>();

/** Runs the work of an address a few at a time, in this process. */
export async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  const turnstile = turnstiles.get(address) ?? { inside: 0, waiting: [] };
  turnstiles.set(address, turnstile);
  if (turnstile.inside >= AT_ONCE) await new Promise<void>((enter) => turnstile.waiting.push(enter));
  else turnstile.inside += 1;
  try {
    return await work();
  } finally {
    const next = turnstile.waiting.shift();
    if (next) next();
    else turnstile.inside -= 1;
    if (turnstile.inside === 0) turnstiles.delete(address);
  }
}

type LimitDeps = Pick<Deps, 'sql' | 'clock' | 'settings'>;

/** Whose password is tried: an account, or a name that nobody has. */
export type Tried = { readonly userId: string } | { readonly name: string };

/** Names are hashed: what people type into a sign-in form (a password, at times) is not kept. */
const accountKey = (tried: Tried) =>
  'userId' in tried ? `login:${tried.userId}` : `login:${createHash('sha256').update(tried.name.toLowerCase()).digest('hex').slice(0, 32)}`;
const addressKey = (address: string) => `address:${address}`;
const registerKey = (address: string) => `register:${address}`;

/**
 * Takes one try, before the password is looked at: tries that come together are counted one after another, so that none
 * slips past the limit. Refuses with 429 and the seconds to wait while the account or the address is locked. A right
 * password gives the try back (`forgetFailures`).
 */
export async function takeTry(deps: LimitDeps, tried: Tried, address: string): Promise<void> {
  if (!deps.settings.limits) return;
  const { sql } = deps;
  const nowMs = deps.clock.nowMs();
  const [from] = await sql.query<{ failures: number; since: Date }>('select failures, since from throttles where name = $1', [addressKey(address)]);
  if (from && from.failures >= ADDRESS_FAILURES && nowMs - from.since.getTime() < ADDRESS_WINDOW_MS) refuse(ADDRESS_WINDOW_MS - (nowMs - from.since.getTime()));
  const [taken] = await sql.query(
    `insert into throttles as t (name, failures, since) values ($1, 1, $2)
     on conflict (name) do update set
       failures = case when t.since <= $3 then 1 else t.failures + 1 end,
       since = case when t.since <= $3 then $2 else t.since end,
       locked_until = case when t.since > $3 and t.failures + 1 >= $4::integer
         then $2::timestamptz + least($5::integer, power(2, least(t.failures + 1 - $4::integer, 20))) * interval '1 s' end
       where t.locked_until is null or t.locked_until <= $2
     returning failures`,
    [accountKey(tried), new Date(nowMs), new Date(nowMs - ACCOUNT_WINDOW_MS), FREE_FAILURES, LONGEST_WAIT_MS / 1_000],
  );
  if (taken) return;
  const [locked] = await sql.query<{ locked_until: Date }>('select locked_until from throttles where name = $1', [accountKey(tried)]);
  refuse((locked?.locked_until.getTime() ?? nowMs) - nowMs);
}

/** A wrong password: its try stays counted, and the address has one failure more. */
export async function countFailure(deps: LimitDeps, address: string): Promise<void> {
  if (deps.settings.limits) await increment(deps, addressKey(address), ADDRESS_WINDOW_MS);
}

/** A right password clears the account's failures; the address keeps its own. */
export async function forgetFailures(deps: LimitDeps, tried: Tried): Promise<void> {
  if (deps.settings.limits) await deps.sql.query('delete from throttles where name = $1', [accountKey(tried)]);
}

/** Nothing is counted of an account that is gone. */
export async function forgetFailuresIn(tx: SqlRunner, userId: string): Promise<void> {
  await tx.query('delete from throttles where name = $1', [accountKey({ userId })]);
}

/** Counts a registration and refuses the one over the limit. */
export async function countRegistration(deps: LimitDeps, address: string): Promise<void> {
  if (!deps.settings.limits) return;
  const count = await increment(deps, registerKey(address), REGISTRATION_WINDOW_MS);
  if (count > REGISTRATIONS)
    throw new Refused('TOO_MANY_REGISTRATIONS', 'Too many accounts were made from here. Please try again in an hour.', 'too-many', 3_600);
}

/** Counts one more within a window that begins with its first; answers the count. */
async function increment({ sql, clock }: LimitDeps, name: string, windowMs: number): Promise<number> {
  const now = new Date(clock.nowMs());
  const [row] = await sql.query<{ failures: number }>(
    `insert into throttles (name, failures, since) values ($1, 1, $2)
     on conflict (name) do update set
       failures = case when throttles.since <= $3 then 1 else throttles.failures + 1 end,
       since = case when throttles.since <= $3 then $2 else throttles.since end
     returning failures`,
    [name, now, new Date(now.getTime() - windowMs)],
  );
  return row?.failures ?? 1;
}

function refuse(waitMs: number): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  throw new Refused('TOO_MANY_ATTEMPTS', 'Too many attempts. Please wait a moment and try again.', 'too-many', seconds);
}
