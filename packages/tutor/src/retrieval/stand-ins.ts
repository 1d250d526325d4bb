/** Words that may stand in a passage where the question has another one. */
import { nearTo } from '../language/near-words.ts';
import { everydayWordsFor } from './asking-words.ts';

const known = new Map<string, readonly string[]>();

/** Everyday words for a stem, as stems, without itself. */
export function standInsFor(stem: string): readonly string[] {
  const kept = known.get(stem);
  if (kept) return kept;
  const others = [...new Set([...everydayWordsFor(stem), ...nearTo(stem)])].filter((other) => other !== stem);
  if (others.length > 0) known.set(stem, others); // bounded by the two lists
  return others;
}
