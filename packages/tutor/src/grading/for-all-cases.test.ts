/** What is said of all cases makes no point of one, where the other case is different. */
import { describe, expect, it } from 'vitest';
import { gradeMany } from '../testing/grade-question.ts';

describe('all cases at once', () => {
  it('are not told apart where the things go different ways', () => {
    const slope = (text: string) =>
      gradeMany(
        'How does each of the two lines slope?',
        [
          ['The high one goes down.', 'down'],
          ['The low one goes up.', 'up'],
        ],
        text,
      ).pointsSeen;
    expect(slope('both go up')).toEqual([]);
    expect(slope('both go down')).toEqual([]);
    expect(slope('it goes up')).toEqual(['2']);
  });

  it('are not told apart where the points have conditions, or names of their own', () => {
    const end = [['If they sit, it becomes law.'], ['If they have left, it dies.', 'it dies']];
    expect(gradeMany('What becomes of the bill?', end, 'it always dies').pointsSeen).toEqual([]);
    expect(gradeMany('What becomes of the bill?', end, 'it dies').pointsSeen).toEqual(['2']);
    const plus = [
      ['It adds the numbers.', 'adds'],
      ['It glues the texts.', 'glues'],
    ];
    expect(gradeMany('What does plus do between numbers, and between texts?', plus, 'it always adds').pointsSeen).toEqual([]);
  });

  it('are what a point may be about', () => {
    const parts = [['Cash goes up.'], ['Both sides stay equal.', 'it always stays equal']];
    expect(gradeMany('What happens, and what never changes?', parts, 'it always stays equal').pointsSeen).toEqual(['2']);
  });
});
