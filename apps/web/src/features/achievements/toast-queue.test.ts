import type { Achievement } from '@lou/contract/achievements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeUser } from '../../lib/current-user.ts';
import { makeQueryClient } from '../../lib/queries.ts';
import { makeToasts, TOAST_SHOWN_MS, TOAST_STAGGER_MS, toasts } from './toast-queue.ts';

const earned = (id: string): Achievement => ({ id, type: 'lesson', title: id, description: '', badge: '1', points: 10, earnedAt: '2026-01-05T09:00:00Z' });
const ids = (queue: ReturnType<typeof makeToasts>) => queue.current().map(({ id }) => id);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('L321 new achievements appear in turn, 500 ms apart per index', () => {
  const queue = makeToasts();
  queue.announce([earned('a'), earned('b'), earned('c')]);
  vi.advanceTimersByTime(0);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(TOAST_STAGGER_MS);
  expect(ids(queue)).toEqual(['a', 'b']);
  vi.advanceTimersByTime(TOAST_STAGGER_MS);
  expect(ids(queue)).toEqual(['a', 'b', 'c']);
});

test('L322 L323 each goes after 8 s, or when it is closed', () => {
  const queue = makeToasts();
  queue.announce([earned('a'), earned('b')]);
  vi.advanceTimersByTime(TOAST_STAGGER_MS);
  queue.close('b');
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(TOAST_SHOWN_MS - TOAST_STAGGER_MS - 1);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(ids(queue)).toEqual([]);
});

test('what is earned while they are held back appears in turn when nothing holds them any more', () => {
  const queue = makeToasts();
  const first = queue.hold();
  const second = queue.hold();
  queue.announce([earned('a')]);
  queue.announce([earned('b')]);
  first();
  vi.advanceTimersByTime(TOAST_SHOWN_MS);
  expect(ids(queue)).toEqual([]);
  second();
  vi.advanceTimersByTime(0);
  expect(ids(queue)).toEqual(['a']);
  vi.advanceTimersByTime(TOAST_STAGGER_MS);
  expect(ids(queue)).toEqual(['a', 'b']);
});

test('an achievement that was told already is not shown again', () => {
  const queue = makeToasts();
  queue.announce([earned('a')]);
  vi.advanceTimersByTime(TOAST_SHOWN_MS);
  queue.announce([earned('a')]);
  vi.advanceTimersByTime(TOAST_STAGGER_MS);
  expect(ids(queue)).toEqual([]);
});

test('with signing out they go, those to come too, and the next one is told anew', () => {
  toasts.announce([earned('a'), earned('b')]);
  vi.advanceTimersByTime(0);
  expect(ids(toasts)).toEqual(['a']);
  storeUser(makeQueryClient(), null);
  vi.advanceTimersByTime(TOAST_STAGGER_MS);
  expect(ids(toasts)).toEqual([]);
  expect(toasts.any()).toBe(false);
  toasts.announce([earned('a')]);
  vi.advanceTimersByTime(0);
  expect(ids(toasts)).toEqual(['a']);
});
