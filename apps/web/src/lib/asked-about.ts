/** Words of a page that somebody wants to ask Lou about: kept in the tab until the conversation at that address takes them. */
import { keep, recall } from './kept-here.ts';

const PLACE = 'asked-about';

/** Leads to the conversation at an address with these words, or with none: to its line. */
export const askAbout = (address: string, words: string): void => keep(PLACE, { address, words });

/** The words that were brought to the conversation at this address; null where there are none. */
export function askedAbout(address: string): string | null {
  const kept = recall(PLACE) as { address?: unknown; words?: unknown } | null;
  return kept?.address === address && typeof kept.words === 'string' ? kept.words : null;
}

/** So the line begins that holds them; one writes on after it. A sentence's full stop goes: marks would stand in a row. Without words it begins with nothing. */
export function begunAbout(words: string): string {
  if (words === '') return '';
  const whole = words.trim().replace(/(?<!\.)\.$/u, '');
  return `About “${whole}”${/[.!?…]$/u.test(whole) ? '' : ':'} `;
}

/** What stood in the line, with what is brought to it below: a beginning that was brought before and never written on gives way. */
export function withBrought(written: string, brought: string): string {
  const kept = written.split('\n').filter((line) => !NOTHING_WRITTEN_ON.test(line));
  return [kept.join('\n'), begunAbout(brought)].filter((words) => words.trim() !== '').join('\n');
}

/** `About “half of the paper”: ` */
const NOTHING_WRITTEN_ON = /^About “.+”:? *$/u;

export const forgetAskedAbout = (): void => keep(PLACE, null);
