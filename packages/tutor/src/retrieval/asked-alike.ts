/**
 * How like a question is to one of those that learners are known to ask of a key idea. One by one and not all together: what
 * settles it is that this very thing was asked, not that its words stand about somewhere. Source: db/content/README.md, `askedAs`.
 */
import { wordsOf } from '../language/words.ts';
import type { WeightedStem } from './passage-index.ts';
import { questionStems, type Vocabulary } from './question-stems.ts';

/** What a word counts that people say for the question's, beside 1 for the word itself. Set on the tuned half of the paraphrases. */
const SAID_FOR = 0.7;
/** How much the words count against it that only the known question has, beside those that only the new one has: it may have said more. */
const KNOWN_SIDE = 0.3;

/** From this likeness on what is asked is the known question itself, in other words at most. */
export const SAME_QUESTION = 0.9;

/** The telling stems of a known question, each with what it weighs, 0 to 1. */
export type KnownQuestion = ReadonlyMap<string, number>;

/** A known question as it is compared: to be read once and kept. */
export const readKnown = (text: string, vocabulary: Vocabulary): KnownQuestion =>
  new Map(questionStems(wordsOf(text), vocabulary).map(({ stem, weight }) => [stem, weight]));

/** The likeness of a question to the likest of those known, 0 to 1: 1 where it has its telling words and no other. */
export function likenessTo(known: readonly KnownQuestion[], asked: readonly WeightedStem[], rarity: (stem: string) => number): number {
  const wanted = asked.reduce((sum, one) => sum + one.rarity, 0);
  return known.reduce((best, question) => {
    const shared = asked.reduce((sum, one) => sum + one.rarity * shareIn(question, one), 0);
    if (shared === 0) return best;
    const told = [...question].reduce((sum, [stem, weight]) => sum + weight * rarity(stem), 0);
    return Math.max(best, Math.min(1, shared / (wanted ** (1 - KNOWN_SIDE) * told ** KNOWN_SIDE)));
  }, 0);
}

const shareIn = (question: KnownQuestion, { stem, standIns }: WeightedStem): number =>
  question.has(stem) ? 1 : standIns.some((other) => question.has(other)) ? SAID_FOR : 0;
