/** How long ago a session began, in the words of the sessions page. Source: L§2 Sessions page. */
import { counted } from '../../../lib/counted.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ago = (count: number, unit: string): string => `${counted(count, unit)} ago`;

/** Under an hour `Just started`, under a day `N hours ago`, then `N days ago`. */
export function ageInWords(startedAt: string, nowMs: number): string {
  const ageMs = nowMs - Date.parse(startedAt);
  if (ageMs < HOUR_MS) return 'Just started';
  return ageMs < DAY_MS ? ago(Math.floor(ageMs / HOUR_MS), 'hour') : ago(Math.floor(ageMs / DAY_MS), 'day');
}
