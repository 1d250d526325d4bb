import { describe, expect, test } from 'vitest';
import { dayAfter, localDayOf } from '../days.ts';
import { SectionCompleted, SectionStarted } from '../enrolment/events.ts';
import { QuestionAnswered, QuizFinished, QuizOffered } from '../quizzes/events.ts';
import { assertIsFold, recorded, viewed } from '../testing/index.ts';
import { AnswerGraded, LearnerAsked, TutorAsked } from '../tutoring/events.ts';
import { type Activity, activityView, emptyDay } from './activity.view.ts';
import { currentLevel, engagementScore, levelShown, streakDays, week } from './standing.ts';

const today = '2026-03-10';
const HOUR_MS = 3_600_000;
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const learnedOn = (...days: string[]): Activity =>
  Object.fromEntries(days.map((day) => [day, { ...emptyDay, learned: true, firstMs: noonOf(day), lastMs: noonOf(day) }]));

describe('the streak', () => {
  test('counts days in a row up to today', () => {
    expect(streakDays(learnedOn('2026-03-08', '2026-03-09', today), today, noonOf(today))).toBe(3);
  });
  test('still stands when today has nothing yet, and falls the day after', () => {
    expect(streakDays(learnedOn('2026-03-08', '2026-03-09'), today, noonOf(today))).toBe(2);
    expect(streakDays(learnedOn('2026-03-07', '2026-03-08'), today, noonOf(today))).toBe(0);
  });
  test('the days are those where the learner is, across daylight saving and the date line', () => {
    const newYork = [0, 1, 2].map((n) => localDayOf(Date.UTC(2026, 2, 8, 4, 30) + n * 86_400_000, 'America/New_York'));
    expect(newYork).toEqual(['2026-03-07', '2026-03-09', '2026-03-10']);
    expect(localDayOf(Date.UTC(2026, 0, 5, 11), 'Pacific/Auckland')).toBe('2026-01-06');
    expect(localDayOf(Date.UTC(2026, 0, 5, 11), 'no such zone')).toBe('2026-01-05');
  });
  const mondayEvening = Date.UTC(2026, 2, 10, 5); // 22 o'clock in Los Angeles
  const askedOn = (localDay: string) => LearnerAsked({ sessionId: 's1', turnId: 't1', via: 'text', characters: 3, leaseEndsAtMs: 0, localDay });
  test('a date that a zone skipped breaks nothing, a day on which nothing was learned does', () => {
    const twice = (hoursBetween: number, first: string, second: string) => {
      const days = [localDayOf(mondayEvening, first), localDayOf(mondayEvening + hoursBetween * HOUR_MS, second)];
      const activity = viewed(activityView, days.map(askedOn), { fromMs: mondayEvening, everyMs: hoursBetween * HOUR_MS });
      return { days, streak: streakDays(activity, days[1] as string, mondayEvening + hoursBetween * HOUR_MS) };
    };
    const mondayAndWednesday = ['2026-03-09', '2026-03-11'];
    expect(twice(14, 'America/Los_Angeles', 'Pacific/Auckland')).toEqual({ days: mondayAndWednesday, streak: 2 });
    expect(twice(34, 'America/Los_Angeles', 'America/Los_Angeles')).toEqual({ days: mondayAndWednesday, streak: 1 });
    // Far to the east, not over the date line: a Tuesday without its morning.
    expect(twice(21, 'America/Los_Angeles', 'Asia/Tokyo')).toEqual({ days: mondayAndWednesday, streak: 2 });
  });
  test('goes on where somebody lands after a skipped date, before their first deed there', () => {
    const activity = viewed(activityView, [askedOn('2026-03-08'), askedOn('2026-03-09')], { fromMs: mondayEvening - 24 * HOUR_MS, everyMs: 24 * HOUR_MS });
    expect(streakDays(activity, '2026-03-11', mondayEvening + 14 * HOUR_MS)).toBe(2);
    expect(streakDays(activity, '2026-03-11', mondayEvening + 27 * HOUR_MS)).toBe(0);
  });
  test('knows what a zone skipped, of the deeds and of the moment at which it is asked', () => {
    const fromMs = Date.parse('2011-12-29T04:00:00Z'); // six in the evening in Apia, which had no 30 December
    const inApia = { fromMs, everyMs: 24 * HOUR_MS, timeZone: 'Pacific/Apia' };
    const activity = viewed(activityView, ['2011-12-28', '2011-12-29', '2011-12-31'].map(askedOn), inApia);
    expect(streakDays(activity, '2012-01-01', fromMs + 72 * HOUR_MS, 'Pacific/Apia')).toBe(3);
    const before = viewed(activityView, ['2011-12-28', '2011-12-29'].map(askedOn), inApia);
    expect(streakDays(before, '2011-12-31', fromMs + 52 * HOUR_MS, 'Pacific/Apia')).toBe(2);
    const stayed = viewed(activityView, ['2011-12-28', '2011-12-29'].map(askedOn), { ...inApia, timeZone: 'Pacific/Auckland' });
    expect(streakDays(stayed, '2011-12-31', fromMs + 52 * HOUR_MS, 'Pacific/Auckland')).toBe(0);
  });
  test('counts to the last day, where a zone further west has brought today back before it', () => {
    const activity = learnedOn('2026-03-09', today, '2026-03-11');
    expect(streakDays(activity, today, noonOf('2026-03-11'))).toBe(3);
  });
  test('of a sitting in which only the zone was changed is one day long, and tomorrow is not learned', () => {
    const activity = viewed(activityView, ['2026-03-08', '2026-03-09', '2026-03-10'].map(askedOn), { fromMs: mondayEvening, everyMs: 500 });
    expect(Object.entries(activity).map(([day, { learned }]) => [day, learned])).toEqual([
      ['2026-03-08', true],
      ['2026-03-09', false],
      ['2026-03-10', false],
    ]);
    expect(streakDays(activity, '2026-03-09', mondayEvening + 1_000)).toBe(1);
  });
  test('the week ends today', () => {
    const seven = week(learnedOn(today), today);
    expect(seven.map((day) => day.day)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => dayAfter(today, -ago)));
    expect(seven.map((day) => day.learned)).toEqual([false, false, false, false, false, false, true]);
  });
});

