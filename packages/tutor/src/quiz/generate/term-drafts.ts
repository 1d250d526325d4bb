/** Drafts of questions on what a term means, and on which term is missing in a sentence about it. */

import type { Passage } from '../../course-material.ts';
import { stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { type Candidate, chooseDistractors, type Uses } from './distractors.ts';
import type { Draft } from './generate-items.ts';
import { standsAlone } from './stands-alone.ts';
import type { Term } from './terms.ts';

/** Telling words of a term's meaning that a sentence must share before its gap can be filled by that term alone. */
const GAP_SHARED_LEAST = 2;
/** And which share of the meaning's telling words. */
const GAP_SHARE_LEAST = 0.4;

/** Telling words that two meanings share before they may be true of each other. */
const NEAR_SHARED_LEAST = 2;

/** What a term is asked with: the other terms of the course are its distractors. */
export interface TermSetting {
  readonly terms: readonly Term[];
  readonly prose: readonly Passage[];
  readonly uses: Uses;
}

/** Every draft on a term; none where no three terms of its kind are there. */
export const draftsOnTerm = (term: Term, setting: TermSetting): readonly Draft[] =>
  [whichTerm(term, setting), whatMeaning(term, setting), ...gaps(term, setting)].filter((draft) => draft !== undefined);

/** Which of these means '...'? */
function whichTerm(term: Term, { terms, uses }: TermSetting): Draft | undefined {
  const asked = new Set(tellingStems(term.meaning));
  if (overlaps(term.stems, asked)) return undefined;
  const candidates = others(term, terms).filter(({ stems }) => !overlaps(stems, asked));
  const wrong = chooseDistractors(term.name, candidates.map(asCandidate(term)), uses, `term ${term.name}`);
  const question = `Which of these means “${small(term.meaning)}”?`;
  return wrong && { about: term.name, difficulty: 'beginner', question, key: term.name, wrong, explanation: explained(term), cited: term.cited };
}

/** What does '...' mean? */
function whatMeaning(term: Term, { terms, uses }: TermSetting): Draft | undefined {
  if (overlaps(term.stems, term.meaningStems)) return undefined;
  const candidates = others(term, terms).filter((other) => !isNearInMeaning(other, term) && !overlaps(other.meaningStems, term.stems));
  const asMeaning = candidates.map((other) => ({
    text: small(other.meaning),
    feedback: `That is the meaning of “${other.name}”.`,
    distance: unlike(other.meaning, term.meaning),
  }));
  const wrong = chooseDistractors(small(term.meaning), asMeaning, uses, `meaning ${term.name}`);
  return (
    wrong && {
      about: term.name,
      difficulty: 'beginner',
      question: `What does “${term.name}” mean here?`,
      key: small(term.meaning),
      wrong,
      explanation: explained(term),
      cited: term.cited,
    }
  );
}

/** Sentences about the term with a gap in its place; each once, also where the material says it twice. */
function gaps(term: Term, setting: TermSetting): readonly (Draft | undefined)[] {
  const name = new RegExp(`(?<![\\p{L}\\p{N}-])(?:(?<article>an?) )?${escaped(term.name)}(?![\\p{L}\\p{N}-])`, 'giu');
  const longer = setting.terms.filter((other) => other !== term && other.name.search(name) >= 0).map((other) => other.name.toLowerCase());
  const sentences = new Set(setting.prose.flatMap((passage) => sentencesIn(passage).map(({ sentence }) => sentence.text)));
  return [...sentences].flatMap((text) => {
    const isItself = [...text.matchAll(name)].length === 1 && !longer.some((other) => text.toLowerCase().includes(other));
    const withGap = text.replace(name, (_all, article?: string) => (article ? `${article.charAt(0)}(n) ____` : '____'));
    return isItself && standsAlone(text) ? [gapIn(text, withGap, term, setting)] : [];
  });
}

/** A gap that the term's meaning fills, and no other term's. */
function gapIn(text: string, withGap: string, term: Term, { terms, uses }: TermSetting): Draft | undefined {
  const asked = new Set(tellingStems(withGap));
  const told = shared(term.meaningStems, asked);
  if (overlaps(term.stems, asked) || told < GAP_SHARED_LEAST || told < GAP_SHARE_LEAST * term.meaningStems.size) return undefined;
  const candidates = others(term, terms).filter((other) => !overlaps(other.stems, asked) && shared(other.meaningStems, asked) < GAP_SHARED_LEAST);
  const wrong = chooseDistractors(term.name, candidates.map(asCandidate(term)), uses, `gap ${text}`);
  const question = `Which of these is missing? “${withGap}”`;
  return wrong && { about: term.name, difficulty: 'intermediate', question, key: term.name, wrong, explanation: `The lesson says: “${text}”`, cited: text };
}

/** Terms of the same kind and form that are neither part of the other nor explained by it. */
function others(term: Term, terms: readonly Term[]): readonly Term[] {
  return terms.filter(
    (other) =>
      other !== term &&
      other.kind === term.kind &&
      isPlural(other.name) === isPlural(term.name) &&
      !overlaps(other.stems, term.stems) &&
      !holdsAll(term.meaningStems, other.stems) &&
      !holdsAll(other.meaningStems, term.stems),
  );
}

/** Of one sort, or told in the same words: the one's meaning may then be true of the other as well. */
const isNearInMeaning = (one: Term, other: Term): boolean =>
  headOf(one.meaning) === headOf(other.meaning) || shared(one.meaningStems, other.meaningStems) >= NEAR_SHARED_LEAST;

const asCandidate =
  (term: Term) =>
  (other: Term): Candidate => ({
    text: other.name,
    feedback: `“${other.name}” means ${small(other.meaning)}.`,
    distance:
      (wordsOf(other.name).length === wordsOf(term.name).length ? 0 : 1) +
      (isCapital(other.name) === isCapital(term.name) ? 0 : 1) +
      (headOf(other.meaning) === headOf(term.meaning) ? 0 : 0.5),
  });

const unlike = (one: string, other: string): number => Math.abs(one.length - other.length) / 20;
const isPlural = (name: string): boolean => /[^s]s$/.test(name);
const isCapital = (name: string): boolean => /^\p{Lu}/u.test(name);
const overlaps = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean => [...some].some((stem) => others.has(stem));
const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => [...some].filter((stem) => others.has(stem)).length;
const holdsAll = (whole: ReadonlySet<string>, part: ReadonlySet<string>): boolean => [...part].every((stem) => whole.has(stem));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Small at its start, unless it opens with a name or an acronym. */
const small = (text: string): string =>
  /^(?:An?|The|One|To|Any|Some|\p{Lu}\p{Ll}+ing)\b/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
/** The word that says what kind of thing a meaning names. */
const headOf = (meaning: string): string => stemOf(wordsOf(meaning).find((word) => !/^(?:an?|the|one|any|some|1)$/.test(word)) ?? '');
const explained = ({ name, passage, cited }: Term): string =>
  isGlossary(passage) ? `The glossary says: “${cited}”` : `The lesson says of ${name}: “${cited}”`;

/** A material uses a term that its prose names. */
export function isUsed(term: Term, prose: readonly Passage[]): boolean {
  const name = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(term.name)}s?(?![\\p{L}\\p{N}-])`, 'iu');
  return prose.some(({ text }) => name.test(text));
}
