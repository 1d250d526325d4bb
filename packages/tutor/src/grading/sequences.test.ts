/** Symbols that come in an order. */
import { describe, expect, it } from 'vitest';
import { gradeMany, gradeOne } from '../testing/grade-question.ts';

describe('a sequence of symbols', () => {
  const lines = (text: string) =>
    gradeMany(
      'Describe the last two lines with numerals.',
      [
        ['It goes to IV and back to I.', 'IV IV I I', 'IV and then I'],
        ['It is V, then IV, then I.', 'V IV I I', 'V IV I'],
      ],
      text,
    ).pointsSeen;

  it('is not said by the same symbols in another order', () => {
    expect(lines('I V vi IV three times')).toEqual([]);
    expect(lines('IV IV I I, V IV I I')).toEqual(['1', '2']);
    expect(lines('IV I, then V IV I')).toEqual(['1', '2']);
  });

  it('is a list where nothing leads from one to the next', () => {
    const major = (text: string) => gradeOne('Which chords are major?', 'I, IV and V', text).settled;
    expect(major('V, IV and I')).toBe(true);
  });
});

describe('how many times', () => {
  it('is no time', () => {
    expect(gradeOne('How long does it stay there?', 'all the time', 'three times').settled).toBe(false);
  });
});
