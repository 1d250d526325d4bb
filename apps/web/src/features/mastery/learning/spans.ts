/** Days of learning put together: by week, by month, as a calendar. Pure. */
import type { LearningDay } from '@lou/contract/mastery';
import { dayAfter } from '@lou/domain/days';

/** What some days come to. */
export type Totals = Pick<LearningDay, 'minutes' | 'hints' | 'sections' | 'quizzes' | 'answers' | 'right'>;

export interface Week extends Totals {
  /** Its Monday. */
  readonly from: string;
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export function totalsOf(days: readonly LearningDay[]): Totals {
  const sum = (of: keyof Totals) => days.reduce((total, day) => total + day[of], 0);
  return {
    minutes: Math.round(sum('minutes')),
    hints: sum('hints'),
    sections: sum('sections'),
    quizzes: sum('quizzes'),
    answers: sum('answers'),
    right: sum('right'),
  };
}

/** Whole weeks and the one under way, oldest first; days before the first Monday are left out. */
export function weeksOf(days: readonly LearningDay[]): Week[] {
  const weeks = Map.groupBy(days, ({ day }) => mondayOf(day));
  return [...weeks].filter(([from]) => days.some(({ day }) => day === from)).map(([from, inWeek]) => ({ from, ...totalsOf(inWeek) }));
}

/** What the month of the last day comes to so far. */
export function monthOf(days: readonly LearningDay[]): Totals {
  const month = days.at(-1)?.day.slice(0, 7);
  return totalsOf(days.filter(({ day }) => day.slice(0, 7) === month));
}

/** Ten minutes make a day bright. */
const BRIGHT_MINUTES = 10;

export interface CalendarDay {
  readonly day: string;
  readonly shows: 'bright' | 'pale' | 'nothing' | 'to come';
}

/** From the first Monday to the Sunday of the last day's week: columns are weeks, Monday on top. */
export function calendarOf(days: readonly LearningDay[]): CalendarDay[] {
  const first = days.findIndex(({ day }) => day === mondayOf(day));
  const past = days.slice(Math.max(0, first)).map(({ day, learned, minutes }): CalendarDay => {
    return { day, shows: !learned ? 'nothing' : minutes >= BRIGHT_MINUTES ? 'bright' : 'pale' };
  });
  const missing = (7 - (past.length % 7)) % 7;
  const today = past.at(-1)?.day ?? '';
  const toCome = Array.from({ length: missing }, (_, index): CalendarDay => ({ day: dayAfter(today, index + 1), shows: 'to come' }));
  return [...past, ...toCome];
}

/** Over which column (from 1) each month's name stands: the week of its first day, or the first week; not in the last two, where it would hang over. */
export function monthsOf(calendar: readonly CalendarDay[]): { readonly day: string; readonly column: number }[] {
  const begins = calendar.flatMap(({ day }, place) => (place === 0 || day.endsWith('-01') ? [{ day, column: 1 + Math.floor(place / 7) }] : []));
  const weeks = Math.ceil(calendar.length / 7);
  return begins.filter(({ column }, place) => column < weeks - 1 && (begins[place + 1]?.column ?? Number.POSITIVE_INFINITY) - column > 2);
}

/** A share in whole percent; of nothing it is null. */
export const sharePercent = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));
