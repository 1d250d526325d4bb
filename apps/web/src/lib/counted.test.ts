import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one has the noun, every other number that for many', () => {
  expect([0, 1, 2, 0.1].map((number) => counted(number, 'hour'))).toEqual(['0 hours', '1 hour', '2 hours', '0.1 hours']);
  expect([1, 2].map((number) => counted(number, 'quiz', 'quizzes'))).toEqual(['1 quiz', '2 quizzes']);
});
