/** Pairs in a lesson such as 'né (naître)': a word right before the one it belongs to. */
import type { Passage } from '../course-material.ts';

/** 'Bu (boire)': what belongs to the word in the brackets. */
export interface WordPair {
  readonly word: string;
  readonly of: string;
  readonly passage: Passage;
  /** As it stands there. */
  readonly written: string;
}

const pair = /(?<![\p{L}\d)])(\p{Ll}[\p{L}’'-]*) \((\p{Ll}[\p{L}’'-]*)\)/gu;
const pairs = new WeakMap<Passage, readonly WordPair[]>();

export function wordPairsIn(passage: Passage): readonly WordPair[] {
  const known = pairs.get(passage);
  if (known) return known;
  const found = [...passage.text.matchAll(pair)].map(([written, word = '', of = '']) => ({ word, of, passage, written }));
  // One alone is an explanation in brackets, not a list of pairs.
  const listed = found.length > 1 ? found : [];
  pairs.set(passage, listed);
  return listed;
}
