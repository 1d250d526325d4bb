import { expect, test } from 'vitest';
import { percentOf, toNumericString } from './numeric-percent.ts';

test('percent is whole and within 0 to 100', () => {
  expect(['33.33', '120', '-1', 'x'].map((progress) => percentOf({ progress }))).toEqual([33, 100, 0, 0]);
});

test('the numeric string is whole where the percent is, else it has two places', () => {
  expect([50, 100 / 3].map(toNumericString)).toEqual(['50', '33.33']);
});
