/** Which sentences of the passages found to cite: each is scored on its own and lifted by its passage. */

import type { Passage } from '../course-material.ts';
import { type Sentence, sentencesOf } from '../language/sentences.ts';
import { tellingStems } from '../language/words.ts';
import type { Ranking } from './passage-index.ts';
import { bm25 } from './score-texts.ts';

/** Share of its passage's score that lifts a sentence. Source: learning.md §2, 'sentence citation'. */
const PASSAGE_SHARE = 0.6;
/** Stems of an ordinary sentence, against which long ones are weighed. */
const SENTENCE_STEMS = 13;

export interface FoundSentence {
  readonly passage: Passage;
  readonly sentence: Sentence;
  /** Place within the passage, from 0. */
  readonly index: number;
  readonly score: number;
  /** Share of the question's rarity-weighted stems that the sentence holds, 0 to 1. */
  readonly holds: number;
}

/** The sentences of the passages found, best first. */
export function bestSentences(ranking: Ranking, passages = 10): readonly FoundSentence[] {
  const total = ranking.stems.reduce((sum, { rarity }) => sum + rarity, 0);
  const found: FoundSentence[] = [];
  for (const { passage, score } of ranking.found.slice(0, passages)) {
    sentencesIn(passage).forEach(({ sentence, stems }, index) => {
      const own = ownScore(stems, ranking);
      found.push({ passage, sentence, index, score: own.score + PASSAGE_SHARE * score, holds: total > 0 ? own.held / total : 0 });
    });
  }
  return found.sort((a, b) => b.score - a.score);
}

function ownScore(stems: readonly string[], ranking: Ranking): { score: number; held: number } {
  let score = 0;
  let held = 0;
  for (const { stem, rarity } of ranking.stems) {
    const count = stems.reduce((sum, other) => sum + (other === stem ? 1 : 0), 0);
    if (count === 0) continue;
    held += rarity;
    score += bm25(rarity, count, stems.length / SENTENCE_STEMS);
  }
  return { score, held };
}

interface ReadSentence {
  readonly sentence: Sentence;
  readonly stems: readonly string[];
}
const read = new WeakMap<Passage, readonly ReadSentence[]>();

/** The sentences of a passage with their stems; read once for as long as the passage is known. */
export function sentencesIn(passage: Passage): readonly ReadSentence[] {
  const known = read.get(passage);
  if (known) return known;
  const sentences = sentencesOf(passage.text).map((sentence) => ({ sentence, stems: tellingStems(sentence.text) }));
  read.set(passage, sentences);
  return sentences;
}

/** The sentence at a place of a passage that was known without a search, as a search would have found it: it holds all of what it was wanted for. */
export function sentenceAt(passage: Passage, index: number): FoundSentence | null {
  const read = sentencesIn(passage)[index];
  return read ? { passage, sentence: read.sentence, index, score: 0, holds: 1 } : null;
}
