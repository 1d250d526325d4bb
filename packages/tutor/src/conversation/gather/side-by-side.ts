/** What the course says of each of two things that a question sets side by side, and the key idea that contrasts them. */

import type { KeyIdea, Passage } from '../../course-material.ts';
import { plainSpelling, stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import { questionKindOf } from '../message/question-kind.ts';
import { sidesAlike, sidesOf } from '../message/two-sides.ts';
import type { Turn } from '../turn.ts';
import { definingSentence } from './defining-sentence.ts';
import { entriesOfSides, namesOf } from './glossary-entry.ts';

/** What says what a side is: an entry of the glossary, a sentence of a lesson, or the idea that is about it. */
export type SaysSide = { readonly entry: Passage } | { readonly found: FoundSentence } | { readonly idea: KeyIdea };

export interface SideBySide {
  readonly sides: readonly [string, string];
  /** In the order of the question; null where nothing says what a side is. */
  readonly says: readonly [SaysSide | null, SaysSide | null];
  /** The idea whose statement says something of each in a clause of its own; null where none does. */
  readonly contrast: KeyIdea | null;
  /** It asks whether the two are one, and not what sets them apart. */
  readonly asksAlike: boolean;
}

/** Ideas so far down the ranking may contrast the two. */
const CONTRAST_AMONG = 3;

/** Null where the question sets no two things side by side. `ideas` are those that have to do with it, best first. */
export function sideBySide(query: string, ideas: readonly KeyIdea[], courseIds: readonly string[], { library }: Turn): SideBySide | null {
  const apart = questionKindOf(query) === 'difference' ? sidesOf(query) : null;
  const sides = apart ?? sidesAlike(query);
  if (!sides) return null;
  const entries = entriesOfSides(sides, courseIds, library);
  const isOneEntry = entries[0] !== undefined && entries[0] === entries[1];
  const saysSide = (at: 0 | 1): SaysSide | null => {
    const entry = isOneEntry ? undefined : entries[at];
    if (entry) return { entry };
    const names = namesOf(sides[at], sides[1 - at] ?? '');
    const found = names.map((name) => definingSentence(name, courseIds, library)).find((sentence) => sentence !== null);
    if (found) return { found };
    const idea = ideas.find(({ statement }) => names.some((name) => defines(statement, name)));
    return idea ? { idea } : null;
  };
  return {
    sides,
    says: [saysSide(0), saysSide(1)],
    contrast: (differInSmallWords(sides) ? ideas : ideas.slice(0, CONTRAST_AMONG)).find(({ statement }) => contrasts(statement, sides)) ?? null,
    asksAlike: apart === null,
  };
}

/** 'A triad is ...', and not 'chords do ...'. */
function defines(statement: string, name: string): boolean {
  const plain = plainSpelling(statement).replace(/^(?:an?|the) /, '');
  return name !== '' && [name, `${name}s`].some((head) => ['is', 'are', 'means'].some((verb) => plain.startsWith(`${head} ${verb} `)));
}

const clauseBorder = /[,;:]|(?=\b(?:while|whereas|but|and|though|although)\b)/;

/** Whether a text says something of each of two things in a clause in which the other is not named. */
export function contrasts(text: string, [one, other]: readonly [string, string]): boolean {
  const [own, others] = [onlyIn(one, other), onlyIn(other, one)];
  if (own.length === 0 || others.length === 0) return false;
  const clauses = text.split(clauseBorder).map((clause) => new Set(stemsOf(clause)));
  const inText = new Set(stemsOf(text));
  if (!tellingStems(`${one} ${other}`).every((stem) => inText.has(stem))) return false;
  const names = (stems: readonly string[], not: readonly string[]) =>
    clauses.some((clause) => stems.every((stem) => clause.has(stem)) && !not.some((stem) => clause.has(stem)));
  return names(own, others) && names(others, own);
}

/** Small words count where they are all that the two differ in: 'for loop' and 'while loop'. */
function onlyIn(side: string, other: string): readonly string[] {
  const shared = new Set(stemsOf(other));
  const own = stemsOf(side).filter((stem) => !shared.has(stem));
  const telling = new Set(tellingStems(side));
  return own.some((stem) => telling.has(stem)) ? own.filter((stem) => telling.has(stem)) : own;
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

/** Retrieval leaves small words out, so that its order says nothing of them. */
const differInSmallWords = ([one, other]: readonly [string, string]): boolean =>
  [...onlyIn(one, other), ...onlyIn(other, one)].every((stem) => tellingStems(stem).length === 0);

/** Whether a text names both. */
export function namesBoth(text: string, [one, other]: readonly [string, string]): boolean {
  const inText = new Set(stemsOf(text));
  return [onlyIn(one, other), onlyIn(other, one)].every((own) => own.length > 0 && own.every((stem) => inText.has(stem)));
}
