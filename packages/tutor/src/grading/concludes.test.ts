/** A worked answer that goes on to another figure has not come to the right one. */
import { describe, expect, it } from 'vitest';
import { gradeAnswer } from './grade-answer.ts';

const check = {
  question: 'Mina makes 3 mistakes in each of 12 lines. How many is that in the whole text?',
  points: [
    { id: 'times', says: 'Multiply the mistakes by the lines: 3 x 12.', alsoSaid: ['3 times 12', '3 x 12'] },
    { id: 'result', says: 'There are 36 mistakes.', alsoSaid: ['36', '36 mistakes'] },
  ],
};
const weighing = { rarity: () => 1, knows: () => true };
const made = (text: string) => gradeAnswer(check, [], text, weighing).pointsSeen;

describe('the result of a worked answer', () => {
  const steps = 'First I looked at how many mistakes Mina makes in every single line of her long text, then I multiplied 3 x 12';
  it('is the figure that it ends on', () => {
    expect(made(`${steps} and so there are 36 mistakes.`)).toContain('result');
  });

  it('is not one on the way to another', () => {
    expect(made(`${steps} and got 36 mistakes, and divided by 8 minutes that makes 4.5 mistakes.`)).not.toContain('result');
  });

  it('may be followed by figures of the question, and by none', () => {
    expect(made(`${steps} so there are 36 mistakes, because she has 12 lines.`)).toContain('result');
    for (const more of ['. I checked it: 6 x 6 is the same.', '. That was question 4 for me.', ' and it is not 15.', ', I got it in 2 minutes'])
      expect(made(`${steps} so there are 36 mistakes${more}`), more).toContain('result');
  });
});
