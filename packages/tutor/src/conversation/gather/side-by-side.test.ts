import { describe, expect, it } from 'vitest';
import { readCourse } from '../../testing/read-course.ts';
import { entriesOfSides } from './glossary-entry.ts';
import { contrasts, namesBoth } from './side-by-side.ts';

describe('a text that contrasts two things', () => {
  it.each([
    ['Green leaves are heated at once, while black ones wilt first.', ['green tea', 'black tea']],
    ['A pot keeps the heat, and a kettle makes it.', ['pot', 'kettle']],
    ['Take for when you know how many cups there are in the loop, and while when only the loop can tell.', ['for loop', 'while loop']],
  ] as const)('%s', (text, sides) => {
    expect(contrasts(text, sides)).toBe(sides[0] !== 'green tea');
  });

  it('says something of each in a clause of its own', () => {
    expect(contrasts('What is left is found when the debts are taken from the assets, so it is a difference.', ['asset', 'debt'])).toBe(false);
    expect(contrasts('A pot keeps the heat, so it stays hot.', ['pot', 'kettle'])).toBe(false);
  });

  it('names both at least', () => {
    expect(namesBoth('Debts are taken from assets.', ['asset', 'debt'])).toBe(true);
    expect(namesBoth('Debts grow.', ['asset', 'debt'])).toBe(false);
  });
});

describe('two terms of which one leaves out what they share', () => {
  const { id, passages } = readCourse('clear-writing-at-work');
  const library = { passagesOf: () => passages };

  it('are found by it', () => {
    expect(entriesOfSides(['active', 'passive sentence'], [id], library).map((entry) => entry?.title)).toEqual(['active sentence', 'passive sentence']);
  });

  it('share nothing with a single word', () => {
    expect(entriesOfSides(['active', 'sentence'], [id], library)[0]).toBeUndefined();
  });
});
