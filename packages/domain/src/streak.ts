/**
 * Days in a row: which learning day comes next after which, and which of them count. Source: server-decisions.md 'Definitions',
 * streakDays; docs/decisions/0040.
 */
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

const HOUR_MS = 3_600_000;

/**
 * Who stays where they are cannot miss a day in less time than this: from the last moment of one day to the first of the day after
 * the next it takes 24 hours, or 23 where the clock is put forward.
 */
const WHOLE_DAY_MS = 22 * HOUR_MS;

/**
 * Three days in a row span a whole day where one stays, and at least this long for who flies towards the next day: a day less what
 * the clocks on the way are put forward while nobody learns.
 */
const THREE_DAYS_SPAN_MS = 12 * HOUR_MS;

/** The midnights of all zones fall on a quarter of an hour. */
const quarterOf = (atMs: number): number => Math.floor(atMs / (HOUR_MS / 4));

/**
 * Whether a deed opens a learning day of its own. Between two days lies a midnight, wherever it is: what is done in the same quarter
 * of an hour as something of another day is that day's, and only the zone was changed. `lastMsOf` answers the last moment of a
 * learning day, nothing for another.
 */
export function opensDay(day: string, atMs: number, lastMsOf: (day: string) => number | null | undefined): boolean {
  return [-2, -1, 1, 2].every((away) => {
    const lastMs = lastMsOf(dayAfter(day, away)) ?? null;
    return lastMs === null || quarterOf(lastMs) !== quarterOf(atMs);
  });
}

/**
 * Whether nothing was missed between a learning day and `day`, as it stood at a moment of it: it is the day after, or the one after
 * that where a change of zone left no whole day between them. Who flies over the date line on Monday evening and goes on on
 * Wednesday morning had no Tuesday; who flies far to the east had one without a morning or an evening, which breaks nothing either.
 */
export function follows(before: LearnedDay, day: string, atMs: number): boolean {
  if (day === dayAfter(before.day, 1)) return true;
  return day === dayAfter(before.day, 2) && atMs - before.lastMs < WHOLE_DAY_MS;
}

/**
 * Days with their runs, oldest first, after those of `before`. A day that follows adds one, unless it and the two before it lie
 * within half a day: no clock goes round that fast by itself, so it breaks nothing and adds nothing until more is learned on it.
 */
export function runsOf(days: readonly LearnedDay[], before: readonly DayOfRun[] = []): readonly DayOfRun[] {
  const runs = [...before];
  for (const next of days) runs.push({ ...next, run: runAt(next, runs.at(-1), runs.at(-2)) });
  return runs;
}

function runAt(next: LearnedDay, last: DayOfRun | undefined, lastButOne: DayOfRun | undefined): number {
  if (!last || !follows(last, next.day, next.firstMs)) return 1;
  if (!lastButOne || last.run === 1) return last.run + 1;
  const three = [lastButOne, last, next];
  const spanMs = Math.max(...three.map(({ lastMs }) => lastMs)) - Math.min(...three.map(({ firstMs }) => firstMs));
  return spanMs < THREE_DAYS_SPAN_MS ? last.run : last.run + 1;
}

/** The days, oldest first, after something more was learned at a moment; a zone further west may bring a day before the last one. */
export function withLearningAt(days: readonly DayOfRun[], day: string, atMs: number): readonly DayOfRun[] {
  const at = days.findLastIndex((known) => known.day <= day);
  const known = days[at];
  if (known?.day === day) return runsOf([{ ...known, lastMs: atMs }, ...days.slice(at + 1)], days.slice(0, at));
  if (!opensDay(day, atMs, (other) => days.findLast((one) => one.day === other)?.lastMs)) return days;
  return runsOf([{ day, firstMs: atMs, lastMs: atMs }, ...days.slice(at + 1)], days.slice(0, at + 1));
}
