/** Opening, checking and ending sign-ins. */
import { Refused } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import type { Caller, Ctx, Deps } from '../deps.ts';
import { hashSessionId, type LuciaOfLou, luciaOn } from './lucia-adapter.ts';
import type { UserRow } from './users.table.ts';

type SignInDeps = Pick<Deps, 'sql'>;

/** How exactly it is known when a sign-in was last used, in milliseconds: a request within it writes nothing. */
export const SEEN_EVERY_MS = 60_000;

const lucias = new WeakMap<object, LuciaOfLou>();

function lucia({ sql }: SignInDeps) {
  const known = lucias.get(sql) ?? luciaOn(sql);
  lucias.set(sql, known);
  return known;
}

/** Signs a user in whose password was looked at: a new session id each time, the one that came with the request ends. Refuses WRONG_CREDENTIALS. */
export async function openSignIn(ctx: Ctx, user: Pick<UserRow, 'id' | 'password_hash'>): Promise<void> {
  const { deps, door } = ctx;
  if (door.sessionId) await lucia(deps).invalidateSession(door.sessionId);
  const now = new Date(deps.clock.nowMs());
  const attributes = { publicId: deps.ids.random(), device: ctx.device.slice(0, 200), startedAt: now, lastSeenAt: now, checkedHash: user.password_hash };
  const session = await lucia(deps).createSession(user.id, attributes);
  door.open(session.id, session.expiresAt);
}

/** Ends the sign-in of this request, if there is one. While nothing can be written the cookie goes alone: who wants to leave is not kept. */
export async function closeSignIn({ deps, door }: Ctx): Promise<void> {
  door.close();
  if (door.sessionId) await lucia(deps).invalidateSession(door.sessionId).catch(unlessReadOnly);
}

function unlessReadOnly(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'READ_ONLY')) throw error;
}

/** Who a session id belongs to; null for an unknown, ended or expired one, and for a deactivated user. While nothing can be written, nothing is renewed. */
export async function callerOfSession(deps: Pick<Deps, 'sql' | 'clock'>, sessionId: string): Promise<{ caller: Caller; renewedUntil: Date | null } | null> {
  if (deps.sql.readOnly) {
    const caller = await holderOfSession(deps, sessionId);
    return caller && { caller, renewedUntil: null };
  }
  const { session, user } = await lucia(deps).validateSession(sessionId);
  if (!session) return null;
  const nowMs = deps.clock.nowMs();
  if (nowMs - session.lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await deps.sql.query('update sign_ins set last_seen_at = $2 where id_hash = $1', [hashSessionId(sessionId), new Date(nowMs)]);
  const caller = { userId: user.id, role: user.role, timeZone: user.timeZone, signInId: session.publicId };
  return { caller, renewedUntil: session.fresh ? session.expiresAt : null };
}

/**
 * Who a session id belongs to, without renewing it: for a socket, which has no reply to put a renewed cookie on. Null as
 * for callerOfSession.
 */
export const holderOfSession = async (deps: Pick<Deps, 'sql' | 'clock'>, sessionId: string): Promise<Caller | null> =>
  (await holdersOfSessions(deps, [sessionId])).get(sessionId) ?? null;

/** The same of many at once; those that belong to nobody are left out. */
export async function holdersOfSessions({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, sessionIds: readonly string[]): Promise<ReadonlyMap<string, Caller>> {
  const byHash = new Map(sessionIds.map((sessionId) => [hashSessionId(sessionId), sessionId]));
  const rows = await sql.query<{ id_hash: string; user_id: string; role: Caller['role']; time_zone: string; public_id: string }>(
    `select s.id_hash, s.user_id, s.public_id, u.role, u.time_zone
       from sign_ins s join users u on u.id = s.user_id and u.is_active
      where s.id_hash = any($1::text[]) and s.expires_at > $2`,
    [[...byHash.keys()], new Date(clock.nowMs())],
  );
  return new Map(rows.map((row) => [byHash.get(row.id_hash) ?? '', { userId: row.user_id, role: row.role, timeZone: row.time_zone, signInId: row.public_id }]));
}

/** Ends every sign-in of a user, or every one but the one that acts. */
export async function endSignInsOf(sql: SqlRunner, userId: string, options: { except?: string | null } = {}): Promise<void> {
  const kept = options.except ? hashSessionId(options.except) : '';
  await sql.query('delete from sign_ins where user_id = $1 and id_hash <> $2', [userId, kept]);
}

interface OpenSignIn {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** As the browser describes itself. */
  readonly userAgent: string;
}

/** Where a user is signed in, the last used first. */
export const signInsOf = ({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, userId: string): Promise<OpenSignIn[]> =>
  sql.query<OpenSignIn>(
    `select public_id as id, started_at as "startedAt", last_seen_at as "lastSeenAt", device as "userAgent"
       from sign_ins where user_id = $1 and expires_at > $2
      order by last_seen_at desc, started_at desc, public_id`,
    [userId, new Date(clock.nowMs())],
  );

/** Ends one sign-in of a user; false where they have none of that id. */
export async function endSignInOf(sql: SqlRunner, userId: string, publicId: string): Promise<boolean> {
  const ended = await sql.query('delete from sign_ins where user_id = $1 and public_id = $2 returning public_id', [userId, publicId]);
  return ended.length > 0;
}
