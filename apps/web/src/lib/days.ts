/** Days as the reader's own locale and zone have them. */
type Parts = Intl.DateTimeFormatOptions;

const formatOf = (parts: Parts) => new Intl.DateTimeFormat(undefined, parts);

const dayAndMonth: Parts = { day: 'numeric', month: 'short' };
const hourAndMinute: Parts = { hour: '2-digit', minute: '2-digit' };

const short = formatOf(dayAndMonth);
const shortAndTime = formatOf({ ...dayAndMonth, ...hourAndMinute });
const long = formatOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const time = formatOf(hourAndMinute);

/** `19 Nov`, of an ISO 8601 instant. */
export const shortDay = (instant: string): string => short.format(new Date(instant));

/** `12 Nov, 09:20`, of an ISO 8601 instant. */
export const dayAndTime = (instant: string): string => shortAndTime.format(new Date(instant));

/** `14:02`, of an ISO 8601 instant; here, or in a zone of that name. */
export const clockTime = (instant: string, timeZone?: string): string =>
  (timeZone === undefined ? time : formatOf({ ...hourAndMinute, timeZone })).format(new Date(instant));

/**
 * `Wednesday 11 November 2026, 18:40 to 19:04`, of two ISO 8601 instants; where they are not of one day
 * `Monday 9 November 2026, 18:40 to Wednesday 11 November 2026, 19:04`.
 */
export function period(from: string, until: string): string {
  const [began, ended] = [new Date(from), new Date(until)];
  const begin = `${long.format(began)}, ${time.format(began)}`;
  const end = `${long.format(ended)}, ${time.format(ended)}`;
  if (begin === end) return begin;
  return `${begin} to ${long.format(began) === long.format(ended) ? time.format(ended) : end}`;
}

/** How a local day, `2026-01-05`, is said: it is a day already, so no zone moves it. */
function ofLocalDay(parts: Parts): (day: string) => string {
  const format = formatOf({ ...parts, timeZone: 'UTC' });
  return (day) => format.format(new Date(`${day}T12:00:00Z`));
}

/** `5 Jan`, of a local day. */
export const shortDayOf = ofLocalDay(dayAndMonth);

/** `Nov`, of a local day. */
export const monthNameOf = ofLocalDay({ month: 'short' });

const weekday = ofLocalDay({ weekday: 'long' });
const weekdayLetter = ofLocalDay({ weekday: 'narrow' });

/** `Monday` and `M`, of a local day. */
export const weekdayOf = (day: string): { name: string; letter: string } => ({ name: weekday(day), letter: weekdayLetter(day) });
