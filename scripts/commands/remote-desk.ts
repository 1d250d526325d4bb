/** The desk of a running server, through its socket. */
import net from 'node:net';
import path from 'node:path';
import { Refused } from '@lou/domain/kernel';
import type { Desk, DeskRequest } from '../../apps/server/src/control/desk.ts';
import { type ControlLine, isOwnFolder } from '../../apps/server/src/control/wire.ts';

/** The server ended, or was ended, before it had answered. */
export class ServerGone extends Error {
  constructor() {
    super('The server ended before it had answered.');
  }
}

/** True when a server listens there: a file without one was left by a process that was killed. */
export async function answersAt(place: string): Promise<boolean> {
  try {
    (await connected(place)).destroy();
    return true;
  } catch {
    return false;
  }
}

export function remoteDesk(place: string): Desk {
  return {
    events: (asked) => ask(place, { command: 'events', ...asked }),
    follow: (asked) => ask(place, { command: 'follow', ...asked }),
    replay: (asked) => ask(place, { command: 'replay', ...asked }),
    check: (asked) => ask(place, { command: 'check', ...asked }),
    resetPassword: (asked) => ask(place, { command: 'reset-password', ...asked }),
    seed: () => ask(place, { command: 'seed' }),
  };
}

/** Sends one request and hands over the pieces as they come. The pieces are the server's own: the same code writes and reads them. */
async function* ask<Piece>(place: string, request: DeskRequest): AsyncGenerator<Piece> {
  const socket = await connected(place);
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    for await (const text of linesOf(socket)) {
      const line = JSON.parse(text) as ControlLine;
      if ('end' in line) return;
      if ('refused' in line) throw new Refused(line.refused.code, line.refused.sentence);
      if ('failed' in line) throw new Refused('FAILED', line.failed, 'unavailable');
      yield line.piece as Piece;
    }
  } finally {
    socket.destroy();
  }
  throw new ServerGone();
}

function connected(place: string): Promise<net.Socket> {
  if (process.platform !== 'win32' && !isOwnFolder(path.dirname(place))) return Promise.reject(new ServerGone());
  return new Promise((resolve, reject) => {
    const socket = net.connect(place, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Whole lines. A connection that breaks ends them, as one that is closed does. */
async function* linesOf(socket: net.Socket): AsyncGenerator<string> {
  socket.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of socket) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
}
