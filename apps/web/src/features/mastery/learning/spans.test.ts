import type { LearningDay } from '@lou/contract/mastery';
import { dayAfter } from '@lou/domain/days';
import { describe, expect, test } from 'vitest';
import { calendarOf, mondayOf, monthOf, monthsOf, sharePercent, weeksOf } from './spans.ts';

const empty: LearningDay = { day: '', learned: false, minutes: 0, hints: 0, sections: 0, quizzes: 0, answers: 0, right: 0 };
/** So many days up to one, some of them with something. */
const daysUpTo = (today: string, length: number, some: Record<string, Partial<LearningDay>> = {}): LearningDay[] =>
  Array.from({ length }, (_, index) => dayAfter(today, index + 1 - length)).map((day) => ({ ...empty, day, ...some[day] }));

describe('weeks', () => {
  test.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-03-10', '2026-03-09'],
    ['2026-03-15', '2026-03-09'],
    ['2026-01-01', '2025-12-29'],
  ])('the Monday of %s is %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
  test('are whole but for the one under way, and leave out what came before the first Monday', () => {
    const weeks = weeksOf(
      daysUpTo('2026-03-10', 12, {
        '2026-02-28': { sections: 9 },
        '2026-03-02': { quizzes: 1 },
        '2026-03-08': { quizzes: 2, minutes: 0.4 },
        '2026-03-10': { sections: 1 },
      }),
    );
    expect(weeks.map(({ from, sections, quizzes }) => [from, sections, quizzes])).toEqual([
      ['2026-03-02', 0, 3],
      ['2026-03-09', 1, 0],
    ]);
  });
});

test('this month is the one of the last day', () => {
  const days = daysUpTo('2026-03-10', 20, {
    '2026-02-28': { answers: 5, right: 5 },
    '2026-03-01': { answers: 4, right: 3, minutes: 12.4 },
    '2026-03-10': { hints: 2, minutes: 3.3 },
  });
  expect(monthOf(days)).toEqual({ minutes: 16, hints: 2, sections: 0, quizzes: 0, answers: 4, right: 3 });
});

describe('the calendar', () => {
  test('begins on a Monday, ends on a Sunday, and says what each day was', () => {
    const days = daysUpTo('2026-03-10', 12, {
      '2026-03-02': { learned: true, minutes: 10 },
      '2026-03-03': { learned: true, minutes: 9.9 },
      '2026-03-04': { minutes: 30 },
    });
    const calendar = calendarOf(days);
    expect(calendar).toHaveLength(14);
    expect(calendar.slice(0, 3)).toEqual([
      { day: '2026-03-02', shows: 'bright' },
      { day: '2026-03-03', shows: 'pale' },
      { day: '2026-03-04', shows: 'nothing' },
    ]);
    expect(calendar.slice(8).map(({ shows }) => shows)).toEqual(['nothing', 'to come', 'to come', 'to come', 'to come', 'to come']);
    expect(calendar.at(-1)?.day).toBe('2026-03-15');
  });
  test('names the months over the weeks of their first days, each with room for its name', () => {
    const columns = (today: string) => monthsOf(calendarOf(daysUpTo(today, 84))).map(({ day, column }) => `${column} ${day}`);
    expect(columns('2026-03-15')).toEqual(['2 2026-01-01', '6 2026-02-01', '10 2026-03-01']);
    expect(columns('2026-04-05')).toEqual(['3 2026-02-01', '7 2026-03-01']);
  });
  test('on a Sunday nothing is to come', () => {
    expect(calendarOf(daysUpTo('2026-03-15', 84)).map(({ shows }) => shows)).toEqual(Array(84).fill('nothing'));
  });
});

test('a share of nothing is none', () => {
  expect([sharePercent(0, 0), sharePercent(1, 3), sharePercent(0, 4)]).toEqual([null, 33, 0]);
});
