import { expect, test } from 'vitest';
import { bandInWords } from './texts.ts';

test('the band says what the colour means, and nothing where every answer is right', () => {
  expect([100, 99, 80, 79, 60, 59, 0].map(bandInWords)).toEqual([
    null,
    '80% and more',
    '80% and more',
    '60% and more',
    '60% and more',
    'Below 60%',
    'Below 60%',
  ]);
});
