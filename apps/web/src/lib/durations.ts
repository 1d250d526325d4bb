import { counted } from './counted.ts';

/** Minutes as people read them: under an hour `45m`, from an hour on `1h 5m`, and whole hours `3 hours`, as the courses have them. Source: L§9. */
export function minutesInWords(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const [hours, over] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${over}m`;
  return over === 0 ? counted(hours, 'hour') : `${hours}h ${over}m`;
}

/** How long a session was, of seconds: `under a minute`, `1 minute`, `24 minutes`. */
export function lengthInWords(seconds: number): string {
  if (seconds < 60) return 'under a minute';
  return counted(Math.round(seconds / 60), 'minute');
}
