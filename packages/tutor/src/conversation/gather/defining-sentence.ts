/** The sentence of a lesson that says what a term is, or who somebody is, where the glossary has no entry. */

import type { Passage } from '../../course-material.ts';
import { isWholeSentence } from '../../language/sentences.ts';
import { plainSpelling } from '../../language/words.ts';
import { type FoundSentence, sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { Library } from '../../retrieval/library.ts';

type Passages = Pick<Library, 'passagesOf'>;
const ends = '(?:s|es)?';
const isSign = /[^\p{L}\p{N}\s'-]/u;

/** 'The difference is 15,000': what it comes to in one case, where 'a dozen is 12' says what it is. */
const figureAlone = '\\W*\\d[\\d.,/]*(?: [a-z%]+)?\\W*$';

/** How a sentence defines what it names, the surest first: 'An axle is ...', '... is called an axle', 'the capo, the clamp on the neck'. */
const definesBy = (name: string): readonly RegExp[] => [
  new RegExp(`^(?!the ${name} (?:is|was) ${figureAlone})(?:an? |the )?${name}${ends} (?:is|are|was|were|means?|stands? for) (?!not\\b)`),
  new RegExp(`\\b(?:called|known as|named) (?:an? |the )?"?${name}${ends}\\b`),
  new RegExp(`\\b${name}${ends}, (?:(?:an? |the )[^,;:]{3,60},|which (?:is|are|means?)(?! why)|who (?:is|was)|short for)`),
];

/** The first sentence of the courses that defines a term, by its surest form; null where none does. */
export function definingSentence(term: string, courseIds: readonly string[], library: Passages): FoundSentence | null {
  const name = plainSpelling(term).trim();
  if (name === '' || isSign.test(name)) return null;
  for (const defines of definesBy(name)) {
    const found = firstSentence(courseIds, library, name, (plain) => defines.test(plain));
    if (found) return found;
  }
  return null;
}

/** A letter by itself, asked after by its sound or its name; the small words of one letter only where they are called letters. */
const asksLetter =
  /\b(?:letters? ["'“‘]?(\p{L})|(?:sound|say|pronounce|pronounced|speak|read)\b.*?["'“‘\s]([^\P{L}aiuy]))(?!\p{L})|(?<![\p{L}'’])["'“‘]?([^\P{L}aiuy])["'”’]? (?:sounds?|pronounced|spoken|read)\b/iu;

/** 'What does ñ sound like?': the first sentence that speaks of the letter as one; null for anything else. */
export function letterSentence(question: string, courseIds: readonly string[], library: Passages): FoundSentence | null {
  const letter = asksLetter
    .exec(question.normalize('NFC').toLowerCase())
    ?.slice(1)
    .find((one) => one !== undefined);
  if (letter === undefined) return null;
  const speaksOf = new RegExp(`\\bletters? (?:\\p{L} (?:and|or) )?${letter}(?!\\p{L})`, 'iu');
  return firstSentence(courseIds, library, 'letter', (_plain, text) => speaksOf.test(text.normalize('NFC')));
}

const asksWho =
  /^(?:(?:so|and|but|ok|wait|then|again) )*who (?:is|was|are|were) (?:this |that |the )?([\p{L}'-]+(?: [\p{L}'-]+)??)(?: (?:again|then|anyway|even))?\W*$/u;

/** 'Who is Ruben?': the first sentence of the course that names him; null for anything else. */
export function namingSentence(question: string, courseIds: readonly string[], library: Passages): FoundSentence | null {
  const name = asksWho.exec(plainSpelling(question).replace(/^(.*?)\bwho's\b/, '$1who is'))?.[1];
  if (name === undefined) return null;
  const named = new RegExp(`(?<=\\S )${capitalised(name)}\\b|^${capitalised(name)}\\b`);
  return firstSentence(courseIds, library, name, (_plain, text) => named.test(text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')));
}

const capitalised = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** The first sentence that fits, of the passages that hold these words in plain spelling. */
function firstSentence(courseIds: readonly string[], library: Passages, words: string, fits: (plain: string, text: string) => boolean): FoundSentence | null {
  for (const courseId of courseIds)
    for (const passage of library.passagesOf(courseId)) {
      if (isGlossary(passage) || !plainOf(passage).includes(words)) continue;
      const index = sentencesIn(passage).findIndex(({ sentence: { text } }) => isWholeSentence(text) && fits(plainSpelling(text), text));
      const sentence = sentencesIn(passage)[index]?.sentence;
      if (sentence) return { passage, sentence, index, score: 1, holds: 1 };
    }
  return null;
}

const plain = new WeakMap<Passage, string>();

/** A passage's text in plain spelling, spelt once for as long as it is known. */
function plainOf(passage: Passage): string {
  const known = plain.get(passage);
  if (known !== undefined) return known;
  const spelt = plainSpelling(passage.text);
  plain.set(passage, spelt);
  return spelt;
}
