import type { Achievement } from '@lou/contract/achievements';
import { expect, test } from 'vitest';
import { pointsBeside } from './points-beside.ts';

const earned = (id: string, points: number): Achievement => ({
  id,
  type: 'quiz',
  title: id,
  description: '',
  badge: 'Q',
  points,
  earnedAt: '2026-01-05T09:00:00Z',
});

test('the list and what was done beside it add up to the points in the bar', () => {
  const list = [earned('a', 20), earned('b', 10)];
  expect(pointsBeside(95, list)).toBe(65);
  expect([pointsBeside(30, list), pointsBeside(20, list)]).toEqual([0, 0]);
});
