import { environmentManager, MutationObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from './current-user.ts';
import { FAILED_FOR_MS, FRESH_FOR_MS, makeQueryClient, reading } from './queries.ts';

/** The page's window: what a browser tells it is told to it here. */
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  environmentManager.setIsServer(() => false); // nothing is polled on a server, whatever it is told
  vi.useFakeTimers();
});
afterEach(() => {
  for (const client of watched.splice(0)) client.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const watched: QueryClient[] = [];

/** Somebody watches an answer; `asked` counts how often the server was. */
function watching(client: QueryClient, options: object = {}) {
  client.mount();
  watched.push(client);
  const ask = vi.fn(async () => 'answer');
  const observer = new QueryObserver(client, { queryKey: ['something'], queryFn: ask, ...options });
  observer.subscribe(() => {});
  return ask;
}

async function happens(name: 'focus' | 'visibilitychange') {
  page.dispatchEvent(new Event(name));
  await vi.advanceTimersByTimeAsync(1);
}

test('L455 L456 an answer is fresh for 5 minutes, and asked for again on focus after that', async () => {
  expect(FRESH_FOR_MS).toBe(300_000);
  const asked = watching(makeQueryClient());
  await vi.advanceTimersByTimeAsync(FRESH_FOR_MS - 1_000);
  await happens('focus');
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_001);
  await happens('focus');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('L457 there is no polling, of nothing that is read', async () => {
  const { queryFn: _ask, ...options } = reading('catalogue.courses', {});
  const asked = watching(makeQueryClient(), options);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('L413 a query that fails is not asked again', async () => {
  const client = makeQueryClient();
  const ask = vi.fn().mockRejectedValue(new Error('500: No.'));
  const asked = client.fetchQuery({ queryKey: ['failing'], queryFn: ask }).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBe('failed');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what failed is not asked for again by a part that is drawn anew within 15 seconds, and is after that', async () => {
  expect(FAILED_FOR_MS).toBe(15_000);
  const client = makeQueryClient();
  const failing = vi.fn().mockRejectedValue(new Error('500: No.'));
  const drawn = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs);
    new QueryObserver(client, { queryKey: ['failing'], queryFn: failing }).subscribe(() => {})();
    await vi.advanceTimersByTimeAsync(0);
    return failing.mock.calls.length;
  };
  expect(await drawn(0)).toBe(1);
  expect(await drawn(FAILED_FOR_MS - 1)).toBe(1);
  expect(await drawn(1)).toBe(2);
});

test('L414 a mutation that fails is not tried again', async () => {
  const act = vi.fn().mockRejectedValue(new Error('500: No.'));
  const acted = new MutationObserver(makeQueryClient(), { mutationFn: act }).mutate(undefined).catch(() => 'failed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await acted).toBe('failed');
  expect(act).toHaveBeenCalledTimes(1);
});

test('L251 L252 the current user is always stale: asked for again on every focus of the window', async () => {
  const { queryFn: _ask, ...options } = currentUser;
  const asked = watching(makeQueryClient(), options);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toHaveBeenCalledTimes(1);
  await happens('focus');
  await happens('focus');
  expect(asked).toHaveBeenCalledTimes(3);
  await happens('visibilitychange');
  expect(asked).toHaveBeenCalledTimes(4);
});

test('a window that comes into sight and gets the focus is one look: it is asked once', async () => {
  const { queryFn: _ask, ...options } = currentUser;
  const asked = watching(makeQueryClient(), options);
  await vi.advanceTimersByTimeAsync(10);
  page.dispatchEvent(new Event('visibilitychange'));
  await happens('focus');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what could not be asked while the network was gone is asked when it is back; what is known is not', async () => {
  const client = makeQueryClient();
  const known = watching(client);
  const failing = vi.fn(async () => {
    throw new Error('unreachable');
  });
  new QueryObserver(client, { queryKey: ['something else'], queryFn: failing }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(known).toHaveBeenCalledTimes(1);
  expect(failing).toHaveBeenCalledTimes(2);
});
