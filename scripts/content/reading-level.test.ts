import { expect, test } from 'vitest';
import { gradeOf, syllablesIn } from './reading-level.ts';

test('syllables are counted as they are spoken', () => {
  const spoken: Record<string, number> = {
    the: 1,
    whole: 1,
    pieces: 2,
    fraction: 2,
    denominator: 5,
    walked: 1,
    wanted: 2,
    boxes: 2,
    table: 2,
    little: 2,
    being: 2,
    radio: 3,
    million: 2,
    creature: 2,
    reptilian: 4,
    café: 2,
  };
  expect(Object.fromEntries(Object.keys(spoken).map((word) => [word, syllablesIn(word)]))).toEqual(spoken);
});

test('the grade follows the published formula', () => {
  // 13 words, 26 syllables, one sentence: .39 x 13 + 11.8 x 26 / 13 - 15.59
  expect(gradeOf(['The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.'])).toBeCloseTo(13.08, 2);
  expect(gradeOf(['The cat sat.', 'It ran.'])).toBeCloseTo(0.39 * 2.5 + 11.8 - 15.59, 5);
});

test('formulas and code count as one short word, and nothing has no grade', () => {
  expect(gradeOf(['We add $\\frac{1}{2} + \\frac{1}{4}$ now.'])).toBe(gradeOf(['We add x now.']));
  expect(gradeOf([])).toBeNaN();
});
