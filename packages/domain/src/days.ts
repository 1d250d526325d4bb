/** Calendar days where a learner is. Days are counted in their own time zone and written into facts when they happen. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** All zones have a place. Each may be spelled in any mix of capitals and costs 30 kB: who sends one spelling after another fills no memory. */
const FORMATS_KEPT = 700;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= FORMATS_KEPT) formats.clear();
  formats.set(timeZone, made);
  return made;
}

/** The day on the wall at a moment: `2026-01-05`. An unknown zone counts as UTC. */
export function localDayOf(atMs: number, timeZone: string): string {
  return formatIn(isTimeZone(timeZone) ? timeZone : 'UTC').format(atMs);
}

/** True for a zone this runtime knows, `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    formatIn(name);
    return true;
  } catch {
    return false;
  }
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** No zone was ever further from UTC. */
const FURTHEST_MS = 16 * 60 * MINUTE_MS;

/** When a date begins and ends in a zone, to the minute. One that the zone skipped, as Apia did 30 December 2011, ends as it begins. */
export const spanOfDay = (day: string, timeZone: string): { readonly fromMs: number; readonly toMs: number } => ({
  fromMs: beginningOf(day, timeZone),
  toMs: beginningOf(dayAfter(day, 1), timeZone),
});

/** The first minute of a zone that is no longer before a date. */
function beginningOf(day: string, timeZone: string): number {
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  let [before, since] = [midnightMs - FURTHEST_MS, midnightMs + FURTHEST_MS];
  while (since - before > MINUTE_MS) {
    const half = before + Math.floor((since - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (localDayOf(half, timeZone) < day) before = half;
    else since = half;
  }
  return since;
}

/** The calendar day `days` after another; negative for before. Calendar arithmetic, no zone and no clock. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
