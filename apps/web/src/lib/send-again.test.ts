import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentAgain } from './send-again.ts';
import { CallFailed, UNANSWERED } from './wire.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A call that meets these statuses in turn, 200 is an answer; tells how often it was made and what came of it. */
async function meeting(...statuses: number[]) {
  let calls = 0;
  const call = async () => {
    const status = statuses[calls++] ?? 200;
    if (status !== 200) throw new CallFailed(status, 'No.');
    return 'done';
  };
  const outcome = sentAgain(call).catch((error: CallFailed) => error.status);
  await vi.runAllTimersAsync();
  return [calls, await outcome];
}

test('a lost call goes again, twice at most; a refused one does not', async () => {
  expect(await meeting()).toEqual([1, 'done']);
  expect(await meeting(0, 503)).toEqual([3, 'done']);
  expect(await meeting(0, 0, 500)).toEqual([3, 500]);
  expect(await meeting(403)).toEqual([1, 403]);
});

test('one that nobody answers is given up after 10 s and goes again, 31 s at most together', async () => {
  let calls = 0;
  const failed = sentAgain(() => {
    calls += 1;
    return new Promise(() => undefined);
  }).catch((error: CallFailed) => error.sentence);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(21_001);
  expect([calls, await failed]).toEqual([3, UNANSWERED]);
});
