import type { Achievement } from '@lou/contract/achievements';
import { expect, test } from 'vitest';
import { countAchievements, pointsBeside } from './count-achievements.ts';

const earned = (id: string, points: number): Achievement => ({
  id,
  type: 'quiz',
  title: id,
  description: '',
  badge: 'Q',
  points,
  earnedAt: '2026-01-05T09:00:00Z',
});

test('an achievement that was earned several times is one entry with its count and all its points', () => {
  const counted = countAchievements([earned('perfect', 20), earned('first', 10), earned('perfect', 20)]);
  expect(counted.map(({ one, times, points }) => [one.id, times, points])).toEqual([
    ['perfect', 2, 40],
    ['first', 1, 10],
  ]);
});

test('the list and what was done beside it add up to the points in the bar', () => {
  const counted = countAchievements([earned('a', 20), earned('b', 10)]);
  expect(pointsBeside(95, counted)).toBe(65);
  expect(pointsBeside(30, counted)).toBe(0);
});
