import { expect, test } from 'vitest';
import { partsOf } from './fractions.ts';

const over = (top: number | '?', bottom: number | '?') => ({ top, bottom });

test('fractions are found wherever they stand in a sentence', () => {
  expect(partsOf('Is 1/2 + 1/3 = 2/5?')).toEqual(['Is ', over(1, 2), ' + ', over(1, 3), ' = ', over(2, 5), '?']);
  expect(partsOf('(7/4).')).toEqual(['(', over(7, 4), ').']);
});

test('the number that is asked for stands in its fraction', () => {
  expect(partsOf('in 5/6 = ?/42?')).toEqual(['in ', over(5, 6), ' = ', over('?', 42), '?']);
  expect(partsOf('3/4 = 9/?')).toEqual([over(3, 4), ' = ', over(9, '?')]);
});

test.each(['?/?', 'which?/42', '12/11/2026', 'and/or', '1/0', 'v1/2', '3.1/4', '/course/1/2', 'km/h', '1/2.5', ''])('%j holds none', (text) => {
  expect(partsOf(text)).toEqual([text]);
});
