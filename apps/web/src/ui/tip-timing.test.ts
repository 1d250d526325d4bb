import { expect, test } from 'vitest';
import { tipDelay } from './tip-timing.ts';

test('the first tip waits 700 ms', () => expect(tipDelay(10_000, null)).toBe(700));

test('L481 within 300 ms after another tip closed the next one opens at once, later it waits again', () => {
  expect(tipDelay(10_300, 10_000)).toBe(0);
  expect(tipDelay(10_301, 10_000)).toBe(700);
});
