/** Sums and comparisons as learners type them, through whole turns: what Lou says to them, what it keeps, and what is no sum. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isQuestion } from './conversation/message/asking.ts';
import { speltOut } from './conversation/message/spelt-out.ts';
import { gradeIn, isSense } from './conversation/understand/answer-words.ts';
import { namesCell } from './conversation/understand/names-cell.ts';
import { sumInMessage } from './conversation/understand/sums/sum-in-message.ts';
import { courseIds } from './testing/own-answers.ts';
import { wholeCourse } from './testing/whole-course.ts';

const learnerAnswers = path.join(import.meta.dirname, 'grading/learner-answers');

const courses = {
  fractions: wholeCourse('fractions-that-make-sense'),
  python: wholeCourse('first-program-in-python'),
  algorithms: wholeCourse('choosing-the-right-algorithm'),
  sheet: wholeCourse('reading-a-balance-sheet'),
  law: wholeCourse('how-a-bill-becomes-law'),
} as const;

describe('a sum that is asked', () => {
  it.each([
    ['fractions', 'which is bigger 3/8 or 2/5', '2/5 is bigger: as fortieths they are 15/40 and 16/40.'],
    ['fractions', 'which is smaller, 3/8 or 2/5?', '3/8 is smaller: as fortieths they are 15/40 and 16/40.'],
    ['fractions', 'whats bigger 0.7 or 0.65', '0.7 is bigger: 0.7 = 70/100 and 0.65 = 65/100.'],
    ['fractions', 'which one is bigger 5/7 or 4/7', '5/7 is bigger: the pieces are alike, sevenths, and 5 are more than 4.'],
    ['fractions', '7/8 or 5/6, which is bigger?', '7/8 is bigger: with 24 at the bottom they are 21/24 and 20/24.'],
    ['fractions', 'which of 3/8 and 2/5 is bigger', '2/5 is bigger: as fortieths they are 15/40 and 16/40.'],
    ['fractions', 'which is bigger 2/4 or 1/2', 'Neither, they are the same: top and bottom of 1/2, times 2, make 2/4.'],
    ['fractions', 'is 1/3 = 0.33', 'Nearly. 1/3 is 0.333… without end, so 0.33 is a little less.'],
    ['fractions', 'is 2/3 0.67', 'Nearly. 2/3 is 0.666… without end, so 0.67 is a little more.'],
    ['fractions', 'is 3/8 equal to 0.38', 'Nearly. 3/8 is 0.375, so 0.38 is a little more.'],
    ['fractions', 'is 0.5 the same as 1/2', 'Yes, they are the same: 1 ÷ 2 = 0.5.'],
    ['fractions', 'is 4/6 equal to 6/9', 'Yes, they are the same: both are 2/3.'],
    ['fractions', 'is 3/8 more than 40%', 'No, 3/8 is less than 40 %: 3/8 = 0.375 and 40/100 = 0.4.'],
    ['fractions', 'lou, is 5/6 > 7/9 ?', 'Yes, 5/6 is more than 7/9: as eighteenths they are 15/18 and 14/18.'],
    ['fractions', 'is 3 > 2 or 2 > 3', '3 is more than 2.'],
    ['fractions', 'is 3/4 = 6/8 or 3/4 = 6/9', '3/4 is the same as 6/8: top and bottom of 3/4, times 2, make 6/8.'],
    ['python', 'is 15 % 4 = 2', 'No, 15 % 4 = 3.'],
    ['python', 'is 15 % 4 = 3?', 'Yes, 15 % 4 = 3.'],
    ['algorithms', 'what is 42 % 8', '42 % 8 = 2.'],
    ['fractions', 'is 15 % 4 = 2', 'No, 15 % of 4 is 0.6.'],
    ['fractions', 'whats 20% of 50', '20 % of 50 is 10, since 20/100 × 50 = 10.'],
    ['fractions', "what's 12.5 % of 80?", '12.5 % of 80 is 10, since 12.5/100 × 80 = 10.'],
    ['python', 'whats 20% of 50', '20 % of 50 is 10, since 20/100 × 50 = 10.'],
    ['fractions', 'is 7/8 closer to 1 or to 1/2', '7/8 is closer to 1: it is 1/8 away from 1 and 3/8 away from 1/2.'],
    ['fractions', 'is 3/4 closer to 1/2 or 1', '3/4 lies in the middle: it is 1/4 away from 1/2 and from 1.'],
    ['fractions', 'what is 7/8 closest to: 0, 1/2 or 1', '7/8 is closer to 1: it is 1/8 away from 1 and 3/8 away from 1/2.'],
    ['fractions', 'what is 2 to the power of 5', '2⁵ = 2 × 2 × 2 × 2 × 2 = 32.'],
    ['python', 'what is 2 to the power of 5', '2 ** 5 = 2 × 2 × 2 × 2 × 2 = 32.'],
    ['algorithms', '2 to the power of 5', '2⁵ = 2 × 2 × 2 × 2 × 2 = 32.'],
    ['algorithms', 'what is 2 ** 5', '2⁵ = 2 × 2 × 2 × 2 × 2 = 32.'],
    ['fractions', 'what is 2⁵', '2⁵ = 2 × 2 × 2 × 2 × 2 = 32.'],
    ['fractions', 'whats 3 squared', '3² = 3 × 3 = 9.'],
    ['fractions', 'put 1/2, 3/8 and 2/3 in order', 'From small to large they are 3/8, 1/2 and 2/3: with 24 at the bottom they are 9/24, 12/24 and 16/24.'],
    [
      'fractions',
      'order 1/2, 3/8, 2/3 from biggest to smallest',
      'From large to small they are 2/3, 1/2 and 3/8: with 24 at the bottom they are 16/24, 12/24 and 9/24.',
    ],
    ['fractions', 'can you sort 0.5 0.45 0.405', 'From small to large they are 0.405, 0.45 and 0.5: 0.405 = 405/1000, 0.45 = 450/1000 and 0.5 = 500/1000.'],
    ['fractions', 'which is the biggest: 1/2, 3/8 or 2/3?', '2/3 is the biggest: with 24 at the bottom they are 12/24, 9/24 and 16/24.'],
    ['fractions', 'which of 1/2, 3/8 and 2/3 is the smallest?', '3/8 is the smallest: with 24 at the bottom they are 12/24, 9/24 and 16/24.'],
    ['fractions', 'what is 0.375 as a fraction', '0.375 = 375/1000 = 3/8.'],
    ['fractions', 'what is 45% as a fraction', '45 % is 45/100 = 9/20.'],
    ['fractions', 'write 11/4 as a mixed number', '11/4 = 2 3/4.'],
    ['fractions', '2 3/4 as a fraction', '2 3/4 = 11/4.'],
    ['fractions', 'what is 3/8 in percent', '3/8 = 3 ÷ 8 = 0.375, and that is 37.5 %.'],
    ['fractions', 'what is 2/3 as a percentage', '2/3 = 2 ÷ 3 = 0.666… without end, so it is about 66.7 %.'],
    ['fractions', 'what percentage is 17 out of 20', '17/20 = 85/100, and that is 85 %.'],
    ['fractions', '10 is what percent of 50', '10/50 = 20/100, and that is 20 %.'],
    ['fractions', 'convert 5/16 to a decimal', '5/16 = 5 ÷ 16 = 0.3125.'],
    ['fractions', '1/7 as a decimal', '1/7 = 1 ÷ 7 = 0.142857…, and so on without end.'],
    ['fractions', 'what is 28/42 in its simplest form', '28/42 = 2/3: 14 goes into both 28 and 42.'],
    ['fractions', 'what is 3/8 in its simplest form', '3/8 is in its simplest form: no number larger than 1 goes into both 3 and 8.'],
    ['fractions', 'what is the difference between 3/4 and 1/2', '3/4 - 1/2 = 3/4 - 2/4 = 1/4.'],
    ['fractions', 'add 1/2 and 1/4', '1/2 + 1/4 = 2/4 + 1/4 = 3/4.'],
    ['fractions', 'subtract 1/4 from 3/4', '3/4 - 1/4 = 1/2.'],
    ['fractions', 'what is double 3/4', '2 × 3/4 = 3/2.'],
    ['fractions', 'how much bigger is 3/4 than 1/2', '3/4 - 1/2 = 3/4 - 2/4 = 1/4.'],
    ['fractions', 'which is bigger, 2/0 or 1/2', 'Nothing can be divided by 0, so that has no value.'],
    ['fractions', 'how come 1/8 is bigger than 1/4?', 'No, 1/8 is less than 1/4: as eighths they are 1/8 and 2/8.'],
    ['sheet', 'what is 40% of 20,000', '40 % of 20,000 is 8,000, since 40/100 × 20,000 = 8,000.'],
    ['fractions', 'which is bigger 2/3 or 4/6', 'Neither, they are the same: top and bottom of 2/3, times 2, make 4/6.'],
    ['fractions', 'thanks! which is bigger 3/8 or 2/5', '2/5 is bigger: as fortieths they are 15/40 and 16/40.'],
  ] as const)('in %s: %s', async (course, text, says) => {
    expect(await courses[course].said(text)).toMatchObject({ first: says, move: 'explain' });
  });

  it('is worked out beside an open question that it has nothing to do with', async () => {
    const { first, graded } = await courses.fractions.said('which is bigger 3/8 or 2/5', 'build-from-ten-percent');
    expect(first).toMatch(/^2\/5 is bigger/);
    expect(graded).toBeNull();
  });
});

describe('the open question’s own sum, in whatever form', () => {
  it.each([
    ['fractions', 'cut-to-one-size', 'which is bigger 2/3 or 5/8'],
    ['fractions', 'cut-to-one-size', 'is 0.625 more than 4/6'],
    ['fractions', 'cut-to-one-size', 'put 2/3, 5/8 and 1/2 in order'],
    ['fractions', 'cut-to-one-size', 'is 2/3 > 5/8 or 5/8 > 2/3'],
    ['fractions', 'what-is-missing', 'is 8/9 closer to 1 or to 4/5'],
    ['fractions', 'rename-in-hundredths', '9/25 in percent'],
    ['fractions', 'rename-in-hundredths', 'what is 0.36 as a percentage'],
    ['fractions', 'rename-in-hundredths', 'what percentage is 9 out of 25'],
    ['fractions', 'divide-when-it-does-not-fit', 'what is 3/8 in percent'],
    ['fractions', 'divide-when-it-does-not-fit', 'convert 3/8 to a decimal'],
    ['fractions', 'build-from-ten-percent', 'whats 35% of 200'],
    ['fractions', 'rename-then-add', 'add 1/2 and 2/7'],
    ['python', 'whole-groups-and-rest', 'what is 17 % 6'],
    ['python', 'whole-groups-and-rest', 'is 17 // 6 = 3'],
  ] as const)('in %s, on %s: %s', async (course, open, text) => {
    const { all, graded } = await courses[course].said(text, open);
    expect(all).not.toMatch(/is bigger|is more than|is less than|From small|is closer|36 %|37\.5|0\.375|\b70\b|11\/14|= 5\b|= 2\b/);
    expect(graded).toBeNull();
  });
});

describe('no sum', () => {
  it.each([
    ['fractions', 'cut-to-one-size', '2/3 is bigger than 5/8'],
    ['fractions', 'cut-to-one-size', '16/24 and 15/24 so 2/3'],
    ['fractions', 'cut-to-one-size', '2/3 = 16/24'],
    ['fractions', 'what-is-missing', '8/9'],
    ['fractions', 'what-is-missing', '8/9 bc only 1/9 is missing'],
    ['fractions', 'rename-in-hundredths', '36/100'],
    ['fractions', 'rename-in-hundredths', '9 times 4'],
    ['fractions', 'rename-in-hundredths', '9/25 = 36/100'],
    ['fractions', 'build-from-ten-percent', '3 * 20 + 10'],
    ['fractions', 'build-from-ten-percent', '20 + 20 + 20 + 10'],
    ['fractions', 'rename-then-add', '7/14 + 4/14'],
    ['fractions', 'divide-when-it-does-not-fit', '3 divided by 8'],
    ['fractions', 'percent-counts-hundredths', '7 of 100'],
    ['python', 'whole-groups-and-rest', '2 full and 5 left over'],
    ['sheet', 'roll-forward', '30,000 + 12,000 - 5,000'],
    ['sheet', 'current-ratio-covers', '30 / 20'],
    ['law', 'quorum-of-members', 'half plus one'],
    ['law', 'two-thirds-doubling', '2 x 130'],
    ['fractions', undefined, '12/4'],
    ['fractions', undefined, '12/4/2025'],
    ['fractions', undefined, '24/7'],
    ['fractions', undefined, '10:30'],
    ['fractions', undefined, '2024-05-12'],
    ['fractions', undefined, 'pages 3-4'],
    ['fractions', undefined, '2-3'],
    ['fractions', undefined, 'section 3 or section 4?'],
    ['fractions', undefined, 'is it question 2 or 3'],
    ['fractions', undefined, 'i got 3 of 5 right'],
    ['fractions', undefined, 'my exam is on 12/4 at 10'],
    ['sheet', undefined, 'marta paid 20,000 for the van and 500 for the paint'],
    ['sheet', undefined, 'the shop sold 40 loaves at 3 euros, then 20 more'],
    ['sheet', undefined, 'was the profit in 2025 more than in 2024'],
    ['law', undefined, 'the house voted 279 to 143'],
    ['law', undefined, 'put the steps in order'],
    ['python', undefined, 'print(3 * 3)'],
    ['python', undefined, 'x = 4'],
    ['python', undefined, 'is 3 == 3.0'],
  ] as const)('in %s, on %s: %s', (course, open, text) => {
    expect(courses[course].heard(text, open).intent).not.toBe('sum');
  });

  it('nor, nor the cell of a table, is any answer of an author or a learner, while its question is open', () => {
    const all = new Map(courseIds.map((id) => [id, wholeCourse(id)]));
    const answers = [...all].flatMap(([id, { ideas }]) =>
      ideas.flatMap(({ id: ideaId, check, misconceptions }) =>
        [
          ...Object.values(check.answers),
          ...check.points.flatMap(({ says, alsoSaid, turned = [] }) => [says, ...alsoSaid, ...turned]),
          ...misconceptions.flatMap(({ heardAs }) => heardAs),
        ].map((text) => ({ id, idea: ideaId.split('/').at(-1), text })),
      ),
    );
    const learners = readdirSync(learnerAnswers)
      .filter((file) => /(?:deciding|judging)\.yaml$/.test(file))
      .flatMap((file) =>
        Object.entries(parse(readFileSync(path.join(learnerAnswers, file), 'utf8')) as Record<string, Record<string, Record<string, string[]>>>),
      )
      .flatMap(([id, ideas]) =>
        Object.entries(ideas).flatMap(([name, kinds]) =>
          Object.values(kinds).flatMap((texts) => texts.map((text) => ({ id, idea: name.split('/')[1], text }))),
        ),
      );
    const written = [...answers, ...learners];
    const mayBeSums = written.filter(({ text }) => /\d|half|third|quarter|times|plus|minus/.test(text));
    expect(learners.length).toBeGreaterThan(1000);
    expect(mayBeSums.length).toBeGreaterThan(1500);
    const turnOf = ({ id, idea, text }: (typeof written)[number]) => all.get(id)?.turn(text, idea);
    const sums = mayBeSums.filter((one) => {
      const turn = turnOf(one);
      return !turn || sumInMessage(one.text, turn, false) !== null;
    });
    const cells = written.filter((one) => {
      const turn = turnOf(one);
      const isAsked = isQuestion(speltOut(one.text));
      return !turn || (!isAsked && namesCell({ text: one.text, turn, isAsked, makesSense: isSense(gradeIn(one.text, turn)) }));
    });
    expect({ sums, cells }).toEqual({ sums: [], cells: [] });
  });
});
