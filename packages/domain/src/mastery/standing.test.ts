import { describe, expect, test } from 'vitest';
import { dayAfter, localDayOf } from '../days.ts';
import { SectionCompleted, SectionStarted } from '../enrolment/events.ts';
import { QuestionAnswered, QuizFinished } from '../quizzes/events.ts';
import { assertIsFold, recorded, viewed } from '../testing/index.ts';
import { LearnerAsked, TutorAsked } from '../tutoring/events.ts';
import { type Activity, activityView, emptyDay } from './activity.view.ts';
import { currentLevel, engagementScore, streakDays, week } from './standing.ts';

const today = '2026-03-10';
const HOUR_MS = 3_600_000;
const learnedOn = (...days: string[]): Activity => Object.fromEntries(days.map((day) => [day, { ...emptyDay, learned: true }]));

describe('the streak', () => {
  test('counts days in a row up to today', () => {
    expect(streakDays(learnedOn('2026-03-08', '2026-03-09', today), today)).toBe(3);
  });
  test('still stands when today has nothing yet, and falls the day after', () => {
    expect(streakDays(learnedOn('2026-03-08', '2026-03-09'), today)).toBe(2);
    expect(streakDays(learnedOn('2026-03-07', '2026-03-08'), today)).toBe(0);
  });
  test('the days are those where the learner is, across daylight saving and the date line', () => {
    const newYork = [0, 1, 2].map((n) => localDayOf(Date.UTC(2026, 2, 8, 4, 30) + n * 86_400_000, 'America/New_York'));
    expect(newYork).toEqual(['2026-03-07', '2026-03-09', '2026-03-10']);
    expect(localDayOf(Date.UTC(2026, 0, 5, 11), 'Pacific/Auckland')).toBe('2026-01-06');
    expect(localDayOf(Date.UTC(2026, 0, 5, 11), 'no such zone')).toBe('2026-01-05');
  });
  test('a date that a zone skipped breaks nothing, a day on which nothing was learned does', () => {
    const twice = (hoursBetween: number, second: string) => {
      const mondayEvening = Date.UTC(2026, 2, 10, 5); // 22 o'clock in Los Angeles
      const days = [localDayOf(mondayEvening, 'America/Los_Angeles'), localDayOf(mondayEvening + hoursBetween * HOUR_MS, second)];
      const asked = days.map((localDay, at) =>
        LearnerAsked({ sessionId: 's1', turnId: `t${at}`, via: 'text', characters: 3, leaseEndsAtMs: mondayEvening, localDay }),
      );
      return viewed(activityView, asked, { fromMs: mondayEvening, everyMs: hoursBetween * HOUR_MS });
    };
    const [flown, stayed] = [twice(14, 'Pacific/Auckland'), twice(34, 'America/Los_Angeles')];
    for (const activity of [flown, stayed]) expect(Object.keys(activity)).toEqual(['2026-03-09', '2026-03-11']);
    expect(streakDays(flown, '2026-03-11')).toBe(2);
    expect(streakDays(stayed, '2026-03-11')).toBe(1);
  });
  test('the week ends today', () => {
    const seven = week(learnedOn(today), today);
    expect(seven.map((day) => day.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => dayAfter(today, -ago)));
    expect(seven.at(-1)?.learned).toBe(true);
  });
});

describe('engagement', () => {
  test('L205 is 0 for nothing and 5 for everything', () => {
    expect(engagementScore({}, today)).toBe(0);
    const full = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6, 7].map((ago) => [
        dayAfter(today, -ago),
        { ...emptyDay, learned: true, tutorAsked: 2, tutorAnswered: 2, begun: 2, sections: 1, quizzes: 1 },
      ]),
    );
    expect(engagementScore(full, today)).toBeCloseTo(5, 10);
  });
  test('looks at 14 days and weighs .4, .3, .3', () => {
    const day = { ...emptyDay, learned: true, tutorAsked: 2, tutorAnswered: 1, begun: 4, quizzes: 1 };
    expect(engagementScore({ [today]: day }, today)).toBeCloseTo(5 * (0.4 / 8 + 0.3 / 2 + 0.3 / 4), 10);
    expect(engagementScore({ [dayAfter(today, -14)]: day }, today)).toBe(0);
    expect(engagementScore({ [dayAfter(today, -13)]: day }, today)).toBeGreaterThan(0);
  });
});

describe('the level', () => {
  const none = { right: 0, wrong: 0 };
  const levels = (intermediate: { right: number; wrong: number }, advanced = none) => ({ levels: { beginner: none, intermediate, advanced } });
  test('needs ten first answers, 60 % right; expert is advanced at 80 %', () => {
    expect(currentLevel(levels({ right: 9, wrong: 0 }))).toBe('beginner');
    expect(currentLevel(levels({ right: 6, wrong: 4 }))).toBe('intermediate');
    expect(currentLevel(levels({ right: 5, wrong: 5 }))).toBe('beginner');
    expect(currentLevel(levels(none, { right: 7, wrong: 3 }))).toBe('advanced');
    expect(currentLevel(levels(none, { right: 8, wrong: 2 }))).toBe('expert');
  });
});

describe('the activity view', () => {
  const asked = LearnerAsked({ sessionId: 's1', turnId: 't1', via: 'text', characters: 1, leaseEndsAtMs: 0, localDay: today });
  const question = TutorAsked({ sessionId: 's1', turnId: 't1', itemId: 'i', keyIdeaId: 'k', skill: 'm', localDay: today });
  const begun = SectionStarted({ courseId: 'c', sectionId: 's', localDay: today });
  const done = SectionCompleted({ courseId: 'c', sectionId: 's', outlineRevision: 1, remaining: 0, localDay: today });
  test('is a fold', () => assertIsFold(activityView, recorded([asked, question, begun, done])));
  test('a section that was only opened is not learning', () => {
    expect(viewed(activityView, [begun])[today]?.learned).toBe(false);
    expect(viewed(activityView, [begun, done])[today]).toMatchObject({ tutorAsked: 0, tutorAnswered: 0, learned: true, begun: 1, sections: 1 });
  });
  test('counts the answers that are evidence on the learner’s own day, and quizzes', () => {
    const shared = { quizId: 'q', sessionId: 's1', revision: 1, skill: 'm', difficulty: 'beginner', choice: 0, milliseconds: 9_000 } as const;
    const answer = (itemId: string, correct: boolean, counts: boolean, localDay: string) =>
      QuestionAnswered({ ...shared, itemId, correct, first: counts, counts, predicted: 0.7, weightsVersion: 'simple-1', localDay });
    const finished = QuizFinished({ quizId: 'q', sessionId: 's1', courseId: null, sectionId: null, right: 1, total: 2, percent: 50, localDay: today });
    const yesterday = dayAfter(today, -1);
    const days = viewed(activityView, [answer('a', true, true, yesterday), answer('b', false, true, today), answer('b', true, false, today), finished]);
    expect(days[yesterday]).toMatchObject({ tutorAsked: 0, tutorAnswered: 0, learned: true, answers: 1, right: 1 });
    expect(days[today]).toMatchObject({ tutorAsked: 0, tutorAnswered: 0, learned: true, answers: 1, right: 0, quizzes: 1 });
  });
});
