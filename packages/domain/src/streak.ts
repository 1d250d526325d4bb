/** Days in a row: which learning day comes next after which. Source: server-decisions.md 'Definitions', streakDays. */
import { dayAfter } from './days.ts';

/** A local day on which a learner learned, and the first and the last moment of it at which they did. */
export interface LearnedDay {
  readonly day: string;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Such a day, and how many days in a row it ends. */
export interface DayOfRun extends LearnedDay {
  readonly run: number;
}

/**
 * Who stays where they are cannot miss a day in less time than this: from the last moment of one day to the first of the day after
 * the next it takes 24 hours, or 23 where the clock is put forward.
 */
const WHOLE_DAY_MS = 22 * 3_600_000;

/**
 * Whether nothing was missed between a learning day and `day`, as it stood at a moment of it: it is the day after, or the one after
 * that where a change of zone left no whole day between them. Who flies over the date line on Monday evening and goes on on
 * Wednesday morning had no Tuesday; who flies far to the east had one without a morning or an evening, which breaks nothing either.
 */
export function follows(before: LearnedDay, day: string, atMs: number): boolean {
  if (day === dayAfter(before.day, 1)) return true;
  return day === dayAfter(before.day, 2) && atMs - before.lastMs < WHOLE_DAY_MS;
}

/** Days with their runs, oldest first; `before` is the last one before them. */
export function runsOf(days: readonly LearnedDay[], before?: DayOfRun): readonly DayOfRun[] {
  let last = before;
  return days.map((next) => {
    last = { ...next, run: last && follows(last, next.day, next.firstMs) ? last.run + 1 : 1 };
    return last;
  });
}

/** The days, oldest first, after something more was learned at a moment; a zone further west may bring a day before the last one. */
export function withLearningAt(days: readonly DayOfRun[], day: string, atMs: number): readonly DayOfRun[] {
  const at = days.findLastIndex((known) => known.day <= day);
  const known = days[at];
  if (known?.day === day) return days.with(at, { ...known, lastMs: atMs });
  const later = runsOf([{ day, firstMs: atMs, lastMs: atMs }, ...days.slice(at + 1)], known);
  return [...days.slice(0, at + 1), ...later];
}
