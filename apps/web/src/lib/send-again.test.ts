import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sentAgain } from './send-again.ts';
import { CallFailed } from './wire.ts';

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
