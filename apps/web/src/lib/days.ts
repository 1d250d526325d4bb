/** Days as the reader's own locale and zone have them. */
const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' });
const weekdayLetter = new Intl.DateTimeFormat(undefined, { weekday: 'narrow', timeZone: 'UTC' });

/** `19 Nov`, of an ISO 8601 instant. */
export const shortDay = (instant: string): string => short.format(new Date(instant));

/** `Monday` and `M`, of a local day `2026-01-05`: it is a day already, so no zone moves it. */
export const weekdayOf = (day: string): { name: string; letter: string } => {
  const noon = new Date(`${day}T12:00:00Z`);
  return { name: weekday.format(noon), letter: weekdayLetter.format(noon) };
};

const month = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' });

/** `Nov`, of a local day. */
export const monthNameOf = (day: string): string => month.format(new Date(`${day}T12:00:00Z`));

const longDay = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

const shortDayAndTime = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** `12 Nov, 09:20`, of an ISO 8601 instant. */
export const dayAndTime = (instant: string): string => shortDayAndTime.format(new Date(instant));

/** `14:02`, of an ISO 8601 instant; here, or in a zone of that name. */
export const clockTime = (instant: string, timeZone?: string): string =>
  timeZone === undefined
    ? time.format(new Date(instant))
    : new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));

/** `Wednesday 11 November 2026, 18:40 to 19:04`, of two ISO 8601 instants; where they are not of one day `Monday 9 November 2026, 18:40 to Wednesday 11 November 2026, 19:04`. */
export function period(from: string, until: string): string {
  const [began, ended] = [new Date(from), new Date(until)];
  const begin = `${longDay.format(began)}, ${time.format(began)}`;
  const end = `${longDay.format(ended)}, ${time.format(ended)}`;
  if (begin === end) return begin;
  return `${begin} to ${longDay.format(began) === longDay.format(ended) ? time.format(ended) : end}`;
}

const shortLocal = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `5 Jan`, of a local day `2026-01-05`: it is a day already, so no zone moves it. */
export const shortDayOf = (day: string): string => shortLocal.format(new Date(`${day}T12:00:00Z`));