describe('engagement', () => {
  test('L205 is 0 for nothing and 5 for everything', () => {
    expect(engagementScore({}, today)).toBe(0);
    const full = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6, 7].map((ago) => [
        dayAfter(today, -ago),
        { ...emptyDay, learned: true, tutorAsked: 2, tutorAnswered: 2, begun: [`section:s${ago}`, `quiz:q${ago}`], sections: 1, quizzes: 1 },
      ]),
    );
    expect(engagementScore(full, today)).toBeCloseTo(5, 10);
  });
  test('looks at 14 days and weighs .4, .3, .3', () => {
    const day = { ...emptyDay, learned: true, tutorAsked: 2, tutorAnswered: 1, begun: ['section:a', 'section:b', 'quiz:p', 'quiz:q'], quizzes: 1 };
    expect(engagementScore({ [today]: day }, today)).toBeCloseTo(5 * (0.4 / 8 + 0.3 / 2 + 0.3 / 4), 10);
    expect(engagementScore({ [dayAfter(today, -14)]: day }, today)).toBe(0);
    expect(engagementScore({ [dayAfter(today, -13)]: day }, today)).toBeGreaterThan(0);
  });
  test('counts what was learned hours ago on a day that a flight west has put off till tomorrow', () => {
    const day = { ...emptyDay, learned: true };
    expect(engagementScore({ [dayAfter(today, 1)]: day }, today)).toBe(engagementScore({ [today]: day }, today));
    expect(streakDays(learnedOn(today, dayAfter(today, 1)), today, noonOf(today))).toBe(2);
  });
  const opened = (sectionId: string, localDay = today) => SectionStarted({ courseId: 'c', sectionId, localDay });
  const completed = (sectionId: string) => SectionCompleted({ courseId: 'c', sectionId, outlineRevision: 1, remaining: 0, localDay: today });
  const scoreOf = (...facts: Parameters<typeof viewed>[1][number][]) => engagementScore(viewed(activityView, facts), today);
  const whole = 5 * (0.4 / 8 + 0.3);
  test('a section that was opened again and again is begun once, on whatever day', () => {
    expect(scoreOf(opened('a'), opened('b'), opened('a'), opened('b'), completed('a'), completed('b'))).toBeCloseTo(whole, 10);
    expect(scoreOf(opened('a', dayAfter(today, -1)), opened('b'), opened('a'), completed('a'), completed('b'))).toBeCloseTo(whole, 10);
  });
  test('what was finished was begun, opened in these days or not', () => {
    expect(scoreOf(completed('a'))).toBeCloseTo(whole, 10);
    expect(scoreOf(opened('a', dayAfter(today, -20)), completed('a'), opened('b'))).toBeCloseTo(5 * (0.4 / 8 + 0.3 / 2), 10);
  });
  test('a quiz that was offered is begun, and what was asked before these days makes no share larger than all', () => {
    expect(scoreOf(QuizOffered({ ...QuizOffered.sample, localDay: today }), completed('a'))).toBeCloseTo(5 * (0.4 / 8 + 0.3 / 2), 10);
    expect(engagementScore({ [today]: { ...emptyDay, tutorAsked: 1, tutorAnswered: 3 } }, today)).toBeCloseTo(5 * 0.3, 10);
  });
});

