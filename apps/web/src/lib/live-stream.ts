/**
 * What changes for the learner, as the server tells it: ONE stream a browser and user, whatever tabs are open. The tab that holds a
 * lock listens and passes on what it hears; when it closes, the next one takes its place and goes on where it stopped.
 * Source: calls.md `live`; the events are tRPC's (`id`, `data` with the answer under `json`).
 */
import type { LiveChange } from '@lou/contract/live';

const ADDRESS = '/trpc/live.changes';
const NAME = 'lou-live';
/** How long until the stream is opened again that the server ended or refused: longer each time, until something is heard. */
const AGAIN_MS = [5_000, 10_000, 20_000, 30_000] as const;

/** What is needed of the browser; given by tests. */
export interface LiveBrowser {
  readonly locks: Pick<LockManager, 'request'>;
  openChannel(name: string): Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>;
  openEvents(address: string): Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
  /** False once nobody is signed in any more. */
  isSignedIn(): boolean;
  /** The server ended the stream, or refused it: nobody may be signed in any more. */
  ended(): void;
  /** Something happened while the stream was still on its way: what was answered before it may be old by now. */
  missed(): void;
}

interface Told {
  readonly id: string;
  readonly change: LiveChange;
}

/** What a tab that has just opened says to the others: whoever listens tells it how far they have heard. */
const HOW_FAR = 'how far?';

/** What happened so shortly before this tab was there may not be in its first answers either. */
const AROUND_MS = 1_000;

/** `readyState` of a stream that the browser has given up: constants of EventSource are not there where it is tested. */
const CLOSED = 2;

/** Hears every change of a user until the answer is called. */
export function followChanges(userId: string, browser: LiveBrowser, hear: (change: LiveChange) => void): () => void {
  // Two users may be open in one browser for a moment, when another tab has changed hands.
  const name = `${NAME}-${userId}`;
  const channel = browser.openChannel(name);
  const over = new AbortController();
  const hereSinceMs = performance.now();
  /** How far this tab has heard, by its own stream or another tab's. */
  let lastId: string | undefined;
  const take = ({ id, change }: Told) => {
    const isFirst = lastId === undefined;
    lastId = id;
    if (isFirst && change.kind === 'begun' && (change.quietMs ?? Number.POSITIVE_INFINITY) < performance.now() - hereSinceMs + AROUND_MS) browser.missed();
    hear(change);
  };
  let isListening = false;
  let failures = 0;
  channel.addEventListener('message', ({ data }: { data: Told | typeof HOW_FAR }) => {
    if (data !== HOW_FAR) take(data);
    else if (isListening && lastId !== undefined) channel.postMessage({ id: lastId, change: { kind: 'begun', quietMs: null } } satisfies Told);
  });
  channel.postMessage(HOW_FAR);

  void browser.locks.request(name, { signal: over.signal }, () => listenUntilOver()).catch(() => undefined); // given up while it waited for the lock

  return () => {
    over.abort();
    channel.close();
  };

  async function listenUntilOver(): Promise<void> {
    isListening = true;
    while (!over.signal.aborted && browser.isSignedIn()) {
      await listen();
      if (over.signal.aborted) break;
      browser.ended();
      await pause(AGAIN_MS[Math.min(failures, AGAIN_MS.length - 1)] ?? 0, over.signal);
      failures += 1;
    }
    isListening = false;
    // Whoever comes to listen after the sign-in was over has heard of its end from nobody.
    if (!over.signal.aborted) browser.ended();
  }

  /** One stream, until the server ends it or nobody wants it any more; the browser itself mends what breaks meanwhile. */
  function listen(): Promise<void> {
    const input = encodeURIComponent(JSON.stringify({ json: lastId === undefined ? {} : { lastEventId: lastId } }));
    const events = browser.openEvents(`${ADDRESS}?input=${input}`);
    return new Promise((resolve) => {
      const end = () => {
        over.signal.removeEventListener('abort', end);
        events.close();
        resolve();
      };
      over.signal.addEventListener('abort', end);
      for (const last of ['return', 'serialized-error']) events.addEventListener(last, end);
      // Any answer but 200 is no stream, and the browser does not ask again.
      events.addEventListener('error', () => {
        if (events.readyState === CLOSED) end();
      });
      events.addEventListener('message', (event: MessageEvent<string>) => {
        const told = { id: event.lastEventId, change: (JSON.parse(event.data) as { json: LiveChange }).json };
        failures = 0;
        channel.postMessage(told);
        take(told);
      });
    });
  }
}

/** At most: who gives up meanwhile does not wait, for the next tab waits for the lock. */
const pause = (milliseconds: number, over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      over.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    over.addEventListener('abort', end);
  });
