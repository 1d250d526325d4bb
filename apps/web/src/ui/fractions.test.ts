import { expect, test } from 'vitest';
import { partsOf } from './fractions.ts';

const over = (top: number, bottom: number) => ({ top, bottom });

test('fractions are found wherever they stand in a sentence', () => {
  expect(partsOf('Is 1/2 + 1/3 = 2/5?')).toEqual(['Is ', over(1, 2), ' + ', over(1, 3), ' = ', over(2, 5), '?']);
  expect(partsOf('(7/4).')).toEqual(['(', over(7, 4), ').']);
});

test.each(['12/11/2026', 'and/or', '1/0', 'v1/2', '3.1/4', '/course/1/2', 'km/h', '1/2.5', ''])('%j holds none', (text) => {
  expect(partsOf(text)).toEqual([text]);
});
