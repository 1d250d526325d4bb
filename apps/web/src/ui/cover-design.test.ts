import { expect, test } from 'vitest';
import { designCover, sequence } from './cover-design.ts';

test('the same course always wears the same cover', () => {
  expect(designCover('fractions-that-make-sense', 'academic-studies')).toEqual(designCover('fractions-that-make-sense', 'Academic Studies'));
  expect(designCover('fractions-that-make-sense', 'academic-studies')).toMatchObject({ cloth: 'pine', pattern: 'pies' });
});

test('a category written as a word or as a slug has one cloth', () => {
  expect(designCover('x', 'Technology & Programming').cloth).toBe('slate');
  expect(designCover('x', 'technology-programming').cloth).toBe('slate');
});

test('a category nobody knows gets the initial', () => expect(designCover('x', 'knots').pattern).toBe('initial'));

test('a sequence repeats with its seed and stays below 1', () => {
  const numbers = (seed: number) => {
    const next = sequence(seed);
    return Array.from({ length: 50 }, () => next());
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
});
