/** Words of a page that somebody wants to ask Lou about: kept in the tab until the conversation at that address takes them. */
import { keep, recall } from './kept-here.ts';

const PLACE = 'asked-about';

export const askAbout = (address: string, words: string): void => keep(PLACE, { address, words });

/** The words that were brought to the conversation at this address; null where there are none. */
export function askedAbout(address: string): string | null {
  const kept = recall(PLACE) as { address?: unknown; words?: unknown } | null;
  return kept?.address === address && typeof kept.words === 'string' ? kept.words : null;
}

/** So the line begins that holds them; one writes on after it. A sentence's full stop goes: marks would stand in a row. */
export function begunAbout(words: string): string {
  const whole = words.trim().replace(/(?<!\.)\.$/u, '');
  return `About “${whole}”${/[.!?…]$/u.test(whole) ? '' : ':'} `;
}

export const forgetAskedAbout = (): void => keep(PLACE, null);
