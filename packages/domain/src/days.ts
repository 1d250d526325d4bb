/** Calendar days where a learner is. Days are counted in their own time zone and written into facts when they happen. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
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

/** The calendar day `days` after another; negative for before. Calendar arithmetic, no zone and no clock. */
export const dayAfter = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
