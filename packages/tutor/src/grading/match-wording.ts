/** How far an answer says what one wording says. */

import { isNear, isOpposite } from '../language/near-words.ts';
import { editsAllowed, withinEdits } from '../language/typos.ts';
import { wordsOf } from '../language/words.ts';
import { type Term, termsOf } from './answer-terms.ts';
import { type Comparison, comparesOtherwise, comparisonsIn } from './comparisons.ts';

/** What a near or misspelt word counts, beside 1 for the word itself. */
export const NEAR_WORD = 0.85;
export const MISSPELT_WORD = 0.95;
export const KIN_WORD = 0.85;
/** Stems are kin when one begins the other (`reus`, `reusabl`): letters shared at least, letters apart at most. */
const KIN_SHARED = 4;
const KIN_APART = 4;
/** What a word of the question counts in a wording: saying it again shows little. */
export const QUESTION_WORD = 0.15;
/** A figure weighs more than a word: with another number it is another answer. */
export const FIGURE_WEIGHT = 1.6;
/** A wording of less weight than this says too little to be recognised by its words alone. */
export const WEIGHT_ENOUGH = 2.2;
/** What is left of a match when a figure of the wording is missing, and when it is said the other way round. */
const WITHOUT_FIGURE = 0.6;
const THE_OTHER_WAY = 0.2;
/** The strength of a wording that stands in the answer word for word. */
const WORD_FOR_WORD = 0.9;

/** How the material weighs words. */
export interface Weighing {
  readonly rarity: (stem: string) => number;
  /** Words of the material: what is one of them is no misspelling. */
  readonly knows: (stem: string) => boolean;
}

/** A learner's answer, read once and compared with many wordings. */
export interface ReadAnswer {
  readonly terms: readonly Term[];
  readonly words: string;
  readonly comparisons: readonly Comparison[];
}

export interface WordingMatch {
  /** How far the answer says it, 0 to 1. */
  readonly strength: number;
  /** Share of its weight whose words are there at all, whatever is said of them, 0 to 1. */
  readonly overlap: number;
  readonly wordForWord: boolean;
  /** Telling words in the wording. */
  readonly terms: number;
}

/** Longer messages are read so far; nobody needs more characters for two points. */
const ANSWER_CHARACTERS = 1_500;

export function readAnswer(whole: string): ReadAnswer {
  const text = whole.slice(0, ANSWER_CHARACTERS);
  return { terms: termsOf(text), words: ` ${wordsOf(text).join(' ')} `, comparisons: comparisonsIn(text) };
}

/** Compares an answer with a wording of a point or a belief. `asked` are the stems of the question. */
export function matchWording(answer: ReadAnswer, wording: string, asked: ReadonlySet<string>, weighing: Weighing): WordingMatch {
  const wanted = distinct(termsOf(wording));
  let total = 0;
  let held = 0;
  let reversed = 0;
  let figures = true;
  for (const term of wanted) {
    const isAsked = inQuestion(term.stem, asked);
    const weight = Math.sqrt(weighing.rarity(term.stem)) * (isAsked ? QUESTION_WORD : 1) * (term.isFigure ? FIGURE_WEIGHT : 1);
    const match = bestMatch(answer.terms, term, weighing);
    total += weight;
    held += weight * match.same;
    reversed += weight * match.reversed;
    if (term.isFigure && !isAsked && match.same === 0) figures = false;
  }
  const turned = reversed > held / 2 || comparesOtherwise(answer.comparisons, comparisonsIn(wording));
  const wordForWord = !turned && standsIn(answer, wording);
  let strength = total === 0 ? 0 : (held / total) * Math.min(1, total / WEIGHT_ENOUGH);
  if (!figures) strength *= WITHOUT_FIGURE;
  if (turned) strength *= THE_OTHER_WAY;
  return {
    strength: wordForWord ? Math.max(strength, WORD_FOR_WORD) : strength,
    overlap: total === 0 ? Number(wordForWord) : (held + reversed) / total,
    wordForWord,
    terms: wanted.length,
  };
}

function distinct(terms: readonly Term[]): readonly Term[] {
  return [...new Map(terms.map((term) => [`${term.stem}${term.denied ? ' denied' : ''}`, term])).values()];
}

/** In the question itself, or as one of its near words, or as a part of a fraction of it. */
function inQuestion(stem: string, asked: ReadonlySet<string>): boolean {
  if (asked.has(stem)) return true;
  for (const other of asked) if (isNear(other, stem) || other.startsWith(`${stem}/`) || other.endsWith(`/${stem}`)) return true;
  return false;
}

function bestMatch(answer: readonly Term[], wanted: Term, weighing: Weighing): { same: number; reversed: number } {
  let same = 0;
  let reversed = 0;
  for (const term of answer) {
    const likeness = likenessOf(term, wanted, weighing);
    if (likeness > 0 && term.denied === wanted.denied) same = Math.max(same, likeness);
    else if (likeness > 0) reversed = Math.max(reversed, likeness);
    else if (isOpposite(term.stem, wanted.stem) && term.denied === wanted.denied) reversed = 1;
  }
  return same > 0 ? { same, reversed: 0 } : { same, reversed };
}

function likenessOf(term: Term, wanted: Term, { knows }: Weighing): number {
  if (term.stem === wanted.stem) return 1;
  if (isNear(term.stem, wanted.stem)) return NEAR_WORD;
  if (areKin(term.stem, wanted.stem)) return KIN_WORD;
  if (term.isFigure || wanted.isFigure || knows(term.stem) || term.word[0] !== wanted.word[0]) return 0;
  const edits = Math.min(editsAllowed(wanted.word), editsAllowed(term.word));
  return edits > 0 && withinEdits(term.word, wanted.word, edits) ? MISSPELT_WORD : 0;
}

function areKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= KIN_SHARED && long.length - short.length <= KIN_APART && /^[a-z]/.test(short) && long.startsWith(short);
}

/** The wording stands in the answer as it is. A lone figure must be the answer's only one. */
function standsIn(answer: ReadAnswer, wording: string): boolean {
  const words = wordsOf(wording).join(' ');
  const at = answer.words.indexOf(` ${words} `);
  if (words.length === 0 || at === -1 || /\b(?:not|no|never|isn't|isnt|don't|dont|doesn't|doesnt)$/.test(answer.words.slice(0, at))) return false;
  if (/^[\d/.]+$/.test(words)) return (answer.words.match(/[\d/.]+/g) ?? []).every((figure) => figure === words);
  return words.length > 2;
}
