/** What a clock on the wall says, as a moment. */

const DAY_MS = 86_400_000;

/** How far the wall clock of a zone is ahead of UTC at a moment, in milliseconds. */
function aheadOfUtcMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' }).formatToParts(atMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wallMs = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return wallMs - Math.floor(atMs / 1_000) * 1_000;
}

/**
 * The moment at which the wall clock of a zone shows `19:30` on a local day. A time that a change of clocks leaves out is taken
 * an hour later, one that it shows twice is the first of the two.
 */
export function momentOf(localDay: string, at: string, timeZone: string): number {
  const wallMs = Date.parse(`${localDay}T${at}:00Z`);
  const before = wallMs - aheadOfUtcMs(wallMs - DAY_MS, timeZone);
  const after = wallMs - aheadOfUtcMs(wallMs + DAY_MS, timeZone);
  const shown = [before, after].filter((atMs) => atMs + aheadOfUtcMs(atMs, timeZone) === wallMs);
  return shown.length > 0 ? Math.min(...shown) : before;
}
