/**
 * Days in a row: which learning day comes next after which, and which of them count. Source: server-decisions.md 'Definitions',
 * streakDays; docs/decisions/0040.
 */
import { dayAfter, spanOfDay } from './days.ts';

/** A local day on which a learner learned, the first and the last moment of it at which they did, and the zones of these, where they are known. */
export interface LearnedDay {
  readonly day: string;
  readonly firstMs: number;
  readonly lastMs: number;
  readonly firstZone?: string | undefined;
  readonly lastZone?: string | undefined;
}

/** A moment on a local day, and the zone that the day is one of, where it is known. */
export interface DayMoment {
  readonly day: string;
  readonly atMs: number;
  readonly timeZone?: string | undefined;
}

/** Such a day, and how many days in a row it ends. */
export interface DayOfRun extends LearnedDay {
  readonly run: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** As far as zones reach, no more dates than these can be skipped at once. */
const SKIPPED_MOST = 2;

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
 * Whether nothing was missed between a learning day and a later moment: it is of the day after, or no date between them could have
 * been used (`couldBeUsed`). Where a zone is not known, one date is taken for skipped when there was no time for a whole day.
 */
export function follows({ day: last, lastMs, lastZone }: LearnedDay, { day, atMs, timeZone }: DayMoment): boolean {
  if (day === dayAfter(last, 1)) return true;
  if (lastZone === undefined || timeZone === undefined) return day === dayAfter(last, 2) && atMs - lastMs < WHOLE_DAY_MS;
  if (day <= last || day > dayAfter(last, SKIPPED_MOST + 1)) return false;
  const between = [1, 2].map((away) => dayAfter(last, away)).filter((date) => date < day);
  return !between.some((date) => couldBeUsed(date, { atMs: lastMs, timeZone: lastZone }, { atMs, timeZone }));
}

interface Deed {
  readonly atMs: number;
  readonly timeZone: string;
}

/**
 * Whether a date that lies between two deeds had a whole day for their learner: in the zone of the first, with the time left to get to
 * the second; or in the zone of the second, with the time to get there before it began. Who stays has every date that the zone had. Who
 * travels needs an hour at least for each hour that the clocks are apart, the short way round: nobody flies faster than the sun.
 */
function couldBeUsed(date: string, first: Deed, second: Deed): boolean {
  const [there, here] = [spanOfDay(date, first.timeZone), spanOfDay(date, second.timeZone)];
  const apartMs = Math.abs(there.fromMs - here.fromMs) % DAY_MS;
  const wayMs = Math.min(apartMs, DAY_MS - apartMs);
  const before = there.fromMs < there.toMs && there.toMs + wayMs <= second.atMs;
  const after = here.fromMs < here.toMs && first.atMs + wayMs <= here.fromMs;
  return before || after;
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
  if (!last || !follows(last, { day: next.day, atMs: next.firstMs, timeZone: next.firstZone })) return 1;
  if (!lastButOne || last.run === 1) return last.run + 1;
  const three = [lastButOne, last, next];
  const spanMs = Math.max(...three.map(({ lastMs }) => lastMs)) - Math.min(...three.map(({ firstMs }) => firstMs));
  return spanMs < THREE_DAYS_SPAN_MS ? last.run : last.run + 1;
}

/** The days, oldest first, after something more was learned at a moment; a zone further west may bring a day before the last one. */
export function withLearningAt(days: readonly DayOfRun[], { day, atMs, timeZone }: DayMoment): readonly DayOfRun[] {
  const at = days.findLastIndex((known) => known.day <= day);
  const known = days[at];
  if (known?.day === day) return runsOf([{ ...known, lastMs: atMs, lastZone: timeZone }, ...days.slice(at + 1)], days.slice(0, at));
  if (!opensDay(day, atMs, (other) => days.findLast((one) => one.day === other)?.lastMs)) return days;
  return runsOf([{ day, firstMs: atMs, lastMs: atMs, firstZone: timeZone, lastZone: timeZone }, ...days.slice(at + 1)], days.slice(0, at + 1));
}
