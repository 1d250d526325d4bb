/**
 * The socket in DATA_DIR (control/wire.ts) through which the commands of scripts/ reach a running server on the embedded database, which
 * nobody else may open. One request a connection, as one line of JSON; the answer is a line for each piece and one at the
 * end. The socket's file is this user's alone (mode 600); on Windows it is a named pipe.
 */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Refused } from '@lou/domain/kernel';
import { askDesk, type Desk, deskRequest } from './control/desk.ts';
import { type ControlLine, controlSocketPath, isOwnFolder } from './control/wire.ts';

export interface ControlSocketOptions {
  readonly dataDirectory: string;
  /** A desk for one request; the signal says that the one who asked has gone. */
  readonly desk: (goneAway: AbortSignal) => Desk;
  readonly onError: (error: unknown) => void;
}

/** A request is a line of at most so many characters. */
const LONGEST_REQUEST = 10_000;

/**
 * Opens it. The caller holds the data directory, so a file that is there was left by a process that was killed, and is
 * replaced. Answers how to close it: whoever is being answered is cut off.
 */
export async function openControlSocket({ dataDirectory, desk, onError }: ControlSocketOptions): Promise<() => Promise<void>> {
  const place = controlSocketPath(dataDirectory);
  const connections = new Set<net.Socket>();
  const server = net.createServer((connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
    connection.on('error', () => connection.destroy());
    answer(connection, desk).catch(onError);
  });
  await listenAlone(server, place);
  server.on('error', onError);
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const connection of connections) connection.destroy();
    await closed;
  };
}

/** The file is made with mode 600 from its first moment: the mask stands while listen() binds, which it does at once. */
async function listenAlone(server: net.Server, place: string): Promise<void> {
  if (process.platform === 'win32') {
    server.listen(place);
    await once(server, 'listening');
    return;
  }
  const folder = path.dirname(place);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  if (!isOwnFolder(folder)) throw new Error(`The folder ${folder} belongs to somebody else: the commands do not reach this server.`);
  rmSync(place, { force: true });
  const mask = process.umask(0o177);
  try {
    server.listen(place);
  } finally {
    process.umask(mask);
  }
  await once(server, 'listening');
  chmodSync(place, 0o600);
}

async function answer(connection: net.Socket, deskFor: ControlSocketOptions['desk']): Promise<void> {
  const gone = new AbortController();
  connection.once('close', () => gone.abort());
  try {
    const request = deskRequest.safeParse(await readRequest(connection));
    if (!request.success) throw new Refused('UNKNOWN_COMMAND', 'The running server does not know this command. Was Lou updated since it started?', 'invalid');
    for await (const piece of askDesk(deskFor(gone.signal), request.data)) {
      await write(connection, { piece }, gone.signal);
      if (gone.signal.aborted) return;
    }
    await write(connection, { end: true }, gone.signal);
  } catch (error) {
    if (gone.signal.aborted) return;
    if (error instanceof Refused) await write(connection, { refused: { code: error.code, sentence: error.message } }, gone.signal);
    else {
      await write(connection, { failed: 'Something went wrong in the server; its log says what.' }, gone.signal);
      throw error;
    }
  } finally {
    connection.end();
  }
}

/** The first line, parsed; undefined for what is no JSON. */
function readRequest(connection: net.Socket): Promise<unknown> {
  return new Promise((resolve) => {
    let text = '';
    connection.setEncoding('utf8');
    connection.on('data', (chunk) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(parsed(text.slice(0, end)));
      else if (text.length > LONGEST_REQUEST) resolve(undefined);
    });
    connection.once('close', () => resolve(undefined));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits for a reader who is slower than the log. */
async function write(connection: net.Socket, line: ControlLine, gone: AbortSignal): Promise<void> {
  if (gone.aborted || connection.destroyed) return;
  if (!connection.write(`${JSON.stringify(line)}\n`)) await once(connection, 'drain', { signal: gone }).catch(() => undefined);
}
