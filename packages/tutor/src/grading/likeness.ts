/** How far one word of an answer stands for one of a wording, and what a word tells by itself. */
import { isSaidFor } from '../language/everyday-words.ts';
import { isNear } from '../language/near-words.ts';
import { editsAllowed, withinEdits } from '../language/typos.ts';
import type { Term } from './answer-terms.ts';

/** What a near or misspelt word counts, beside 1 for the word itself. */
const NEAR_WORD = 0.85;
const MISSPELT_WORD = 0.95;
export const KIN_WORD = 0.85;
/** What a word counts that people only use for the other: 'drops' for 'falls'. */
export const LOOSE_WORD = 0.7;
/** What a figure counts without the measure of the one that is looked for. */
const WITHOUT_UNIT = 0.9;
/** A short word's last letters are its form: 'choisé' is no misspelt 'choisi', nor 'pans' a misspelt 'panes'. */
const ENDING = 2;
/** '10 of the 50' where the talk is of 10,000 and 50,000. */
export const THOUSAND = 1_000;
const IN_THOUSANDS = 0.85;
/** Stems are kin when one begins the other (`reus`, `reusabl`): letters shared at least, letters apart at most. */
const KIN_SHARED = 4;
/** A single vowel is no suffix of English, but the ending of a form in another language: 'perdé' is not kin of 'perdu'. */
const loneVowel = /^[aeiou]$/;
const KIN_APART = 4;
/** A figure weighs more than a word: with another number it is another answer. */
const FIGURE_WEIGHT = 1.6;

/** How the material weighs words. */
export interface Weighing {
  readonly rarity: (stem: string) => number;
  /** Words of the material: what is one of them is no misspelling. */
  readonly knows: (stem: string) => boolean;
}

/** What a term tells by itself: rare words more than common ones, figures and words that are spoken of more than words. */
export const weightOf = (term: Term, { rarity }: Weighing): number =>
  Math.sqrt(rarity(term.stem)) * (term.isFigure || term.word.startsWith('word_') ? FIGURE_WEIGHT : 1);

/** How far the word said stands for the one wanted, 0 to 1. A figure is no misspelling of another. */
export function likenessOf(said: Term, wanted: Term, { knows }: Weighing): number {
  if (said.value !== undefined && wanted.value !== undefined) return likenessOfValues(said, wanted);
  if (said.stem === wanted.stem) return areSenses(said.word, wanted.word) ? LOOSE_WORD : 1;
  if (isDoubled(said.stem, wanted.stem)) return 1;
  if (said.value !== undefined || wanted.value !== undefined) return isNear(said.stem, wanted.stem) ? NEAR_WORD : 0;
  if (isNear(said.stem, wanted.stem)) return NEAR_WORD;
  if (areKin(said.stem, wanted.stem)) return KIN_WORD;
  if (isSaidFor(said.stem, wanted.stem)) return LOOSE_WORD;
  if (said.word[0] !== wanted.word[0] || /[\d_]/.test(said.word + wanted.word) || knows(said.stem)) return 0;
  const edits = Math.min(editsAllowed(wanted.word), editsAllowed(said.word));
  if (edits === 1 && said.word.slice(-ENDING) !== wanted.word.slice(-ENDING)) return 0;
  return edits > 0 && withinEdits(said.word, wanted.word, edits) ? MISSPELT_WORD : 0;
}

/** 0.5, 1/2, 50 % and a half are one value; 5 cm are not 5 m; a bare 5 may mean either. */
function likenessOfValues(said: Term, wanted: Term): number {
  const sameUnit = said.unit === wanted.unit;
  const bothMeasured = said.unit !== undefined && wanted.unit !== undefined;
  if (said.value === wanted.value && (sameUnit || !bothMeasured || isShare(said) || isShare(wanted)))
    return sameUnit || isShare(said) || isShare(wanted) ? 1 : WITHOUT_UNIT;
  if (said.unit === undefined && said.value !== undefined && said.value > 1 && said.value * THOUSAND === wanted.value) return IN_THOUSANDS;
  return !sameUnit && !bothMeasured && said.word === wanted.word ? WITHOUT_UNIT : 0;
}

const isShare = ({ unit }: Term): boolean => unit === 'percent';

/** 'Three times' is no time. */
const areSenses = (one: string, other: string): boolean => (one === 'times' && other === 'time') || (one === 'time' && other === 'times');

/** 'Added' loses the second letter that 'adds' keeps. */
const isDoubled = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /[a-z][bdfgmnprt]$/.test(short) && long === short + short.slice(-1);
};

/** One begins the other, and what is left is no vowel alone. */
export function areKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const apart = long.length - short.length;
  return short.length >= KIN_SHARED && apart <= KIN_APART && !loneVowel.test(long.slice(short.length)) && /^[a-z]/.test(short) && long.startsWith(short);
}
