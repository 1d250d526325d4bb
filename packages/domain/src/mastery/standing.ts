/** A learner's numbers, read from views on a given day. Definitions: server-decisions.md 'Definitions'. */
import { dayAfter } from '../days.ts';
import { follows, runsOf } from '../streak.ts';
import type { Activity } from './activity.view.ts';
import type { ItemHistory } from './item-history.view.ts';

export type Level = 'beginner' | 'intermediate' | 'advanced' | 'expert';

const ENGAGEMENT_DAYS = 14;
const FULL_ACTIVE_DAYS = 8;

/** A share; of nothing it is 0, and never more than 1. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

/**
 * Consecutive local days, up to today or yesterday, on which the learner learned; `nowMs` is the moment of today at which it is
 * asked, and `timeZone` where. A date that a zone skipped breaks nothing (follows), before the first deed after it as after it.
 * Source: server-decisions.md 'Definitions'.
 */
export function streakDays(activity: Activity, today: string, nowMs: number, timeZone?: string): number {
  const days = Object.entries(activity)
    .flatMap(([day, { firstMs, lastMs, firstZone, lastZone }]) => (firstMs === null || lastMs === null ? [] : [{ day, firstMs, lastMs, firstZone, lastZone }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = runsOf(days).at(-1);
  return last && (last.day >= today || follows(last, { day: today, atMs: nowMs, timeZone })) ? last.run : 0;
}

/** The last seven local days, oldest first. */
export const week = (activity: Activity, today: string): { day: string; learned: boolean }[] =>
  [6, 5, 4, 3, 2, 1, 0].map((ago) => dayAfter(today, -ago)).map((day) => ({ day, learned: activity[day]?.learned ?? false }));

/**
 * 0 to 5, over 14 days: 5 × (.4 × min(1, days active / 8) + .3 × share of Lou's questions answered + .3 × share of begun
 * sections and quizzes finished). What was opened again and again is begun once, and what was finished was begun, whether or
 * not it was opened in these days. Who flew west over the date line learned on a day that is still to come: it counts as today does.
 */
export function engagementScore(activity: Activity, today: string): number {
  const first = dayAfter(today, 1 - ENGAGEMENT_DAYS);
  const days = Object.entries(activity)
    .filter(([day]) => day >= first && day <= dayAfter(today, 1))
    .map(([, day]) => day);
  const sum = (pick: (day: Activity[string]) => number) => days.reduce((total, day) => total + pick(day), 0);
  const active = Math.min(1, days.filter((day) => day.learned).length / FULL_ACTIVE_DAYS);
  const answered = share(
    sum((day) => day.tutorAnswered),
    sum((day) => day.tutorAsked),
  );
  const finished = share(
    sum((day) => day.sections + day.quizzes),
    new Set(days.flatMap((day) => day.begun)).size,
  );
  return 5 * (0.4 * active + 0.3 * answered + 0.3 * finished);
}

const ENOUGH_ANSWERS = 10;

/**
 * The highest of beginner, intermediate, advanced in which at least 10 first answers are 60 % right; expert is advanced at
 * 80 %; null where the answers show none. The learner model replaces it.
 */
export function levelShown(history: Pick<ItemHistory, 'levels'>): Level | null {
  const ratio = (level: 'beginner' | 'intermediate' | 'advanced'): number => {
    const { right, wrong } = history.levels[level];
    return right + wrong >= ENOUGH_ANSWERS ? right / (right + wrong) : 0;
  };
  if (ratio('advanced') >= 0.8) return 'expert';
  if (ratio('advanced') >= 0.6) return 'advanced';
  if (ratio('intermediate') >= 0.6) return 'intermediate';
  return ratio('beginner') >= 0.6 ? 'beginner' : null;
}

/** The level that the answers show, else beginner. */
export const currentLevel = (history: Pick<ItemHistory, 'levels'>): Level => levelShown(history) ?? 'beginner';
