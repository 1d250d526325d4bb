/** A client of /ws for tests: sends, and waits for what it wants to hear. */
import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@lou/contract/socket';
import type { TestApp } from './start-test-app.ts';

type Heard<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export interface SocketClient {
  send(message: unknown): void;
  /** Sends text as it is. */
  sendRaw(data: string | Uint8Array): void;
  /** The next message of a type that has not been taken yet. */
  next<Type extends ServerMessage['type']>(type: Type): Promise<Heard<Type>>;
  /** Everything heard so far. */
  readonly heard: readonly ServerMessage[];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  /** Resolves with the words of the close. */
  readonly closedSaying: Promise<string>;
  close(): void;
}

/** Opens a socket on a listening app; rejects where the upgrade is refused. */
export async function openSocket(app: TestApp, cookie: string, headers: Record<string, string> = {}): Promise<SocketClient> {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie, ...headers } } as unknown as string[]);
  const heard: ServerMessage[] = [];
  const taken = new Set<ServerMessage>();
  let wake: () => void = () => undefined;
  socket.addEventListener('message', (event) => {
    heard.push(JSON.parse(String(event.data)) as ServerMessage);
    wake();
  });
  const ended = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('The socket was refused.')));
  });
  return {
    heard,
    closed: ended.then(({ code }) => code),
    closedSaying: ended.then(({ reason }) => reason),
    send: (message) => socket.send(JSON.stringify(message)),
    sendRaw: (data) => socket.send(data),
    close: () => socket.close(1000),
    async next(type) {
      const until = performance.now() + 10_000;
      for (;;) {
        const found = heard.find((message) => message.type === type && !taken.has(message));
        if (found) {
          taken.add(found);
          return found as never;
        }
        if (performance.now() > until) throw new Error(`No ${type} came; heard ${JSON.stringify(heard).slice(0, 600)}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, 100);
        });
      }
    },
  };
}
