import { getEventListeners } from 'node:events';
import type { LiveChange } from '@lou/contract/live';
import { beforeEach, expect, test, vi } from 'vitest';
import { followChanges, type LiveBrowser } from './live-stream.ts';

type Hear = (event: { data: unknown; lastEventId: string }) => void;

/** The parts of one browser that its tabs share. */
function aBrowser() {
  const streams: { address: string; isClosed: boolean; readyState: number; tell: (name: string, event?: Partial<Parameters<Hear>[0]>) => void }[] = [];
  const channels = new Set<Hear>();
  const holders = new Map<string, Promise<unknown>>();
  const signals: AbortSignal[] = [];
  const signedIn = { now: true };
  const browser: LiveBrowser = {
    isSignedIn: () => signedIn.now,
    ended: vi.fn(),
    missed: vi.fn(),
    openChannel() {
      let own: Hear = () => undefined;
      return {
        addEventListener: ((_name: string, hear: Hear) => {
          own = hear;
          channels.add(own);
        }) as never,
        postMessage(data) {
          for (const hear of channels) if (hear !== own) hear({ data, lastEventId: '' });
        },
        close: () => void channels.delete(own),
      };
    },
    openEvents(address) {
      const listeners: [string, Hear][] = [];
      const stream = {
        address,
        isClosed: false,
        readyState: 1,
        tell(name: string, event = {}) {
          for (const [of, hear] of listeners) if (of === name) hear({ data: '', lastEventId: '', ...event });
        },
      };
      streams.push(stream);
      return {
        get readyState() {
          return stream.readyState;
        },
        addEventListener: ((name: string, hear: Hear) => listeners.push([name, hear])) as never,
        close: () => {
          stream.isClosed = true;
        },
      };
    },
    locks: {
      request: (async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
        signals.push(signal);
        const before = holders.get(name);
        let done: () => void = () => undefined;
        holders.set(
          name,
          new Promise<void>((resolve) => {
            done = resolve;
          }),
        );
        await before;
        if (!signal.aborted) await work();
        done();
      }) as never,
    },
  };
  return { browser, streams, signedIn, signals };
}

const message = (id: string, change: LiveChange) => ({ lastEventId: id, data: JSON.stringify({ json: change }) });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

test('one tab listens for all, and another goes on where it stopped when it closes', async () => {
  const { browser, streams } = aBrowser();
  const heard: Record<string, string[]> = { first: [], second: [] };
  const closeFirst = followChanges('u1', browser, (change) => heard.first?.push(change.kind));
  const closeSecond = followChanges('u1', browser, (change) => heard.second?.push(change.kind));
  await settle();
  expect(streams.map(({ address }) => decodeURIComponent(address))).toEqual(['/trpc/live.changes?input={"json":{}}']);
  streams[0]?.tell('message', message('7', { kind: 'points' }));
  expect(heard).toEqual({ first: ['points'], second: ['points'] });

  closeFirst();
  await settle();
  expect(streams[0]?.isClosed).toBe(true);
  expect(decodeURIComponent(streams[1]?.address ?? '')).toContain('{"lastEventId":"7"}');
  streams[1]?.tell('message', message('8', { kind: 'progress', courseId: 'c' }));
  expect(heard).toEqual({ first: ['points'], second: ['points', 'progress'] });
  closeSecond();
  await settle();
  expect(streams[1]?.isClosed).toBe(true);
});

test('who has heard of no change yet goes on from where the stream began, in the first tab and in a later one', async () => {
  const { browser, streams } = aBrowser();
  const closeFirst = followChanges('u1', browser, () => undefined);
  await settle();
  streams[0]?.tell('message', message('3', { kind: 'begun', quietMs: null }));
  streams[0]?.tell('return');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(decodeURIComponent(streams[1]?.address ?? '')).toContain('{"lastEventId":"3"}');
  const closeSecond = followChanges('u1', browser, () => undefined);
  closeFirst();
  await settle();
  expect(decodeURIComponent(streams[2]?.address ?? '')).toContain('{"lastEventId":"3"}');
  closeSecond();
});

test('a stream that is refused is asked for less and less often, until something is heard', async () => {
  const { browser, streams } = aBrowser();
  const close = followChanges('u1', browser, () => undefined);
  await settle();
  const opensWithin = async (milliseconds: number) => {
    const before = streams.length;
    streams.at(-1)?.tell('serialized-error');
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(streams).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(before + 1);
  };
  for (const milliseconds of [5_000, 10_000, 20_000, 30_000, 30_000]) await opensWithin(milliseconds);
  streams.at(-1)?.tell('message', message('3', { kind: 'begun', quietMs: null }));
  await opensWithin(5_000);
  close();
});

