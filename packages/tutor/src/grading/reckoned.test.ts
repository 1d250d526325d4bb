/** Figures that are a part of a sum in an answer. */
import { describe, expect, it } from 'vitest';
import { gradeMany, gradeOne } from '../testing/grade-question.ts';

describe('a figure that is reckoned with', () => {
  const tall = (text: string) =>
    gradeMany(
      'A tree 20 metres away is 12 cm tall. How tall is an equal one at 60 metres, and why?',
      [
        ['It is 4 cm tall.', '4'],
        ['It is a third as tall.', '12 divided by 3'],
      ],
      text,
    ).pointsSeen;

  it('is no result', () => {
    expect(tall('12 minus 4 so 8 cm')).toEqual([]);
    expect(tall('12 divided by 3 so 4 cm')).toEqual(['1', '2']);
  });

  it('makes no other sum than the one that is wanted', () => {
    const share = (text: string) =>
      gradeOne('Of 50 ill dogs 40 test positive, as do 95 others. What share is ill?', 'Divide the 40 by all.', text, ['40/135', 'divide 40 by 135']).settled;
    expect(share('40 divided by 50')).toBe(false);
    expect(share('40 divided by 135')).toBe(true);
  });
});
