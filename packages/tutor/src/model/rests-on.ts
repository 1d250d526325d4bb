/**
 * Whether what a model words says no more and nothing else than its sources: every telling word of a clause stands in one
 * sentence of them, as itself, inflected or as an everyday word for it; denials, comparisons and sides are as they are there.
 */
import { type Term, termsOf } from '../grading/answer-terms.ts';
import { isSaidFor, turnsRound } from '../language/everyday-words.ts';
import { sentencesOf } from '../language/sentences.ts';
import { plainSpelling, stemOf, wordsOf } from '../language/words.ts';
import { isAgainst } from './against-source.ts';

export type RestFault = 'unsupported' | 'denies its source';

/** A stretch of a source that says one thing, and how often it denies. */
interface Part {
  readonly terms: readonly Term[];
  readonly text: string;
}

/** A sentence of a source, with the one before it where it opens with a word that points back. */
interface Unit {
  readonly parts: readonly Part[];
  readonly terms: readonly Term[];
  readonly text: string;
  readonly before: readonly Term[];
}

/** Words that join what is said and add nothing to it. */
const connecting = new Set(
  `because since so therefore thus hence simply also called known named means mean need should want example imagine picture remember notice note idea word words case
always usually often normally typically bit little lot much many every each all both now next first one ones`
    .split(/\s+/)
    .map(stemOf),
);
/** Words that take back or narrow what they are put around: they must stand in the source. */
const doubting = new Set(
  `myth rarely seldom hardly barely scarcely wrongly wrong opposite false falsely untrue lie nonsense mistaken mistakenly supposedly allegedly few fewer least unlikely doubtful only except
never none nobody nothing`
    .split(/\s+/)
    .map(stemOf),
);
const pointsBack = /^(?:it|its|they|them|their|this|that|these|those|such|so|the (?:first|second|former|latter|other)|both|each)\b/i;
const clauseBorder = /[;:,()–—]+(?=\s|$)|\s-\s|[.!?]+(?=\s|$)|\b(?:but|because|while|whereas|although|even though|though|until|unless|so|and|or|since|then)\b/g;
/** Where one thing stops and another that is set beside it begins. */
const besideBorder = /;|,?\s(?:and|but|while|whereas|although|though)\s|,\s(?=(?:an?|the|no|some|any)\s)/g;
/** Says more of what the part before is about: '... and does not change it'. */
const goesOn = /^\s*(?:do|does|did|is|are|was|were|has|have|can|will|must|may)\b/i;
/** Shorter stretches are pieces of a list, not statements of their own. */
const PART_TERMS = 3;
/** So many first letters in common are one word in two forms: 'recognition' and 'recognise'. */
const SAME_START = 5;
const END_LETTERS = 4;

/** What is wrong with a text as a rewording of these sources; null where nothing is. */
export function restFault(text: string, sources: readonly string[], topic: string): RestFault | null {
  const units = sources.flatMap(unitsOf);
  if (units.some((unit) => wordsOf(unit.text).join(' ') === wordsOf(text).join(' '))) return null;
  const topical = termsOf(topic);
  const faults = text.split(clauseBorder).map((clause) => clauseFault(clause, units, topical));
  if (faults.includes('denies its source')) return 'denies its source';
  return faults.includes('unsupported') ? 'unsupported' : null;
}

function unitsOf(source: string): readonly Unit[] {
  let before: readonly Term[] = [];
  return sentencesOf(source).map(({ text }) => {
    const terms = termsOf(text);
    const parts = text.split(besideBorder).map((part) => ({ text: part, terms: termsOf(part) }));
    const unit = { text, terms, parts, before: pointsBack.test(text) ? before : [] };
    before = terms;
    return unit;
  });
}

function clauseFault(clause: string, units: readonly Unit[], topical: readonly Term[]): RestFault | null {
  const said = saidIn(clause);
  if (said.length === 0) return null;
  const all = units.flatMap(({ terms }) => terms);
  const faults = units.map((unit) => faultOn(clause, said, unit, topical, all));
  const isDenied = faults.includes('denies its source');
  // One word alone is borne out by every sentence that has it: 'the less heat there is' also by one that speaks of heat.
  if (faults.includes(null) && !(isDenied && said.length === 1)) return null;
  return isDenied ? 'denies its source' : 'unsupported';
}

/** The telling words of a clause, with 'only', which elsewhere tells nothing. */
function saidIn(clause: string): readonly Term[] {
  const only = /\b(?:only|merely|solely)\b/i.test(clause) ? [{ word: 'only', stem: stemOf('only'), isFigure: false, denied: false, clause: 0 }] : [];
  return [...termsOf(clause).filter(({ stem, isFigure }) => isFigure || !connecting.has(stem)), ...only];
}

