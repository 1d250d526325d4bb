import type { Achievement } from '@lou/contract/achievements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeUser } from '../../lib/current-user.ts';
import { makeQueryClient } from '../../lib/queries.ts';
import { makeToasts, toasts } from './toast-queue.ts';

const earned = (id: string): Achievement => ({ id, type: 'lesson', title: id, description: '', badge: '1', points: 10, earnedAt: '2026-01-05T09:00:00Z' });
const ids = (queue: ReturnType<typeof makeToasts>) => queue.current().map(({ id }) => id);

/** A queue with a place that draws it. */
function drawn() {
  const queue = makeToasts();
  queue.draw();
  return queue;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('L321 new achievements appear in turn, 500 ms apart per index', () => {
  const queue = drawn();
  queue.announce([earned('a'), earned('b'), earned('c')]);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(499);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(499);
  expect(ids(queue)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual(['a', 'b', 'c']);
});

test('L321 told one by one they are 500 ms apart as well', () => {
  const queue = drawn();
  for (const id of ['a', 'b', 'c']) queue.announce([earned(id)]);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(200);
  queue.announce([earned('d')]);
  vi.advanceTimersByTime(299);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(500);
  expect(ids(queue)).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(500);
  expect(ids(queue)).toEqual(['a', 'b', 'c', 'd']);
});

test('one that comes long after the others appears at once', () => {
  const queue = drawn();
  queue.announce([earned('a')]);
  vi.advanceTimersByTime(600);
  queue.announce([earned('b')]);
  expect(ids(queue)).toEqual(['a', 'b']);
});

test('L322 L323 each goes after 8 s, or when it is closed', () => {
  const queue = drawn();
  queue.announce([earned('a'), earned('b'), earned('c')]);
  vi.advanceTimersByTime(500);
  queue.close('b');
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(7_499);
  expect(ids(queue)).toEqual(['a', 'c']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual(['c']);
  vi.advanceTimersByTime(999);
  expect(ids(queue)).toEqual(['c']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual([]);
});

test('they wait until there is a place that draws them, and only then their time begins', () => {
  const queue = makeToasts();
  queue.announce([earned('a'), earned('b')]);
  vi.advanceTimersByTime(60_000);
  expect(ids(queue)).toEqual([]);
  expect(queue.count()).toBe(2);
  queue.draw();
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(7_999);
  expect(ids(queue)).toEqual(['a', 'b']);
});

test('without that place the rest waits for the next', () => {
  const queue = makeToasts();
  const leave = queue.draw();
  queue.announce([earned('a'), earned('b')]);
  leave();
  vi.advanceTimersByTime(1_000);
  expect(ids(queue)).toEqual(['a']);
  queue.draw();
  expect(ids(queue)).toEqual(['a', 'b']);
});

test('what is earned while they are held back appears in turn when nothing holds them any more', () => {
  const queue = drawn();
  const first = queue.hold();
  const second = queue.hold();
  queue.announce([earned('a')]);
  queue.announce([earned('b')]);
  first();
  vi.advanceTimersByTime(8_000);
  expect(ids(queue)).toEqual([]);
  second();
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect(ids(queue)).toEqual(['a', 'b']);
});

test('an achievement that was told already is not shown again', () => {
  const queue = drawn();
  queue.announce([earned('a')]);
  vi.advanceTimersByTime(8_000);
  queue.announce([earned('a')]);
  vi.advanceTimersByTime(500);
  expect(ids(queue)).toEqual([]);
});

test('while somebody is at them none goes; then each has its whole time again', () => {
  const queue = drawn();
  queue.announce([earned('a'), earned('b')]);
  vi.advanceTimersByTime(7_000);
  const leave = queue.visit();
  const leaveToo = queue.visit();
  leaveToo();
  queue.announce([earned('c')]);
  vi.advanceTimersByTime(60_000);
  expect(ids(queue)).toEqual(['a', 'b', 'c']);
  leave();
  vi.advanceTimersByTime(7_999);
  expect(ids(queue)).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual([]);
});

test('the newest is the one that came last, and no older one becomes it when that goes', () => {
  const queue = drawn();
  queue.announce([earned('a'), earned('b')]);
  expect(queue.newest()?.id).toBe('a');
  vi.advanceTimersByTime(500);
  expect(queue.newest()?.id).toBe('b');
  queue.close('a');
  expect(queue.newest()?.id).toBe('b');
  queue.announce([earned('c')]);
  vi.advanceTimersByTime(500);
  expect(queue.newest()?.id).toBe('c');
  queue.close('c');
  expect([ids(queue), queue.newest()]).toEqual([['b'], null]);
});

test('of each one it is said when it comes, and no earlier', () => {
  const queue = makeToasts();
  const shown: string[] = [];
  const leave = queue.whenShown((id) => shown.push(id));
  queue.announce([earned('a'), earned('b')]);
  expect(shown).toEqual([]);
  queue.draw();
  expect(shown).toEqual(['a']);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b']);
  leave();
  queue.announce([earned('c')]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual(['a', 'b']);
});

test('whoever listens hears of one that must wait', () => {
  const queue = makeToasts();
  const counts: number[] = [];
  queue.subscribe(() => counts.push(queue.count()));
  queue.announce([earned('a')]);
  expect(counts).toEqual([1]);
});

test('with signing out they go, those to come too, and the next one is told anew, for its whole time', () => {
  const leave = toasts.draw();
  toasts.announce([earned('a'), earned('b')]);
  expect(ids(toasts)).toEqual(['a']);
  vi.advanceTimersByTime(400);
  storeUser(makeQueryClient(), null);
  vi.advanceTimersByTime(500);
  expect(ids(toasts)).toEqual([]);
  expect(toasts.count()).toBe(0);
  toasts.announce([earned('a')]);
  expect(ids(toasts)).toEqual(['a']);
  vi.advanceTimersByTime(7_999);
  expect(ids(toasts)).toEqual(['a']);
  leave();
});