test('a stream that the server ended is opened again, while somebody is signed in', async () => {
  const { browser, streams, signedIn } = aBrowser();
  const close = followChanges('u1', browser, () => undefined);
  await settle();
  streams[0]?.tell('return');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streams).toHaveLength(2);
  signedIn.now = false;
  streams[1]?.tell('serialized-error');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true]);
  close();
});

test('a tab whose turn to listen comes when nobody is signed in any more asks who is here, and opens no stream', async () => {
  const { browser, streams, signedIn } = aBrowser();
  const closeFirst = followChanges('u1', browser, () => undefined);
  const closeSecond = followChanges('u1', browser, () => undefined);
  await settle();
  signedIn.now = false;
  closeFirst();
  await settle();
  expect(streams).toHaveLength(1);
  expect(browser.ended).toHaveBeenCalledTimes(1);
  closeSecond();
});

test('a stream that is over is let go: nothing waits for the end with it', async () => {
  const { browser, streams, signals } = aBrowser();
  const close = followChanges('u1', browser, () => undefined);
  await settle();
  const waiting = () => getEventListeners(signals[0] as AbortSignal, 'abort').length;
  const before = waiting();
  for (const milliseconds of [5_000, 10_000]) {
    streams.at(-1)?.tell('return');
    await vi.advanceTimersByTimeAsync(milliseconds);
  }
  expect([streams.length, waiting()]).toEqual([3, before]);
  close();
});

test('a tab that listens no more does not say how far it has heard', async () => {
  const { browser, streams, signedIn } = aBrowser();
  const closeFirst = followChanges('u1', browser, () => undefined);
  await settle();
  streams[0]?.tell('message', message('3', { kind: 'begun', quietMs: null }));
  signedIn.now = false;
  streams[0]?.tell('return');
  await vi.advanceTimersByTimeAsync(5_000);
  signedIn.now = true;
  const heard: string[] = [];
  const closeSecond = followChanges('u1', browser, ({ kind }) => heard.push(kind));
  await settle();
  expect([streams.length, heard]).toEqual([2, []]);
  closeFirst();
  closeSecond();
});

test('a stream that the server refused is asked for again; one that broke is left to the browser', async () => {
  const { browser, streams } = aBrowser();
  const close = followChanges('u1', browser, () => undefined);
  await settle();
  const fails = (readyState: number) => {
    Object.assign(streams.at(-1) ?? {}, { readyState });
    streams.at(-1)?.tell('error');
    return vi.advanceTimersByTimeAsync(5_000);
  };
  await fails(0);
  expect(streams).toHaveLength(1);
  expect(browser.ended).not.toHaveBeenCalled();
  await fails(2);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  expect(browser.ended).toHaveBeenCalledTimes(1);
  close();
});

test('a tab that is closed while it waits to ask again gives the lock to the next at once', async () => {
  const { browser, streams } = aBrowser();
  const closeFirst = followChanges('u1', browser, () => undefined);
  await settle();
  streams[0]?.tell('return');
  await settle();
  const closeSecond = followChanges('u1', browser, () => undefined);
  closeFirst();
  await settle();
  expect(streams).toHaveLength(2);
  closeSecond();
});

test('what happened while the first stream was on its way is said to be missed, in each tab; what happened before is not', async () => {
  const { browser, streams } = aBrowser();
  const missed = vi.mocked(browser.missed);
  const closes = [followChanges('u1', browser, () => undefined)];
  await settle();
  await vi.advanceTimersByTimeAsync(3_000);
  closes.push(followChanges('u1', browser, () => undefined));
  await vi.advanceTimersByTimeAsync(2_000);
  streams[0]?.tell('message', message('3', { kind: 'begun', quietMs: 4_500 }));
  expect(missed).toHaveBeenCalledTimes(1);
  streams[0]?.tell('message', message('3', { kind: 'begun', quietMs: 0 }));
  expect(missed).toHaveBeenCalledTimes(1);
  for (const close of closes) close();
  for (const quietMs of [null, 6_500, 5_500]) {
    const last = followChanges('u2', browser, () => undefined);
    await settle();
    await vi.advanceTimersByTimeAsync(5_000);
    missed.mockClear();
    streams.at(-1)?.tell('message', message('3', { kind: 'begun', quietMs }));
    expect(missed).toHaveBeenCalledTimes(quietMs === 5_500 ? 1 : 0);
    last();
    await settle();
  }
});

test('whoever comes next does not wait for a tab of the one before', async () => {
  const { browser, streams } = aBrowser();
  const closes = ['u1', 'u2'].map((userId) => followChanges(userId, browser, () => undefined));
  await settle();
  expect(streams).toHaveLength(2);
  for (const close of closes) close();
});
