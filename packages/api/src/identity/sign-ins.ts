/** Opening, checking and ending sign-ins. */
import type { SqlRunner } from '@lou/eventlog';
import type { Caller, Ctx, Deps } from '../deps.ts';
import { hashSessionId, type LuciaOfLou, luciaOn } from './lucia-adapter.ts';

type SignInDeps = Pick<Deps, 'sql'>;

const lucias = new WeakMap<object, LuciaOfLou>();

function lucia({ sql }: SignInDeps) {
  const known = lucias.get(sql) ?? luciaOn(sql);
  lucias.set(sql, known);
  return known;
}

/** Signs a user in: a new session id each time, the one that came with the request ends. */
export async function openSignIn(ctx: Ctx, userId: string): Promise<void> {
  const { deps, door } = ctx;
  if (door.sessionId) await lucia(deps).invalidateSession(door.sessionId);
  const session = await lucia(deps).createSession(userId, {
    publicId: deps.ids.random(),
    device: ctx.device.slice(0, 200),
    startedAt: new Date(deps.clock.nowMs()),
  });
  door.open(session.id, session.expiresAt);
}

/** Ends the sign-in of this request, if there is one. */
export async function closeSignIn({ deps, door }: Ctx): Promise<void> {
  if (door.sessionId) await lucia(deps).invalidateSession(door.sessionId);
  door.close();
}

/** Who a session id belongs to; null for an unknown, ended or expired one, and for a deactivated user. */
export async function callerOfSession(deps: SignInDeps, sessionId: string): Promise<{ caller: Caller; renewedUntil: Date | null } | null> {
  const { session, user } = await lucia(deps).validateSession(sessionId);
  if (!session) return null;
  const caller = { userId: user.id, role: user.role, timeZone: user.timeZone, signInId: session.publicId };
  return { caller, renewedUntil: session.fresh ? session.expiresAt : null };
}

/**
 * Who a session id belongs to, without renewing it: for a socket, which has no reply to put a renewed cookie on. Null as
 * for callerOfSession.
 */
export async function holderOfSession({ sql, clock }: Pick<Deps, 'sql' | 'clock'>, sessionId: string): Promise<Caller | null> {
  const [row] = await sql.query<{ user_id: string; role: Caller['role']; time_zone: string; public_id: string }>(
    `select s.user_id, s.public_id, u.role, u.time_zone
       from sign_ins s join users u on u.id = s.user_id and u.is_active
      where s.id_hash = $1 and s.expires_at > $2`,
    [hashSessionId(sessionId), new Date(clock.nowMs())],
  );
  return row ? { userId: row.user_id, role: row.role, timeZone: row.time_zone, signInId: row.public_id } : null;
}

/** Ends every sign-in of a user, or every one but the one that acts. */
export async function endSignInsOf(sql: SqlRunner, userId: string, options: { except?: string | null } = {}): Promise<void> {
  const kept = options.except ? hashSessionId(options.except) : '';
  await sql.query('delete from sign_ins where user_id = $1 and id_hash <> $2', [userId, kept]);
}