describe('the level', () => {
  const none = { right: 0, wrong: 0 };
  const levels = (intermediate: { right: number; wrong: number }, advanced = none) => ({ levels: { beginner: none, intermediate, advanced } });
  test('needs ten first answers, 60 % right; expert is advanced at 80 %', () => {
    expect(currentLevel(levels({ right: 9, wrong: 0 }))).toBe('beginner');
    expect(currentLevel(levels({ right: 6, wrong: 4 }))).toBe('intermediate');
    expect(currentLevel(levels({ right: 5, wrong: 5 }))).toBe('beginner');
    expect(currentLevel(levels(none, { right: 6, wrong: 4 }))).toBe('advanced');
    expect(currentLevel(levels(none, { right: 79, wrong: 21 }))).toBe('advanced');
    expect(currentLevel(levels(none, { right: 8, wrong: 2 }))).toBe('expert');
  });
  test('is not shown by too few answers, nor by wrong ones', () => {
    const atFirst = (right: number, wrong: number) => levelShown({ levels: { beginner: { right, wrong }, intermediate: none, advanced: none } });
    expect([atFirst(0, 0), atFirst(9, 0), atFirst(5, 5), atFirst(6, 4)]).toEqual([null, null, null, 'beginner']);
  });
});

describe('the activity view', () => {
  const asked = LearnerAsked({ sessionId: 's1', turnId: 't1', via: 'text', characters: 1, leaseEndsAtMs: 0, localDay: today });
  const question = TutorAsked({ sessionId: 's1', turnId: 't1', itemId: 'i', keyIdeaId: 'k', skill: 'm', localDay: today });
  const begun = SectionStarted({ courseId: 'c', sectionId: 's', localDay: today });
  const done = SectionCompleted({ courseId: 'c', sectionId: 's', outlineRevision: 1, remaining: 0, localDay: today });
  test('is a fold', () => assertIsFold(activityView, recorded([asked, question, begun, done])));
  test('knows the first and the last moment of a day at which something was learned', () => {
    const days = viewed(activityView, [asked, done, question, asked], { fromMs: 1_000, everyMs: 10 });
    expect(days[today]).toMatchObject({ firstMs: 1_000, lastMs: 1_030 });
    expect(viewed(activityView, [question])[today]).toMatchObject({ firstMs: null, lastMs: null });
  });
  test('a question of Lou’s is answered once, however often it is tried', () => {
    const tries = [1, 2, 3].map((attempt) => AnswerGraded({ ...AnswerGraded.sample, attempt, localDay: today }));
    expect(viewed(activityView, [question, ...tries])[today]).toMatchObject({ tutorAsked: 1, tutorAnswered: 1 });
  });
  test('a section that was only opened is not learning', () => {
    expect(viewed(activityView, [begun])[today]?.learned).toBe(false);
    expect(viewed(activityView, [begun, done])[today]).toMatchObject({ tutorAsked: 0, tutorAnswered: 0, learned: true, begun: ['section:s'], sections: 1 });
  });
  test('counts the answers that are evidence on the learner’s own day, and quizzes', () => {
    const shared = { quizId: 'q', sessionId: 's1', revision: 1, skill: 'm', difficulty: 'beginner', choice: 0, milliseconds: 9_000 } as const;
    const answer = (itemId: string, correct: boolean, counts: boolean, localDay: string) =>
      QuestionAnswered({ ...shared, itemId, correct, first: counts, counts, predicted: 0.7, weightsVersion: 'simple-1', localDay });
    const finished = QuizFinished({ quizId: 'q', sessionId: 's1', courseId: null, sectionId: null, right: 1, total: 2, percent: 50, localDay: today });
    const yesterday = dayAfter(today, -1);
    const facts = [answer('a', true, true, yesterday), answer('b', false, true, today), answer('b', true, false, today), finished];
    const days = viewed(activityView, facts, { everyMs: 6 * HOUR_MS });
    expect(days[yesterday]).toMatchObject({ tutorAsked: 0, tutorAnswered: 0, learned: true, answers: 1, right: 1 });
    expect(days[today]).toMatchObject({ tutorAsked: 0, tutorAnswered: 0, learned: true, answers: 1, right: 0, quizzes: 1 });
  });
});
