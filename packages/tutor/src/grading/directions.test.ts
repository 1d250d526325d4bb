/** Which way a thing is said to go. */
import { describe, expect, it } from 'vitest';
import { gradeMany } from '../testing/grade-question.ts';

describe('what an answer says to move', () => {
  const check = (text: string) =>
    gradeMany(
      'The house pays an old bill. What moves, and what stays as it was?',
      [
        ['Cash and debts both fall.', 'both fall by 600', 'the cash falls'],
        ['Equity does not change.', 'equity stays', 'the owners part stays'],
      ],
      text,
    ).pointsSeen;

  it('makes no point of a thing that stays, where it goes up or down', () => {
    expect(check('equity stays')).toEqual(['2']);
    expect(check('equity falls')).toEqual([]);
    expect(check('equity rises')).toEqual([]);
    expect(check('cash falls, equity does not move')).toEqual(['1', '2']);
  });

  it('makes no point about another thing that moves the same way', () => {
    expect(check('the cash falls')).toEqual(['1']);
    expect(check('the rent falls by 600')).toEqual([]);
    expect(check('both fall by 600')).toEqual(['1']);
  });

  it('are two things where the point moves two', () => {
    const swap = (text: string) =>
      gradeMany('The bakery pays for an oven. Why is it worth the same?', [['Cash goes down and ovens go up.', 'one thing for another']], text).settled;
    expect(swap('it goes down by 25000')).toBe(false);
    expect(swap('the cash goes down, the ovens go up')).toBe(true);
    const lines = (text: string) =>
      gradeMany('Which lines move?', [['Equipment and payables both rise.', 'equipment goes up and so do payables']], text).settled;
    expect(lines('only equipment goes up')).toBe(false);
    expect(lines('equipment goes up, payables too')).toBe(true);
  });

  it('may be described instead of named', () => {
    expect(check('the one over there falls by 600')).toEqual(['1']);
  });
});
