/** The words that a question brings along: saying them again shows little, unless they are what it offers to choose from. */
import { kept } from '../language/kept.ts';
import { isNear } from '../language/near-words.ts';
import { pieceOf } from '../language/number-words.ts';
import { type Term, termsOf } from './answer-terms.ts';

const QUESTIONS_KEPT = 5_000;
const WORDS_KEPT = 2_000;

/** The stems of a question, without the two sides of a choice: in 'the numerator or the denominator?' either is an answer. */
export const askedBy = kept<ReadonlySet<string>>(QUESTIONS_KEPT, (question) => {
  const asked = new Set(termsOf(question).map(({ stem }) => stem));
  const sides = question.split(/\bor\b/i).map(termsOf);
  for (let at = 1; at < sides.length; at += 1) {
    for (const side of [sides[at - 1]?.at(-1), sides[at]?.[0]]) if (side) asked.delete(side.stem);
  }
  return asked;
});

const answered = new WeakMap<ReadonlySet<string>, Map<string, boolean>>();

/** In the question itself, or as one of its near words, or as a part of a fraction of it. */
export function inQuestion(term: Term, asked: ReadonlySet<string>): boolean {
  const ofQuestion = answered.get(asked) ?? new Map<string, boolean>();
  const before = ofQuestion.get(term.word);
  if (before !== undefined) return before;
  const isIn = asked.has(term.stem) || [...asked].some((other) => isPartOf(term, other));
  answered.set(asked, ofQuestion.size < WORDS_KEPT ? ofQuestion.set(term.word, isIn) : new Map([[term.word, isIn]]));
  return isIn;
}

function isPartOf({ stem, word, isFigure }: Term, other: string): boolean {
  return isNear(other, stem) || other.startsWith(`${stem}/`) || other.endsWith(`/${stem}`) || (isFigure && String(pieceOf(other)) === word);
}
