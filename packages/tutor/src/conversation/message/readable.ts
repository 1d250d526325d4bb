/** Whether a message can be read at all, and what a mistyped wish was meant to be. */

import { isCommon } from '../../language/common-words.ts';
import { withinEdits } from '../../language/typos.ts';
import { plainSpelling, stemOf, wordsOf } from '../../language/words.ts';
import { shortened } from './spelt-out.ts';

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const rowsBothWays = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);
const MASHED_LEAST = 4;
const RUN_LEAST = 3;

/** True of a word that is nothing but runs along a row: 'asdfgh', 'qweqwe'. 'Property' only holds one. */
function liesAlongRows(word: string): boolean {
  if (word === '') return true;
  for (let length = word.length; length >= RUN_LEAST; length--)
    if (rowsBothWays.some((row) => row.includes(word.slice(0, length))) && liesAlongRows(word.slice(length))) return true;
  return false;
}

/** 'asdfgh': one stretch of letters that no word has, or that lies along a row of keys; a word drawn out ('noooo') is that word. */
export function isKeyMashing(text: string): boolean {
  const word = plainSpelling(text.trim());
  if (/\s/.test(word)) return false;
  const short = shortened(word);
  if (/[bcdfghjklmnpqrstvwxz]{6,}/.test(short)) return true;
  const letters = short.replace(/[^a-z]/g, '');
  if (/([a-z])\1{4,}/.test(word) && (!/[aeiouy]/.test(letters) || /^([a-z])\1*$/.test(letters) || liesAlongRows(letters))) return true;
  return /^[a-z]+$/.test(word) && word.length >= MASHED_LEAST && liesAlongRows(word);
}

/** From so many words on, a message of which hardly one is known is in no language that Lou reads. */
const WORDS_LEAST = 3;
const KNOWN_MOST = 0.25;

/** True when hardly a word is the course's (`knows`) or English. */
export function isUnreadable(text: string, knows: (word: string) => boolean): boolean {
  const words = wordsOf(text).filter((word) => !/\d/.test(word));
  if (words.length < WORDS_LEAST) return false;
  return words.filter((word) => knows(word) || everyday.has(word) || isCommon(stemOf(word))).length <= KNOWN_MOST * words.length;
}

/** Words that wishes are made of. */
const wishing = 'hint please answer solution tell give show help example quiz next explain understand simpler question again continue thanks'.split(' ');
const everyday: ReadonlySet<string> = new Set([
  ...wishing,
  ...'a an the i me my you your he she it we they this that is are was were be am do does did have has had can could will would should to of in on at for from with by and or but not no yes so if then than because when what why how where who which there here all some any one two more most very just like get got know think say said see use make go want need it its im about confused stuck lost help'.split(
    ' ',
  ),
]);
const MENDED_FROM = 4;
const SLIP_FROM = 3;

/** Two letters changed places, or a doubled one was typed once: what goes wrong in a short word that is still that word. */
const isSlipOf = (word: string, wish: string): boolean =>
  word.length >= SLIP_FROM && (wish.replace(/(.)\1/g, '$1') === word || [...word].some((_, at) => at > 0 && swapped(word, at) === wish));
const swapped = (word: string, at: number): string => `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`;

/** A message spelt out, with each word that is unknown and one slip away from a word of wishes read as that. */
export const wishMended = (spelt: string, knows: (word: string) => boolean): string =>
  spelt
    .split(' ')
    .map((word) => {
      if (everyday.has(word) || knows(word)) return word;
      if (word.length < MENDED_FROM) return [...everyday].find((wish) => isSlipOf(word, wish)) ?? word;
      return wishing.find((wish) => withinEdits(word, wish, 1)) ?? word;
    })
    .join(' ');
