/** Whether a passage supports a sentence: its words are there, and its figures are there or come out right. */

import type { Passage } from '../course-material.ts';
import { tellingStems, wordsOf } from '../language/words.ts';
import { stemsOfPassage } from '../retrieval/course-shard.ts';
import { certifiedFigures } from './certify.ts';

/** Share of a sentence's telling stems that the cited passages must hold. Source: learning.md §4. */
export const SUPPORT_LEAST = 0.6;

/** 0 to 1: the share of the sentence's telling stems that the passages hold; 1 for a sentence without any. Figures are looked at apart. */
export function supportOf(sentence: string, passages: readonly Passage[]): number {
  const stems = [...new Set(tellingStems(sentence))].filter((stem) => /^[a-z]/.test(stem));
  if (stems.length === 0) return 1;
  const held = new Set(passages.flatMap((passage) => stemsOfPassage(passage)));
  return stems.filter((stem) => held.has(stem)).length / stems.length;
}

/** The figures of a sentence that neither the passages hold nor arithmetic certifies. */
export function uncertifiedFigures(sentence: string, passages: readonly Passage[]): readonly string[] {
  const held = new Set(passages.flatMap((passage) => figuresIn([passage.text, passage.title, ...passage.parents].join('\n'))));
  const certified = certifiedFigures(sentence);
  return figuresIn(sentence).filter((figure) => !held.has(figure) && !certified.has(figure));
}

/** The figures of a text as they are compared: 3, 0.5, 3/8; number words are figures too. */
export const figuresIn = (text: string): readonly string[] => wordsOf(text).filter((word) => /^\d/.test(word));
