import { describe, expect, it } from 'vitest';
import { spoken, worthOf } from '../../../language/exact-sums.ts';
import { aKeyIdea } from '../../../testing/a-course.ts';
import type { CourseSigns } from './course-signs.ts';
import { keepsSum } from './keeps-sum.ts';
import { readSum } from './read-sum.ts';
import type { Sum } from './sum.ts';
import { sumInWords } from './sum-in-words.ts';

const said = (text: string, signs?: CourseSigns) => {
  const sum = readSum(text, signs);
  return sum && sumInWords(sum).says;
};
const program: CourseSigns = { percent: 'rest', power: 'stars', listsValues: false };

describe('a sum in a message', () => {
  it.each([
    ['what is 3/4 + 1/8', '3/4 + 1/8 = 6/8 + 1/8 = 7/8.'],
    ['2/3 is smaller than 3/5?', 'No, 2/3 is more than 3/5: as fifteenths they are 10/15 and 9/15.'],
    ['so 90000 minus 50000 is 40000, right?', 'Yes, 90000 - 50000 = 40000.'],
    ['so 3/8 plus 4/8 is 7/16 right?', 'No, 3/8 + 4/8 = 7/8.'],
    ['3 2/5 as one fraction', '3 2/5 = 17/5.'],
    ['how do i write 23/6 as a mixed number', '23/6 = 3 5/6.'],
    ['what percent is 200 of 1000', '200/1000 = 20/100, and that is 20 %.'],
    ['if 3 eighths of the cake are eaten how much is left', '1 - 3/8 = 5/8.'],
    ['3/4 + 1/8 = ?', '3/4 + 1/8 = 6/8 + 1/8 = 7/8.'],
    ['whats 2/7 + 3/7', '2/7 + 3/7 = 5/7.'],
    ['1/2 - 1/3', '1/2 - 1/3 = 3/6 - 2/6 = 1/6.'],
    ['20% of 45', '20 % of 45 is 9, since 20/100 × 45 = 9.'],
    ['what is 80+25%', '80 + 25 % of 80 is 100, since 80 + 25/100 × 80 = 100.'],
    ['what is 60-15%', '60 - 15 % of 60 is 51, since 60 - 15/100 × 60 = 51.'],
    ['what is 80 + 25%', '80 + 25 % of 80 is 100, since 80 + 25/100 × 80 = 100.'],
    ['what is 15% off 60', '60 - 15 % of 60 is 51, since 60 - 15/100 × 60 = 51.'],
    ['$60 with 15 percent off', '60 - 15 % of 60 is 51, since 60 - 15/100 × 60 = 51.'],
    ['increase 50 by 20%', '50 + 20 % of 50 is 60, since 50 + 20/100 × 50 = 60.'],
    ['what is 20% more than 50', '50 + 20 % of 50 is 60, since 50 + 20/100 × 50 = 60.'],
    ['is 20% more than 50', 'No, 20 % is less than 50: 20/100 = 0.2.'],
    ['0.5 + 25%', '0.5 + 25 % is 0.75, since 0.5 + 25/100 = 0.75.'],
    ['compare 3/7 and 1/2', '1/2 is larger: as fourteenths they are 6/14 and 7/14.'],
    ['what is a hundred and forty divided by 7', '140 ÷ 7 = 20.'],
    ['two hundred twenty-five minus 25', '225 - 25 = 200.'],
    ['is 5 between one hundred and one thousand', null],
    ['8 stalls, 3 earn 300 and 5 lose 40, whats the expected value', '(3 × 300 - 5 × 40) ÷ 8 = 87.5.'],
    ['what is the expected value if 3 of 10 earn 500 and 7 lose 50?', '(3 × 500 - 7 × 50) ÷ 10 = 115.'],
    ['6 people pay 20 and 2 get 100, what is it on average', '(2 × 100 - 6 × 20) ÷ 8 = 10.'],
    ['what is the expected value if 3 of 9 earn 500 and 7 lose 50', null],
    ['3 earn 500 and 7 lose 50', null],
    ['how does 3/7 compare to 1/2?', '1/2 is larger: as fourteenths they are 6/14 and 7/14.'],
    ['what is 17 // 6', '17 // 6 = 2.'],
    ['what does 2 * 7 + 1 give?', '2 × 7 + 1 = 15.'],
    ['how much is 7 tickets at 9 euros', '7 × 9 = 63.'],
    ['how much is 7 tickets at 9 euros plus 3', '7 × 9 + 3 = 66.'],
    ['how much are 3 tickets at €2.50 each?', '3 × 2.50 = 7.5.'],
    ['-2 ** 2', '-2² = -4.'],
    ['5 - -2^2', '5 - -2² = 9.'],
    ['10 + (-3^2)', '10 + (-3²) = 1.'],
    ['10 + (-3)^2', '10 + (-3)² = 19.'],
    ['2^-2^2', '2 ** -2² = 0.0625.'],
    ['is 5/6 > 7/9 ?', 'Yes, 5/6 is more than 7/9: as eighteenths they are 15/18 and 14/18.'],
    ['what about 3/8 of 40', '3/8 × 40 = 15.'],
    ['50 % + 20 %', '50 % + 20 % is 0.7, since 50/100 + 20/100 = 0.7.'],
    ['what is two thirds of 435?', '2/3 × 435 = 290.'],
    ['how much is a third plus a quarter', '1/3 + 1/4 = 4/12 + 3/12 = 7/12.'],
    ['half of 30', '1/2 × 30 = 15.'],
    ['0.3 * 200 + 0.7 * 10', '0.3 × 200 + 0.7 × 10 = 67.'],
    ['whats 12 divided by 3', '12 ÷ 3 = 4.'],
    ['9,000 - 1,000', '9000 - 1000 = 8000.'],
    ['2 1/2 - 3/4', '2 1/2 - 3/4 = 7/4.'],
    ['(2 + 3) * 4', '(2 + 3) × 4 = 20.'],
    ['10 / 4', '10 ÷ 4 = 2.5.'],
    ['what is 10/5', '10/5 = 2.'],
    ['whats 5/0', 'Nothing can be divided by 0, so that has no value.'],
    ['is 2/3 bigger than 3/5?', 'Yes, 2/3 is more than 3/5: as fifteenths they are 10/15 and 9/15.'],
    ['is 1/12 more than 1/6', 'No, 1/12 is less than 1/6: as twelfths they are 1/12 and 2/12.'],
    ['which is bigger, 2/3 or 5/8?', '2/3 is bigger: with 24 at the bottom they are 16/24 and 15/24.'],
    ['is 270 more than 2 * 130', 'Yes, 270 is more than 260: 2 × 130 = 260.'],
    ['is 2/4 the same as 1/2?', 'Yes, they are the same: top and bottom of 1/2, times 2, make 2/4.'],
    ['If 3/5 of the bar is eaten, how much is left?', '1 - 3/5 = 2/5.'],
    ['3 squared', '3² = 3 × 3 = 9.'],
    ['2^10', '2¹⁰ = 1024.'],
    ['1/2+1/4=2/6 right?', 'No, 1/2 + 1/4 = 2/4 + 1/4 = 3/4.'],
    ['does 1/2 + 1/4 = 3/4', 'Yes, 1/2 + 1/4 = 2/4 + 1/4 = 3/4.'],
    ['so 20% of 45 is equal to 9?', 'Yes, 20 % of 45 is 9.'],
    ['3 * 4 = 12', 'Yes, 3 × 4 = 12.'],
  ])('%s', (text, words) => {
    expect(said(text)).toBe(words);
  });

  it.each([
    ['93 % 8', '93 % 8 = 5.'],
    ['-7 % 3', '-7 % 3 = 2.'],
    ['5 % 0', 'Nothing can be divided by 0, so that has no value.'],
    ['15 % of 60', '15 % of 60 is 9, since 15/100 × 60 = 9.'],
    ['2 ** 5', '2 ** 5 = 2 × 2 × 2 × 2 × 2 = 32.'],
  ])('in a course of programs %s', (text, words) => {
    expect(said(text, program)).toBe(words);
  });

  it.each([
    'what is 3/8',
    '3/7',
    'what is a denominator',
    '70 degrees',
    'print(3 * 3)',
    'process.exit(1)',
    'a + b',
    '1 + ',
    '',
    '2 ** 999',
    '+2 ** 2',
    'is it 4?',
    'x = 4',
    '3 == 3',
    'price = 9',
    '1 = 1 = 1 + 0',
  ])('none is %j', (text) => {
    expect(said(text)).toBeNull();
  });

  it('says decimals that do not end as fractions', () => {
    const third = worthOf('1 / 3');
    expect(third !== null && third !== 'no value' && spoken(third, false)).toBe('1/3');
  });
});

describe('the open question’s own sum', () => {
  const idea = aKeyIdea({
    check: {
      question: 'What are 2/7 and 3/7 together?',
      points: [{ id: 'five', says: 'Together they are five sevenths.', alsoSaid: [] }],
      answers: { good: '', partial: '', wrong: '' },
    },
  });

  it.each([
    ['2/7 + 3/7', true],
    ['20/70 + 30/70', true],
    ['10 / 14', true],
    ['2/7 + 3/7 + 1', true],
    ['1/2 + 1/4', false],
    ['two sevenths plus three sevenths', true],
    ['2/7 + 1', false],
    // Its own figure in another form.
    ['what is 2/7 in percent', true],
    ['what is 2/9 in percent', false],
  ])('%s is kept: %s', (text, kept) => {
    expect(keepsSum(readSum(text) as Sum, idea)).toBe(kept);
  });
});
