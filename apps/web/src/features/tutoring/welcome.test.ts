import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onWelcome, welcomeSoon } from './welcome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('L325 the welcome event fires 800 ms after a session start', () => {
  const welcome = vi.fn();
  const stop = onWelcome(welcome);
  welcomeSoon(true);
  vi.advanceTimersByTime(799);
  expect(welcome).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(welcome).toHaveBeenCalledTimes(1);
  expect(welcome).toHaveBeenCalledWith(expect.any(Number), true);
  stop();
  welcomeSoon(false);
  vi.advanceTimersByTime(800);
  expect(welcome).toHaveBeenCalledTimes(1);
});
