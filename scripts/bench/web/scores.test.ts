import { expect, test } from 'vitest';
import { medianOf, tooLow } from './scores.ts';

const good = { accessibility: 100, bestPractices: 100, performance: 95, cls: 0, lcpMs: 800 };

test('what reaches the least is not too low, and one less is', () => {
  expect(tooLow('landing', good)).toEqual([]);
  expect(tooLow('landing', { ...good, accessibility: 99, bestPractices: 99, performance: 94 })).toEqual([
    'landing: accessibility is 99; it must be at least 100.',
    'landing: bestPractices is 99; it must be at least 100.',
    'landing: performance is 94; it must be at least 95.',
  ]);
});

test('of each figure the middle one counts', () => {
  const runs = [good, { ...good, performance: 40, lcpMs: 9_000 }, { ...good, performance: 98, cls: 0.2 }];
  expect(medianOf(runs)).toEqual(good);
});
