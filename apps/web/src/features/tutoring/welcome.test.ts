import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onWelcome, welcomeSoon } from './welcome.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('L325 the welcome event fires 800 ms after a session start', () => {
  const welcomed: string[] = [];
  const stop = onWelcome((sessionId) => welcomed.push(sessionId));
  welcomeSoon('s1');
  vi.advanceTimersByTime(799);
  expect(welcomed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(welcomed).toEqual(['s1']);
  stop();
  welcomeSoon('s2');
  vi.advanceTimersByTime(800);
  expect(welcomed).toEqual(['s1']);
});
