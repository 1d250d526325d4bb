/** Sums in the material's own words that are not worked out: the open question's own, and what is none. */
import { describe, expect, it } from 'vitest';
import { keepsSum } from './conversation/understand/sums/keeps-sum.ts';
import { aKeyIdea } from './testing/a-course.ts';
import { coursesWithFormulas as courses } from './testing/courses-with-formulas.ts';

describe('the open question’s own sum', () => {
  it.each([
    ['sheet', 'equity-is-what-is-left', 'if assets are 500 and liabilities 300 what is equity'],
    ['sheet', 'depreciation-spreads-cost', 'a machine for 9000 over 4 years with 1000 left, what is the depreciation a year'],
    ['sheet', 'depreciation-spreads-cost', 'a van for 20000 over 5 years with 2000 left, what is the depreciation a year'],
    ['sheet', 'roll-forward', 'retained earnings were 30000, profit 12000 and dividend 5000, what are retained earnings now'],
    ['sheet', 'current-ratio-covers', 'what is the current ratio with current assets of 30,000 and current liabilities of 20,000'],
    ['law', 'quorum-of-members', 'what is the quorum with 5 empty seats'],
    ['law', 'quorum-of-members', 'what is the quorum if there are 430 members'],
    ['algorithms', 'each-look-halves', 'how many looks does binary search need for 2000 items'],
    ['perspective', 'twice-as-far-half-as-tall', 'a tree at 20 metres is 12 cm, how tall is it at 60 metres'],
    ['decisions', 'brier-sum', 'i said 0.7 and it happened, what is the score'],
  ] as const)('in %s, on %s: %s', async (course, open, text) => {
    const { all, graded, move } = await courses[course].said(text, open);
    expect(all).not.toMatch(/= [\d.,]+|\b(?:216|11 looks|0\.09)\b|need the/);
    expect(['hint', 'ask']).toContain(move);
    expect(graded).toBeNull();
  });

  it('is not helped on by what it still needs', async () => {
    const { all } = await courses.sheet.said('what is equity if assets are 500', 'equity-is-what-is-left');
    expect(all).not.toMatch(/liabilities as well/);
  });

  it.each([
    ['if assets are 60,000 and liabilities 20,000 what is equity', true],
    ['if assets are 50,000 and liabilities 10,000 what is equity', true],
    ['if assets are 500 and liabilities 300 what is equity', false],
  ])('is known by two of its figures, or by what it comes to: %s', (text, kept) => {
    const sum = courses.sheet.heard(text).sum;
    const idea = aKeyIdea({
      check: {
        question: 'The assets are 60,000 euros and the liabilities 20,000. What is the equity?',
        points: [{ id: 'forty', says: 'It is 40,000 euros.', alsoSaid: ['40,000'] }],
        answers: { good: '', partial: '', wrong: '' },
      },
    });
    expect(sum && keepsSum(sum, idea)).toBe(kept);
  });

  it('is worked out beside another question', async () => {
    const { first, graded } = await courses.sheet.said('a van for 20000 over 5 years with 2000 left, what is the depreciation a year', 'state-on-one-date');
    expect(first).toContain('= 3,600 a year');
    expect(graded).toBeNull();
  });
});

describe('no sum', () => {
  it.each([
    ['sheet', undefined, 'what is equity'],
    ['sheet', undefined, 'why is equity 40000 when assets are 90000'],
    ['sheet', undefined, 'marta has 3 ovens and 2 vans, what is equity'],
    ['sheet', undefined, 'if assets are 500 and liabilities 300 equity is 200'],
    ['sheet', undefined, 'the van cost 20000 in 2021 and now a dealer offers 9000'],
    ['sheet', undefined, 'what happened to the 16000 of profit in 2025'],
    ['sheet', undefined, 'the bakery has assets of 90000 and liabilities of 50000'],
    ['sheet', undefined, 'what is the depreciation in section 2'],
    ['sheet', undefined, 'where are the 8,000 of depreciation'],
    ['sheet', 'equity-is-what-is-left', 'its what is left, 500 minus 300 so 200'],
    ['sheet', 'depreciation-spreads-cost', '9,000 minus 1,000 is 8,000, and then its 2,000 a year'],
    ['sheet', 'depreciation-spreads-cost', 'depreciation of 8000 over 4 years so 2000'],
    ['sheet', 'roll-forward', 'retained earnings 30000 profit 12000 dividends 5000'],
    ['sheet', 'current-ratio-covers', 'current ratio of 30000 current assets and 20000 current liabilities'],
    ['algorithms', undefined, 'section 2: how many looks does binary search need'],
    ['algorithms', undefined, 'in section 2 how many looks does binary search need'],
    ['algorithms', undefined, 'binary search is twice as long for 100 items, why'],
    ['algorithms', undefined, 'i read 3 pages on binary search'],
    ['algorithms', 'each-look-halves', '11 looks because 2000 is one doubling'],
    ['law', undefined, 'how many members does the house have'],
    ['law', undefined, 'what is h.r. 2741'],
    ['law', undefined, 'did 57 to 38 fail to override?'],
    ['law', undefined, 'does 70 to 30 sustain the veto?'],
    ['law', undefined, 'the vote was 279 to 143, what does that mean'],
    ['law', 'quorum-of-members', '430 members so the quorum is 216'],
    ['law', 'override-both-chambers', 'the senate with two thirds of those who vote'],
    ['fractions', undefined, 'how many pages are left'],
    ['fractions', undefined, 'i have 2 questions left'],
    ['fractions', 'build-from-ten-percent', '10% is twenty so 30% is 60 and 5% is 10, 70 altogether'],
    ['decisions', undefined, 'there was a 70 % chance of rain and it stayed dry'],
    ['decisions', undefined, 'what did the study of 1984 find on average'],
    ['learning', undefined, 'i study 2 hours a day'],
    ['learning', undefined, 'what is it like to recall just five minutes after'],
    ['algorithms', undefined, 'how many comparisons did merging need for 1000 shuffled books'],
    ['algorithms', undefined, 'Log n counts halvings. A million needs only about twenty.'],
    ['perspective', undefined, 'a door of 2.4 metres has its foot 5 cm below the line, how tall is it'],
    ['law', undefined, 'i used 435 for the override and got it wrong'],
    ['decisions', undefined, 'what does an expected value of 3,800 say about next july'],
    ['chords', undefined, 'what is the half step between the 3 and the 4'],
  ] as const)('in %s, on %s: %s', (course, open, text) => {
    expect(courses[course].heard(text, open).intent).not.toBe('sum');
  });
});
