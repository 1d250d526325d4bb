/** Words weighed over texts as the passage index weighs them over a course's passages. For tests. */
import type { Weighing } from '../grading/likeness.ts';
import { stemOf, wordsOf } from '../language/words.ts';

/** A handful of texts is weighed as if it were this many. */
const TEXTS_LEAST = 60;

export function weighingOver(texts: readonly string[]): Weighing {
  const holding = new Map<string, number>();
  for (const text of texts) for (const stem of new Set(wordsOf(text).map(stemOf))) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  const total = Math.max(TEXTS_LEAST, texts.length);
  return {
    rarity: (stem) => Math.log(1 + (total - (holding.get(stem) ?? 0) + 0.5) / ((holding.get(stem) ?? 0) + 0.5)),
    knows: (stem) => holding.has(stem),
  };
}
