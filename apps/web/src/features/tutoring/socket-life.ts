/**
 * The life of the chat's socket: opened, joined, lost, tried again. Knows nothing of what is said.
 * Source: L§4 Tutoring chat connection, L§8, L§9.
 */
import type { ClientMessage, ServerMessage } from '@lou/contract/socket';
import { socketFailures } from './texts.ts';

export const SOCKET_RETRIES = 3;
/** Before a retry, times the attempt's number. */
export const RETRY_STEP_MS = 2_000;
/** After the last retry it is still looked, so often, whether the server is back: a restart may take longer than the retries. */
export const LOOK_EVERY_MS = 10_000;
/** A connection that has not joined by then is taken for lost: a server that dies between the accepting and the answering tells nobody. */
export const JOIN_WITHIN_MS = 15_000;
export const NORMAL_CLOSE = 1_000;

/** `doubted`: it was silent for too long and joins anew. `lost`: its retries run. `given-up`: after the last of them; it looks every 10 s, and `again()` starts over. */
export type Connection = 'connecting' | 'connected' | 'doubted' | 'lost' | 'given-up';

export type SocketLike = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onerror' | 'onclose'>;

interface SocketLife {
  readonly make: () => SocketLike;
  /** The first message of each connection. */
  readonly hello: () => ClientMessage;
  readonly hear: (message: ServerMessage) => void;
  readonly changed: (connection: Connection) => void;
  readonly complain: (sentence: string) => void;
}

/** Connected is: the server has said that the session is joined; what is sent earlier would be refused. */
export function keepSocket({ make, hello, hear, changed, complain }: SocketLife) {
  let socket: SocketLike | undefined;
  let joined = false;
  let attempt = 0;
  let failing = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let gone = false;

  const fail = (sentence: string) => {
    if (!failing) complain(sentence);
    failing = true;
  };

  function open(as: 'connecting' | 'doubted' = 'connecting'): void {
    clearTimeout(waiting);
    waiting = setTimeout(notJoined, JOIN_WITHIN_MS);
    if (attempt === 0) changed(as);
    try {
      socket = make();
    } catch {
      fail(socketFailures.notMade);
      retry();
      return;
    }
    socket.onopen = () => socket?.send(JSON.stringify(hello()));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'session_joined') {
        clearTimeout(waiting);
        joined = true;
        failing = false;
        attempt = 0;
        changed('connected');
      }
      hear(message);
    };
    socket.onerror = () => fail(socketFailures.failed);
    socket.onclose = ({ code }) => {
      joined = false;
      clearTimeout(waiting);
      if (!gone && code !== NORMAL_CLOSE) retry();
      else changed('given-up');
    };
  }

  function notJoined(): void {
    detach();
    fail(socketFailures.failed);
    retry();
  }

  function retry(): void {
    clearTimeout(waiting);
    if (attempt >= SOCKET_RETRIES) {
      changed('given-up');
      waiting = setTimeout(() => open(), LOOK_EVERY_MS);
      return;
    }
    attempt += 1;
    changed('lost');
    waiting = setTimeout(() => open(), RETRY_STEP_MS * attempt);
  }

  open();
  return {
    /** False where nothing could be sent; then it was said why. */
    send(message: ClientMessage): boolean {
      if (!joined || !socket) {
        complain(socketFailures.notConnected);
        return false;
      }
      socket.send(JSON.stringify(message));
      return true;
    },
    /** At once, and with all its retries before it. */
    again(): void {
      if (gone || joined) return;
      attempt = 0;
      failing = false;
      detach();
      open();
    },
    /** At once, where it is lost: there may be a network again, or somebody who looks. Does not wait for the next retry; where it fails, it was one. */
    look(): void {
      if (gone || joined || attempt === 0) return;
      detach();
      open();
    },
    /** What is awaited does not come: another connection shows whether this one stands. What is told meanwhile, the new one is told. */
    doubt(): void {
      if (gone || !joined) return;
      detach();
      joined = false;
      open('doubted');
    },
    /** There is no network: an open socket would not notice for minutes. `look()` takes it up again. */
    lose(): void {
      if (gone) return;
      detach();
      joined = false;
      failing = true; // the page says that it is offline; nothing more is complained about
      attempt = Math.max(1, attempt);
      clearTimeout(waiting);
      waiting = setTimeout(() => open(), LOOK_EVERY_MS);
      changed('lost');
    },
    /** The chat is removed. */
    close(): void {
      gone = true;
      clearTimeout(waiting);
      detach();
    },
  };

  function detach(): void {
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onerror = socket.onclose = null;
    socket.close(NORMAL_CLOSE);
    socket = undefined;
  }
}
