/** Chance from a number: the same seed, the same choices. There is no other chance in the tutor. */
import { hashOf } from '@lou/domain/hash';

/** Numbers from 0 up to 1, evenly spread (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list; the same for the same seed and purpose. Refuses an empty list. */
export function pickOne<T>(list: readonly T[], seed: number, purpose: string): T {
  const picked = list[Math.floor(chanceFrom(seed ^ hashOf(purpose))() * list.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from.');
  return picked;
}
