import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSwipedAway, makeNotices } from './notice-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('L458 at most one notice shows: a new one takes the place of the one before', () => {
  const notices = makeNotices();
  notices.notify({ title: 'First' });
  notices.notify({ title: 'Second', kind: 'destructive' });
  expect(notices.current().map(({ title, kind }) => ({ title, kind }))).toEqual([{ title: 'Second', kind: 'destructive' }]);
});

test('L459 a dismissed notice is removed after 1,000,000 ms', () => {
  const notices = makeNotices();
  const id = notices.notify({ title: 'Welcome back!' });
  notices.dismiss(id);
  expect(notices.current()).toMatchObject([{ title: 'Welcome back!', open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(notices.current()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(notices.current()).toHaveLength(0);
});

test('whoever listens hears of each change, and of none after leaving', () => {
  const notices = makeNotices();
  const heard = vi.fn();
  const leave = notices.subscribe(heard);
  const id = notices.notify({ title: 'One' });
  notices.dismiss(id);
  notices.dismiss(id);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  notices.notify({ title: 'Two' });
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  [49, false],
  [50, true],
  [-80, false],
])('a swipe of %i px to the right sends it away: %s', (moved, away) => {
  expect(isSwipedAway(moved)).toBe(away);
});
