/** 'What is 50 in Spanish', 'how do you say 54': the word for a figure, from the rows in which a lesson counts. */

import type { Passage } from '../../course-material.ts';
import { asFigures } from '../../language/number-words.ts';
import { plainSpelling, wordsOf } from '../../language/words.ts';
import { type FoundSentence, sentenceAt, sentencesIn } from '../../retrieval/best-sentences.ts';
import { type CountedWord, countedIn } from '../../retrieval/counted-lists.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { speltOut } from '../message/spelt-out.ts';
import { standsByItself } from './away-from-page.ts';
import type { TableCell } from './table-cell.ts';

const languages = ['spanish', 'french', 'german', 'italian'];
const language = `(?:${languages.join('|')})`;
/** The figure that is to be said in the other language. */
const asksForWord = [
  new RegExp(`\\b(?:what is|whats|and|what about) (.+?) in ${language}$`),
  new RegExp(`\\b(?:say|write|spell|call|count) (?:the (?:number|figure) )?(.+?)(?: in (?:${language}|words|letters))?$`),
  new RegExp(`\\b(?:${language}|(?:${language} )?(?:word|number)) for (.+)$`),
  new RegExp(`^(.+?) in ${language}$`),
];
/** The word whose figure is wanted. */
const asksForFigure = /\bwhat (?:is|does|number is|figure is) (?:the (?:number|word) )?([\p{L}]+)(?: in english| mean| stand for| in (?:figures|numbers))$/u;

/** Null unless the course counts, and the figure or the word is one of those, or a ten and a unit of them. */
export function countedWord(question: string, passages: readonly Passage[]): TableCell | null {
  const bare = speltOut(question).replace(/\?/g, '').trim();
  const counted = passages.flatMap((passage) => countedIn(passage));
  const named = languages.find((name) => new RegExp(`\\b${name}\\b`).test(bare));
  if (counted.length === 0 || (named !== undefined && isOther(named, passages))) return null;
  const word = asksForFigure.exec(bare)?.[1];
  const meant = word === undefined ? undefined : counted.find((one) => plainSpelling(one.word) === plainSpelling(word));
  if (meant) return cellOf([meant], `${meant.word}: ${meant.figure}.`, String(meant.figure));
  const figure = asksForWord.map((form) => figureOf(form.exec(bare)?.[1])).find((found) => found !== null) ?? null;
  if (figure === null) return null;
  const whole = counted.find((one) => one.figure === figure);
  if (whole) return cellOf([whole], `${figure}: ${whole.word}.`, whole.word);
  const [ten, unit] = [figure - (figure % 10), figure % 10].map((part) => counted.find((one) => one.figure === part));
  const rule = ten && ruleFor(figure, ten.passage, passages);
  if (!ten || !unit || !rule) return null;
  return { ...cellOf([ten, unit], `${ten.figure}: ${ten.word}; ${unit.figure}: ${unit.word}.`, `${ten.word} ${unit.word}`), rule };
}

/** A language other than the one that a course speaks of most, which is the one it counts in. */
function isOther(named: string, passages: readonly Passage[]): boolean {
  const text = passages.map((passage) => passage.text.toLowerCase()).join(' ');
  const times = (name: string): number => text.split(name).length - 1;
  return languages.some((name) => times(name) > times(named));
}

function figureOf(words: string | undefined): number | null {
  const [figure = '', ...more] = words === undefined ? [] : asFigures(wordsOf(words));
  return more.length === 0 && /^\d+$/.test(figure) ? Number(figure) : null;
}

const cellOf = (parts: readonly [CountedWord, ...CountedWord[]], says: string, value: string): TableCell => ({
  ...{ passage: parts[0].passage, says, value, written: parts[0].written },
  sums: parts.map(({ sum }) => sum),
  rule: null,
});

const ofRange = /\bfrom (\d+)(?: (?:to|up to) (\d+)| on\b)/i;

/** The sentence of the same section that says how the figures of such a range are made. */
function ruleFor(figure: number, { sectionId }: Passage, passages: readonly Passage[]): FoundSentence | null {
  for (const passage of passages) {
    if (passage.sectionId !== sectionId || isGlossary(passage)) continue;
    const index = sentencesIn(passage).findIndex(({ sentence: { text } }) => {
      const [, from, to] = ofRange.exec(text) ?? [];
      return from !== undefined && standsByItself(text) && figure >= Number(from) && figure <= Number(to ?? Number.POSITIVE_INFINITY);
    });
    const found = sentenceAt(passage, index);
    if (found) return found;
  }
  return null;
}
