/** A slow network that loses things: each call takes longer, and some are lost, on their way there or on their way back. The same losses for the same seed. */
import type { Page } from 'playwright/test';

interface BadNetwork {
  /** Before each call goes on its way, and before each message of the socket arrives. */
  readonly delayMs: number;
  /** Of all calls, 0 to 1; of the messages of a socket a fifth as many take its connection down with them. */
  readonly lost: number;
  readonly seed: number;
}

/** What was lost so far: a journey in which nothing was proves nothing. */
export interface Losses {
  readonly calls: { readonly address: string; readonly done: boolean }[];
  /** Code and looks of the app that did not arrive. */
  readonly files: string[];
  connections: number;
}

export async function onABadNetwork(page: Page, { delayMs, lost, seed }: BadNetwork): Promise<Losses> {
  const losses: Losses = { calls: [], files: [], connections: 0 };
  const chance = chances(seed);
  let lostCalls = 0;
  const pause = () => new Promise((resolve) => setTimeout(resolve, delayMs));

  await page.route(/\/trpc\/(?!live\.)/, async (route) => {
    const isLost = chance() < lost;
    if (isLost) lostCalls += 1;
    const done = isLost && lostCalls % 2 === 0; // by turns, so that a few have both
    await pause();
    if (!isLost) return route.continue().catch(() => undefined); // the page may have gone on meanwhile
    losses.calls.push({ address: new URL(route.request().url()).pathname, done });
    if (done) await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  });

  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isLost = chance() < lost && !FIRST.test(pathname);
    await pause();
    if (!isLost) return route.continue().catch(() => undefined);
    losses.files.push(pathname);
    await route.abort('connectionreset').catch(() => undefined);
  });

  await page.routeWebSocket('**/ws', (socket) => {
    const server = socket.connectToServer();
    let isDown = false;
    const down = () => {
      isDown = true;
      losses.connections += 1;
      void socket.close({ code: 1001 });
      void server.close();
    };
    const pass = (go: () => void, arrives: boolean) => {
      const breaks = chance() < lost / 5;
      setTimeout(() => {
        if (isDown) return;
        if (!breaks || arrives) go();
        if (breaks) down();
      }, delayMs);
    };
    socket.onMessage((data) => pass(() => server.send(data), chance() < 0.5));
    server.onMessage((data) => pass(() => socket.send(data), false));
    socket.onClose(() => {
      isDown = true;
      void server.close();
    });
  });
  return losses;
}

/** What the page itself names: without the first script nothing can ask again but the browser's own reload. */
const FIRST = /\/assets\/(index|start|react|rolldown-runtime)-[^/]*\.js$/;

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
