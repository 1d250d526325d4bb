/** Which stops' words must go because a nearer stop stands before them. Pure. */
import type { Seen } from './stage.ts';

/** A word begins where its stop's face ends, and is so high. In CSS pixels. */
const WORD_HIGH = 18;

/** For each stop whether its word is covered, or would cover the face of a nearer one. */
export function coveredWords(seen: readonly Seen[]): readonly boolean[] {
  return seen.map((one) => {
    const middle = one.y + one.below + WORD_HIGH / 2;
    return seen.some((other) => {
      if (other.nearness <= one.nearness) return false;
      const across = Math.abs(other.x - one.x) < (other.width + one.width) / 2;
      return across && Math.abs(other.y - middle) < other.below + WORD_HIGH / 2;
    });
  });
}
