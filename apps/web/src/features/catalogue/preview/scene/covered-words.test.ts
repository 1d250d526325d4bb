import { expect, test } from 'vitest';
import { coveredWords } from './covered-words.ts';

const at = (x: number, y: number, nearness: number) => ({ x, y, width: 60, below: 17, nearness });

test('the word of a stop goes where a nearer stop stands before it, and only there', () => {
  expect(coveredWords([at(100, 100, 0.2), at(110, 130, 0.8)])).toEqual([true, false]);
  expect(coveredWords([at(100, 100, 0.2), at(190, 130, 0.8)])).toEqual([false, false]);
  expect(coveredWords([at(100, 100, 0.2), at(110, 190, 0.8)])).toEqual([false, false]);
  expect(coveredWords([])).toEqual([]);
});
