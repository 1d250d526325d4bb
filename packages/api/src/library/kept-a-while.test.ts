import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptAWhile } from './kept-a-while.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what nobody puts there again goes by itself, each on its own', () => {
  const kept = keptAWhile<string>(60_000);
  kept.put('ada', 'words');
  vi.advanceTimersByTime(59_999);
  kept.put('grace', 'other words');
  expect(kept.get('ada')).toBe('words');
  vi.advanceTimersByTime(1);
  expect([kept.get('ada'), kept.get('grace')]).toEqual([undefined, 'other words']);
});

test('what is put there again is kept for the whole time again, as it is now', () => {
  const kept = keptAWhile<string>(60_000);
  kept.put('ada', 'words');
  vi.advanceTimersByTime(40_000);
  kept.put('ada', 'more words');
  vi.advanceTimersByTime(59_999);
  expect(kept.get('ada')).toBe('more words');
  vi.advanceTimersByTime(1);
  expect(kept.get('ada')).toBeUndefined();
});
