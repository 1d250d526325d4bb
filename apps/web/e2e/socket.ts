/** A hand on the chat's socket: to read what the page sends, to hold back what the server says, to speak in its place. */
import type { Page, WebSocketRoute } from 'playwright/test';

type Message = { readonly type: string } & Record<string, unknown>;
const read = (data: string | Buffer): Message => JSON.parse(String(data)) as Message;

/** What the page sends from now on, in order. */
export function sending(page: Page): { readonly messages: Message[]; readonly addresses: string[] } {
  const messages: Message[] = [];
  const addresses: string[] = [];
  page.on('websocket', (socket) => {
    addresses.push(socket.url());
    socket.on('framesent', ({ payload }) => messages.push(read(payload)));
  });
  return { messages, addresses };
}

/** What the server tells the page from now on, in order. */
export function hearing(page: Page): readonly Message[] {
  const messages: Message[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => messages.push(read(payload))));
  return messages;
}

/** The real server behind a hand that can hold its replies back, drop the connection, or say something itself. */
export async function handOnSocket(page: Page) {
  const sockets: WebSocketRoute[] = [];
  const closedWith: (number | undefined)[] = [];
  const held: string[] = [];
  let holding = false;
  let refusing = false;
  let swallowing = false;
  let breaking = '';
  let unheard = '';
  const frozen = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/ws', (socket) => {
    if (refusing) return void socket.close({ code: 1001 });
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      if (!swallowing && !frozen.has(socket)) server.send(data);
    });
    server.onMessage((data) => {
      if (frozen.has(socket)) return;
      if (read(data).type === breaking) {
        breaking = '';
        void socket.close({ code: 1001 });
        void server.close();
      } else if (read(data).type === unheard) return;
      else if (holding && /_response|response_delta/.test(read(data).type)) held.push(String(data));
      else socket.send(data);
    });
    socket.onClose((code) => {
      closedWith.push(code);
      void server.close();
    });
  });
  const last = () => sockets.at(-1) as WebSocketRoute;
  return {
    closedWith,
    hold: () => {
      holding = true;
    },
    release: () => {
      holding = false;
      for (const data of held.splice(0)) last().send(data);
    },
    says: (message: Message) => last().send(JSON.stringify({ seq: 0, ...message })),
    drop: (code = 1001) => void last().close({ code }),
    /** The next message of this type is lost, and the connection with it. */
    breakAt: (type: string) => {
      breaking = type;
    },
    /** Messages of this type do not reach the page. */
    deafTo: (type: string) => {
      unheard = type;
    },
    /** What the page sends is lost on the way. */
    swallow: (on: boolean) => {
      swallowing = on;
    },
    /** The connections of now stay open and bring nothing any more, in neither direction. */
    freeze: () => {
      for (const socket of sockets) frozen.add(socket);
    },
    refuse: (on: boolean) => {
      refusing = on;
    },
  };
}

/** No server: `answer` says what each message of the page is met with. */
export async function inPlaceOfServer(page: Page, answer: (message: Message) => Message[]): Promise<void> {
  await page.routeWebSocket('**/ws', (socket) => {
    socket.onMessage((data) => {
      const message = read(data);
      const told = message.type === 'join_session' ? [{ type: 'session_joined', sessionId: message.sessionId }] : answer(message);
      for (const each of told) socket.send(JSON.stringify({ seq: 0, ...each }));
    });
  });
}
