/** How much of a question is held by something, its rarer words counting for more. */
import type { WeightedStem } from './passage-index.ts';

/** The share of rarity-weighted stems, each held wholly (1), not at all (0) or in between; 0 of none. */
export function weightedShare(stems: readonly WeightedStem[], held: (stem: WeightedStem) => number): number {
  const total = stems.reduce((sum, { rarity }) => sum + rarity, 0);
  return total === 0 ? 0 : stems.reduce((sum, stem) => sum + stem.rarity * held(stem), 0) / total;
}

/** The same where a stem is held or is not. */
export const shareWhere = (stems: readonly WeightedStem[], holds: (stem: string) => boolean): number => weightedShare(stems, ({ stem }) => Number(holds(stem)));
