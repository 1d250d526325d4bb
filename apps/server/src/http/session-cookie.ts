/**
 * The session cookie, and beside it a readable marker without a secret, which tells the landing page whether to ask for
 * the user at all, and a page which sign-in its answers are about. Source: server-decisions.md 'The web app and the wire'.
 */
import { createHash } from 'node:crypto';
import type { Caller, Deps, SignInDoor } from '@lou/api/deps';
import { callerOfSession } from '@lou/api/identity/sign-ins';
import type { FastifyReply, FastifyRequest } from 'fastify';

const MARKER = 'lou-signed-in';

/** The same for as long as a sign-in lasts, another one for the next; nothing of the session id can be told from it. */
const markOf = (sessionId: string): string => createHash('sha256').update(`${MARKER} ${sessionId}`).digest('base64url').slice(0, 12);

/** `__Host-` binds the cookie to this host over https; plain http (a loopback name) cannot have it. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-sid' : 'sid');

/** True where this browser was signed in when it last heard from a server; it opens nothing. */
export const hasMarker = (request: FastifyRequest): boolean => request.cookies[MARKER] !== undefined;

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

export function readSessionId(request: FastifyRequest): string | null {
  const value = request.cookies[cookieName(isSecure(request))];
  return value && value.length <= 200 ? value : null;
}

/** The host's side of signing in and out, for one request and its reply. */
export function doorOf(request: FastifyRequest, reply: FastifyReply): SignInDoor {
  const secure = isSecure(request);
  const shared = { path: '/', sameSite: 'lax', secure } as const;
  return {
    sessionId: readSessionId(request),
    open(sessionId, expires) {
      reply.setCookie(cookieName(secure), sessionId, { ...shared, expires, httpOnly: true });
      reply.setCookie(MARKER, markOf(sessionId), { ...shared, expires, httpOnly: false });
    },
    close() {
      reply.clearCookie(cookieName(secure), { ...shared, httpOnly: true });
      reply.clearCookie(MARKER, shared);
    },
  };
}

/** Who the cookie says is calling; null for nobody. A session in its second half is renewed along the way. */
export async function callerOf(deps: Pick<Deps, 'sql' | 'clock'>, door: SignInDoor): Promise<Caller | null> {
  if (!door.sessionId) return null;
  const found = await callerOfSession(deps, door.sessionId);
  if (!found) return null;
  if (found.renewedUntil) door.open(door.sessionId, found.renewedUntil);
  return found.caller;
}