function faultOn(clause: string, said: readonly Term[], unit: Unit, topical: readonly Term[], all: readonly Term[]): RestFault | null {
  const held = [...unit.terms, ...unit.before, ...(/\bonly\b/i.test(unit.text) ? [...saidIn('only')] : [])];
  const isHeld = (term: Term) => (term.isFigure && !isAmong(term, all, true) ? true : isAmong(term, held) || isIn(term, topical));
  const left = said.filter((term) => !isHeld(term));
  const shared = said.length - left.length;
  const turned = left.some(({ stem }) => doubting.has(stem) || unit.terms.some((other) => turnsRound(stem, other.stem)));
  if (left.length > 0) return turned && shared >= 2 ? 'denies its source' : 'unsupported';
  const own = said.filter((term) => isAmong(term, unit.terms));
  if (own.length === 0) return 'unsupported';
  const used = partsOf(own, unit);
  if (used === null) return 'denies its source';
  if (isAgainst(clause, unit.text, (term, other) => isAmong(term, [other]))) return 'denies its source';
  return comparesOtherwise(clause, unit.text) || used.some((part) => hasSidesSwapped(clause, part)) ? 'denies its source' : null;
}

/** The parts of a sentence that words are taken from; null where they mix what is set beside one another. */
function partsOf(own: readonly Term[], { parts }: Unit): readonly Part[] | null {
  const statements = parts.filter(({ terms, text }) => terms.length >= PART_TERMS && !goesOn.test(text));
  const ownOf = (part: Part) => own.filter((term) => isAmong(term, part.terms) && parts.every((other) => other === part || !isAmong(term, other.terms)));
  const mixed = statements.filter((part) => ownOf(part).length > 0);
  if (mixed.length > 1) return null;
  if (mixed.length === 1) return mixed;
  const nearest = parts.toSorted((one, other) => sharedWith(own, other) - sharedWith(own, one));
  return nearest.slice(0, 1);
}

const sharedWith = (own: readonly Term[], { terms }: Part): number => own.filter((term) => isIn(term, terms)).length;

const isIn = (term: Term, terms: readonly Term[]): boolean => terms.some((other) => isSame(term, other));

const isAmong = (term: Term, terms: readonly Term[], anyUnit = false): boolean =>
  terms.some((other) => isSame(term, other, anyUnit) || (!term.isFigure && isSaidFor(term.stem, other.stem)));

function isSame(one: Term, other: Term, anyUnit = false): boolean {
  if (one.value !== undefined && one.value === other.value) return anyUnit || !one.unit || !other.unit || one.unit === other.unit;
  if (one.stem === other.stem) return true;
  if (one.isFigure || other.isFigure) return false;
  const start = one.stem.slice(0, SAME_START);
  return start.length === SAME_START && other.stem.startsWith(start) && Math.abs(one.stem.length - other.stem.length) <= END_LETTERS;
}

/** A comparison that the source does not make, or makes the other way round. */
function comparesOtherwise(clause: string, source: string): boolean {
  const said = sidesOf(clause);
  if (!said) return false;
  const there = source
    .split(besideBorder)
    .flatMap((part) => [part, ...part.split(/[,:]\s/)])
    .map(sidesOf);
  return !there.some((sides) => sides !== null && isWithin(said, sides));
}

type Sides = readonly [before: readonly Term[], after: readonly Term[]];

function sidesOf(text: string): Sides | null {
  const [before, after] = plainSpelling(text).split(/\bthan\b/);
  return before === undefined || after === undefined ? null : [termsOf(before), termsOf(after)];
}

/** Both sides speak of what the source compares, and neither has a word that stands on the other side alone. */
function isWithin([mine, theirs]: Sides, [before, after]: Sides): boolean {
  const isOnBoth = (term: Term) => isIn(term, mine) && isIn(term, theirs);
  const strays = (said: readonly Term[], here: readonly Term[], there: readonly Term[]) =>
    said.some((term) => !isOnBoth(term) && !isIn(term, here) && isIn(term, there));
  const speaks = (said: readonly Term[], here: readonly Term[]) => said.some((term) => isAmong(term, here));
  return speaks(mine, before) && speaks(theirs, after) && !strays(mine, before, after) && !strays(theirs, after, before);
}

/** What stood before a word stands behind it and the other way round, as in 'leaves burn water'; 'are burnt by water' turns nothing. */
function hasSidesSwapped(clause: string, part: Part): boolean {
  if (/\bby\b/i.test(clause) !== /\bby\b/i.test(part.text)) return false;
  const said = saidIn(clause);
  const at = (term: Term) => part.terms.findIndex((other) => isSame(term, other));
  const places = said.map(at).filter((place) => place >= 0);
  return places.some((pivot, n) => {
    const [before, after] = [places.slice(0, n), places.slice(n + 1)];
    return before.length > 0 && after.length > 0 && before.every((place) => place > pivot) && after.every((place) => place < pivot);
  });
}
