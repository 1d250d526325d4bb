/** Sums in the material's own words, through whole turns: what Lou says to them, and where it says the lesson has it. */
import { describe, expect, it } from 'vitest';
import { coursesWithFormulas as courses } from './testing/courses-with-formulas.ts';

describe('a formula of the lessons with the learner’s figures', () => {
  it.each([
    [
      'sheet',
      'if assets are 500 and liabilities 300 what is equity',
      'Equity is what is left once the liabilities are taken from the assets: 500 - 300 = 200.',
    ],
    [
      'sheet',
      "so if a shop owns 14,000 and owes 9,000, what's its equity?",
      'Equity is what is left once the liabilities are taken from the assets: 14,000 - 9,000 = 5,000.',
    ],
    [
      'sheet',
      'whats the equity with 500 of assets and 300 of debts',
      'Equity is what is left once the liabilities are taken from the assets: 500 - 300 = 200.',
    ],
    ['sheet', 'equity is 200 and liabilities are 300, how big are the assets', 'Assets are liabilities and equity together: 300 + 200 = 500.'],
    [
      'sheet',
      'what is equity if assets are 300 and liabilities are 500',
      'Equity is what is left once the liabilities are taken from the assets: 300 - 500 = -200.',
    ],
    [
      'sheet',
      'a van for 20000 over 5 years with 2000 left, what is the depreciation a year',
      'Spread the cost, less its residual value, over the years of use: (20,000 - 2,000) ÷ 5 = 3,600 a year.',
    ],
    [
      'sheet',
      'oven cost 9k, lasts four years and residual value is 1k. whats the yearly depreciation',
      'Spread the cost, less its residual value, over the years of use: (9,000 - 1,000) ÷ 4 = 2,000 a year.',
    ],
    [
      'sheet',
      "what's the book value after 3 years if it cost 20,000 and the depreciation is 2,000 a year",
      'Take the depreciation of all those years from the cost: 20,000 - 3 × 2,000 = 14,000.',
    ],
    [
      'sheet',
      'retained earnings were 30000, profit 12000 and dividend 4000, what are retained earnings now',
      'Profit adds to retained earnings and a dividend comes off: 30,000 + 12,000 - 4,000 = 38,000.',
    ],
    [
      'sheet',
      'what is the current ratio with current assets of 20000 and current liabilities of 15000',
      'The current ratio is current assets over current liabilities: 20,000 ÷ 15,000 ≈ 1.33.',
    ],
    [
      'sheet',
      'current assets 30000, current liabilities 12000: what is the working capital?',
      'Working capital is current assets less current liabilities: 30,000 - 12,000 = 18,000.',
    ],
    [
      'sheet',
      'whats the quick ratio if cash is 7000, receivables 1000 and current liabilities 16000',
      'The quick ratio counts only cash and receivables: (7,000 + 1,000) ÷ 16,000 = 0.5.',
    ],
    [
      'sheet',
      'debt is 44000 and equity 20000. what is debt to equity',
      "Set the debt over the equity: 44,000 ÷ 20,000 = 2.2, so for each euro of the owners there is that much of other people's money.",
    ],
    [
      'fractions',
      'a jacket costs 80 and is reduced by 35 %, what does it cost now',
      'All of it is 100 %, so take the part off the whole: 80 - 0.35 × 80 = 52.',
    ],
    ['fractions', 'i got 17 out of 20, what percentage is that', 'As hundredths, 17 ÷ 20 × 100 = 85, so it is 85 %.'],
    ['fractions', 'what is left of 60 after 15% off', 'All of it is 100 %, so take the part off the whole: 60 - 0.15 × 60 = 51.'],
    ['decisions', 'expected value of 30 % of 200 and 70 % of nothing', 'Each amount counts with its chance: 0.3 × 200 + 0.7 × 0 = 60 on average.'],
    ['decisions', 'whats the expected value of 30 % of 200 and 70 % of nothing?', 'Each amount counts with its chance: 0.3 × 200 + 0.7 × 0 = 60 on average.'],
    [
      'decisions',
      'what is the expected value if i win 500 with 4 chances in 10 and 100 with 6 chances in 10',
      'Each amount counts with its chance: 4/10 × 500 + 6/10 × 100 = 260 on average.',
    ],
    ['decisions', 'what does a 20 % chance of 50 bring on average', 'The amount counts with its chance: 0.2 × 50 = 10 on average.'],
    [
      'decisions',
      'a warranty costs 30, a repair is 200 and the chance is 6 %, what does it cost on average',
      'It pays 0.06 × 200 on average, and so it costs 30 - 0.06 × 200 = 18 more than it pays.',
    ],
    ['decisions', 'odds 1 to 4 in percent', 'Add both numbers before you turn odds into a share: 1 ÷ (1 + 4), which is 20 in 100.'],
    ['sheet', 'book value of the van after 6 years', 'The van cost 20,000 and loses 2,000 a year, so after 6 years its book value is 8,000.'],
    [
      'law',
      'was 57 to 38 enough for cloture',
      'No. Cloture takes three fifths of the senators in office, however many vote: with no seat empty 60 yes votes, and here there are 57.',
    ],
    [
      'law',
      'does 280 to 130 override in the house',
      'Yes. Two thirds of those voting must say yes in each chamber: of 280 and 130 votes together that is 274, and here 280 say yes.',
    ],
    [
      'law',
      'does 65 to 33 override',
      'No. Two thirds of those voting must say yes in each chamber: of 65 and 33 votes together that is 66, and here 65 say yes.',
    ],
    [
      'decisions',
      'odds of 1 to 9 and a sign that is 3 times as likely, what is the chance',
      'Multiply the first number of the odds by the strength, then add both numbers: 1 × 3 ÷ (1 × 3 + 9) = 0.25.',
    ],
    [
      'decisions',
      'with 18 true alarms and 98 false alarms what is the chance that an alarm is true',
      'Of all the alarms, these are the true ones: 18 ÷ (18 + 98) ≈ 0.16.',
    ],
    [
      'decisions',
      'i said 0.9 and it did not happen, what is the brier score',
      'It did not happen, so the gap is the forecast itself, and squared that is 0.9 × 0.9 = 0.81.',
    ],
    ['decisions', 'what score does 80 % get if it happened', 'It happened, so the gap is 1 - 0.8, and squared that is (1 - 0.8) × (1 - 0.8) = 0.04.'],
    ['decisions', 'i planned 4 weeks and the ratio is 1.5, what is the estimate', 'Take the plan times what similar projects needed: 4 × 1.5 = 6.'],
    ['algorithms', 'how many looks does binary search need for 1000 items', 'Each look of binary search halves what is left, so 1,000 need 10 looks at most.'],
    [
      'algorithms',
      'how many steps does linear search need for 1000 items?',
      'Linear search goes through them one by one, so 1,000 entries need 1,000 looks at most.',
    ],
    ['algorithms', 'how many comparisons for all pairs of 100 books', 'Every one meets every other once: 100 × (100 - 1) ÷ 2 = 4,950.'],
    ['algorithms', 'how often can 1000 be halved', 'Halve it until only 1 is left, rounding down: for 1,000 the halvings are 9.'],
    [
      'algorithms',
      'how many comparisons at most to merge piles of 5 and 7',
      'Each comparison puts down one book, and the last goes down without: 5 + 7 - 1 = 11 at most.',
    ],
    ['algorithms', 'what is the load factor with 12 cards in 16 buckets', 'The load factor is entries over buckets: 12 ÷ 16 = 0.75.'],
    ['algorithms', 'into which bucket does card 93 go with 8 buckets', 'Card 93 goes into the bucket that is the remainder: 93 % 8 = 5.'],
    [
      'algorithms',
      'a program takes 60 seconds, 45 of it in one function, i make that 9 times faster, how long does it take now',
      'Only the part gets faster: 60 - 45 + 45 ÷ 9 = 20.',
    ],
    [
      'law',
      'how many votes override a veto if 420 vote',
      'Two thirds of those voting must say yes to override a veto: 420 × 2/3, and as votes come whole, 280.',
    ],
    [
      'law',
      'how many votes are needed to override a veto when 98 senators vote',
      'Two thirds of those voting must say yes to override a veto: 98 × 2/3, and as votes come whole, 66.',
    ],
    [
      'law',
      'how many yes votes does it need under suspension if 410 vote',
      'Under suspension two thirds of those voting must say yes: 410 × 2/3, and as votes come whole, 274.',
    ],
    ['law', 'what is the quorum with 4 empty seats', 'The House then has 435 less 4 members, and more than half of them is 216.'],
    ['law', 'what is the quorum if there are 431 members', 'The quorum is more than half of the members there are: of 431 that is 216.'],
    [
      'law',
      'how many votes does cloture take with 95 senators',
      'Cloture takes three fifths of all senators in office: 95 × 3/5, and as senators come whole, 57.',
    ],
    [
      'law',
      'is 62 to 38 enough to override?',
      'No. Two thirds of those voting must say yes in each chamber: of 62 and 38 votes together that is 67, and here 62 say yes.',
    ],
    ['law', 'a committee has 48 members, how many must be in the room', 'More than half of 48 must be in the room, and that is 25.'],
    [
      'perspective',
      'my eyes are 1.5 metres up, the wall is 4.5 metres high and its foot is 3 cm below the line, how tall must i draw it',
      'The stretch from the foot to the line stands for the height of the eyes, so it is 4.5 ÷ 1.5 × 3 = 9 cm on the paper.',
    ],
    [
      'perspective',
      'a post at 8 metres is 9 cm on paper, how tall is one at 24 metres',
      'Three times as far is a third as tall, and so on: 9 × 8 ÷ 24 = 3 cm.',
    ],
    ['chords', 'what do 4 half steps become upside down', 'Counted in half steps, the two fill an octave of 12: 12 - 4 = 8.'],
    ['chords', 'how many half steps are 3 octaves', 'Counted in half steps, an octave is 12: 3 × 12 = 36.'],
    ['learning', 'i have 120 minutes over 4 days, how long each day', 'The same time, spread out: 120 ÷ 4 = 30 minutes each time.'],
    [
      'learning',
      'what is the stopping distance at twice the speed with 6 metres of thinking and 6 metres of braking',
      'At twice the speed the thinking doubles and the braking takes four times as much: 6 × 2 + 6 × 4 = 36 metres.',
    ],
    [
      'decisions',
      'there are 18 true alarms and 98 false alarms, how likely is it to be true',
      'Of all the alarms, these are the true ones: 18 ÷ (18 + 98) ≈ 0.16.',
    ],
    ['chords', 'what do 4 half steps become turned over', 'Counted in half steps, the two fill an octave of 12: 12 - 4 = 8.'],
    ['chords', 'what are 3 semitones turned upside down', 'Counted in half steps, the two fill an octave of 12: 12 - 3 = 9.'],
    [
      'sheet',
      'in 2024 assets were 90000 and liabilities 50000, what was equity',
      'Equity is what is left once the liabilities are taken from the assets: 90,000 - 50,000 = 40,000.',
    ],
    [
      'sheet',
      'is equity 200 if assets are 500 and liabilities 300',
      'Yes. Equity is what is left once the liabilities are taken from the assets: 500 - 300 = 200.',
    ],
  ] as const)('in %s: %s', async (course, text, says) => {
    const { sentences, keyIdeaIds } = await courses[course].reply(text);
    expect(sentences[0]?.text).toBe(says);
    const idea = courses[course].ideas.find(({ id }) => keyIdeaIds.includes(id));
    const [source] = sentences[0]?.citations ?? [];
    const passage = courses[course].course.passages.find(({ id }) => id === source?.passageId);
    expect(passage?.text).toContain(source?.sentence);
    expect(idea?.sectionId).toBe(passage?.sectionId);
  });

  it.each([
    ['sheet', 'what is equity if assets are 500', 'For the equity I need the liabilities as well.'],
    ['sheet', 'what is the depreciation a year of a van for 20000 over 5 years', 'For the depreciation a year I need the residual value as well.'],
    [
      'sheet',
      'what is the depreciation of a van for 20000 over 0 years with 2000 left',
      'Nothing can be divided by 0, so with these figures there is no answer for the depreciation a year.',
    ],
    [
      'sheet',
      'what is the depreciation of a van for 2000 over 5 years with 20000 left',
      'The residual value is more than the cost there, so nothing would be left to spread.',
    ],
    ['decisions', 'what is the expected value of 80 % of 200 and 70 % of 10', 'The chances add up to more than 100 % there, so one of them is too high.'],
    [
      'sheet',
      'is equity 300 if assets are 500 and liabilities 300',
      'No. Equity is what is left once the liabilities are taken from the assets: 500 - 300 = 200.',
    ],
    ['law', 'how many votes override a veto if 420.5 vote', 'How many vote must be a whole number, so 420.5 does not fit.'],
    ['decisions', 'what does a 130 % chance of 50 bring on average', 'The chance cannot be above 100 %, so 130 % does not fit.'],
  ] as const)('in %s it says what is missing, or cannot be: %s', async (course, text, says) => {
    expect((await courses[course].said(text)).first).toBe(says);
  });
});
