/**
 * Whether a text holds the words of a wording, whatever it says of them. Grading asks whether somebody means a point; a
 * learner who looks for a point finds it by its words, also in 'lasts longer' and in a sentence about something else.
 */
import { type Term, termsOf } from '../grading/answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing, weightOf } from '../grading/likeness.ts';
import { readWording } from '../grading/match-wording.ts';
import { inQuestion } from '../grading/question-words.ts';
import { isCommon } from '../language/common-words.ts';

/** Share of the weight of a wording's own words that a text must hold, where it has two, three and more: the fewer words, the more of them. */
export interface HeldLeast {
  readonly two: number;
  readonly three: number;
  readonly more: number;
}
export const ANY_TEXT: HeldLeast = { two: Number.POSITIVE_INFINITY, three: 0.95, more: 0.8 };
/** What a term means may be asked at any time: it tells only by nearly the whole of a long wording. */
export const DEFINITION: HeldLeast = { two: Number.POSITIVE_INFINITY, three: Number.POSITIVE_INFINITY, more: 0.85 };
/** A sister case has other figures: what tells has at least this share of the wording's. */
const FIGURES_LEAST = 0.5;

/**
 * True when a text holds so much of a wording's words, but for those that are `known` from the question or from what the
 * learner wrote; of one word alone never.
 */
export function holdsWordsOf(text: string, wording: string, known: ReadonlySet<string>, weighing: Weighing, least: HeldLeast): boolean {
  const all = readWording(wording).terms;
  const own = all.filter((term) => !inQuestion(term, known));
  if (own.length < 2) return false;
  const said = termsOf(text);
  const holds = (term: Term): boolean => said.some((other) => likenessOf(other, term, weighing) > LOOSE_WORD);
  const figures = all.filter(({ value }) => value !== undefined);
  if (figures.filter(holds).length < FIGURES_LEAST * figures.length) return false;
  if (own.length === 2 && own.some(({ denied }) => denied) && !said.some(({ denied }) => denied)) return false;
  const weightIn = (terms: readonly Term[]): number => terms.reduce((sum, term) => sum + weightOf(term, weighing), 0);
  const share = own.length === 2 ? least.two : own.length === 3 ? least.three : least.more;
  return weightIn(own.filter(holds)) >= share * weightIn(own);
}

/**
 * True when a text holds every word, figures left out, that a wording has beside its question, and one of them is no everyday word:
 * that tells less than the wording, and helps to find it.
 */
export function holdsOwnWords(text: string, wording: string, known: ReadonlySet<string>, weighing: Weighing): boolean {
  const own = readWording(wording).terms.filter((term) => term.value === undefined && !inQuestion(term, known));
  const said = termsOf(text);
  return own.some(({ stem }) => !isCommon(stem)) && own.every((term) => said.some((other) => likenessOf(other, term, weighing) > LOOSE_WORD));
}
