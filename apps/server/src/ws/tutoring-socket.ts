/**
 * /ws: the spec's messages and ours (contract/socket.ts). Origin and sign-in are checked at the upgrade, the sign-in again
 * while it is open; a message that cannot be read gets a sentence and the socket stays. Source: L§7; server-decisions.md 'Sockets'.
 */

import type { Deps } from '@lou/api/deps';
import { holderOfSession } from '@lou/api/identity/sign-ins';
import { permit } from '@lou/api/permit';
import { policy, sentences } from '@lou/contract';
import type { ServerMessage } from '@lou/contract/socket';
import { Refused } from '@lou/domain/kernel';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { assertOwnOrigin, type OriginRules } from '../http/origin.ts';
import { readSessionId } from '../http/session-cookie.ts';
import { converse } from './conversation.ts';
import { tellFromElsewhere } from './elsewhere.ts';
import { limitsOfUsers } from './message-limits.ts';
import { openRooms } from './rooms.ts';
import { signInWatch } from './sign-in-watch.ts';

const SOCKETS_PER_USER = 5;
const PING_MS = 30_000;
/** A client that does not read is let go. */
const MOST_BUFFERED_BYTES = 4 * 1024 * 1024;

const CLOSED = { refused: 1008 } as const;

export async function registerTutoringSocket(app: FastifyInstance, deps: Deps, origins: OriginRules): Promise<void> {
  const open = new Map<string, Set<WebSocket>>();
  const limitsOf = limitsOfUsers(deps.clock, deps.settings.limits);
  const rooms = openRooms();
  const watch = signInWatch(deps);
  const stop = await tellFromElsewhere(deps, rooms, (failure) => app.log.error({ err: failure }, 'what was said elsewhere could not be told'));
  app.addHook('onClose', stop);

  app.get(
    '/ws',
    {
      websocket: true,
      preValidation: async (request) => {
        assertOwnOrigin(request, origins);
        const sessionId = readSessionId(request);
        const caller = sessionId && (await holderOfSession(deps, sessionId));
        permit(policy['socket.connect'], caller || null, undefined);
        if (!caller) throw new Refused('SIGNED_OUT', sentences.signedOut, 'signed-out');
        if ((open.get(caller.userId)?.size ?? 0) >= SOCKETS_PER_USER)
          throw new Refused('TOO_MANY_SOCKETS', 'Lou is open in too many places. Please close one.', 'too-many', 5);
        request.louCaller = caller;
      },
    },
    (socket, request) => {
      const caller = request.louCaller;
      const sessionId = readSessionId(request);
      if (!caller || !sessionId) return socket.close(CLOSED.refused, 'signed out');
      const mine = open.get(caller.userId) ?? new Set();
      open.set(caller.userId, mine.add(socket));
      const send = (message: ServerMessage) => {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MOST_BUFFERED_BYTES) return socket.terminate();
        socket.send(JSON.stringify(message));
      };
      const refuse = (reason: string) => socket.close(CLOSED.refused, reason);
      let now = caller;
      const limits = limitsOf(caller.userId);
      const conversation = converse({ deps, caller, callerNow: () => now, rooms, limits, send, close: refuse, log: request.log });
      socket.on('message', (data, isBinary) => conversation.hear(isBinary ? null : String(data)));

      const unwatch = watch({
        sessionId,
        onStanding: (found) => {
          now = found;
        },
        onEnded: () => refuse('signed out'),
      });
      let alive = true;
      socket.on('pong', () => {
        alive = true;
      });
      const ping = setInterval(() => {
        if (!alive) return socket.terminate();
        alive = false;
        socket.ping();
      }, PING_MS);
      socket.on('close', () => {
        unwatch();
        clearInterval(ping);
        conversation.leave();
        mine.delete(socket);
        if (mine.size === 0) open.delete(caller.userId);
      });
    },
  );
}
