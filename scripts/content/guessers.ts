/** Guessers who have not read the lesson. None should do better than chance by much. Source: lou.md 'Quizzes', learning notes §3. */
import type { ItemSource } from '@lou/api/catalogue/content/teaching-shapes';
import { tellingStems } from '@lou/tutor/language/words';
import { chanceOfKey, meanOver, stemsOf, visible } from './options.ts';

/** Share of right answers, 0 to 1; chance is 0.25. */
export interface GuesserScores {
  readonly longest: number;
  /** Takes the option with the word that the course uses most. */
  readonly frequentTerm: number;
  /** Always takes the place at which the key stands most often. */
  readonly position: number;
  /** Takes the option that shares most words with the question. */
  readonly overlap: number;
}

export const longestShare = (items: readonly ItemSource[]): number => meanOver(items, (item) => chanceOfKey(item, (option) => visible(option.text).length));

/** The share of items whose key stands first, second, third, fourth. */
export const positionShares = (items: readonly ItemSource[]): readonly number[] =>
  [0, 1, 2, 3].map((place) => meanOver(items, (item) => (item.options[place]?.right ? 1 : 0)));

/** `courseText` is everything that the course's lessons say. */
export function guess(items: readonly ItemSource[], courseText: string): GuesserScores {
  const uses = new Map<string, number>();
  for (const stem of tellingStems(courseText)) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  const frequency = (text: string) => Math.max(0, ...[...stemsOf(text)].map((stem) => uses.get(stem) ?? 0));
  const shared = (text: string, item: ItemSource) => {
    const asked = stemsOf(item.question);
    return [...stemsOf(text)].filter((stem) => asked.has(stem)).length;
  };
  return {
    longest: longestShare(items),
    frequentTerm: meanOver(items, (item) => chanceOfKey(item, (option) => frequency(option.text))),
    position: Math.max(...positionShares(items)),
    overlap: meanOver(items, (item) => chanceOfKey(item, (option) => shared(option.text, item))),
  };
}
