/** How far an answer makes one point: by one of its wordings, with what a whole clause of it is about. */
import { waysToSay, wordingsOf } from '../idea-texts.ts';
import { operations, type Term } from './answer-terms.ts';
import { comparesOtherwise } from './comparisons.ts';
import { movesAnother, movesOneAlone, movesOtherwise, tellsHalf } from './directions.ts';
import { likenessOf, type Weighing, weightOf } from './likeness.ts';
import { clausesAlone, matchWording, mayHold, type ReadAnswer, readWording, type WordingMatch } from './match-wording.ts';
import { inQuestion } from './question-words.ts';

export interface Wordings {
  readonly says: string;
  readonly alsoSaid: readonly string[];
  readonly turned?: readonly string[] | undefined;
}

export interface PointMatch extends WordingMatch {
  /** The match of each wording, best or not. */
  readonly ways: readonly WayMatch[];
}

/** The match of one wording. */
export interface WayMatch extends WordingMatch {
  readonly wording: string;
}

/** What is left to 1 is filled up by this share where a clause is about nothing but the point. */
const CLAUSE_SHARE = 0.3;
/** Words from many wordings show nothing where no single wording is said at least so far. */
const WORDING_LEAST = 0.36;
/** A clause shows what it is about from so many matching words and so much weight on. */
const CLAUSE_MATCHES = 2;
const CLAUSE_WEIGHT = 3;
/** What is left where the answer moves the point's own thing another way, and where it moves something else. */
export const THE_OTHER_WAY = 0.2;
const ANOTHER_SUBJECT = 0.3;
/** Clauses that are looked at together. */
const CLAUSES = 2;
/** What a word of the question counts in a belief: a belief is often the question's own words put wrongly. */
const QUESTION_WORD_IN_BELIEF = 0.5;
/** What a belief counts that is put together from one clause more than its wording has. */
const IN_ONE_CLAUSE_MORE = 0.9;
/** With fewer words of its own an answer is too short to stray. */
const OWN_TERMS = 3;

export function matchPoint(whole: ReadAnswer, point: Wordings, asked: ReadonlySet<string>, weighing: Weighing): PointMatch {
  const wordings = waysToSay(point);
  const read = wordings.map(readWording);
  const known = read.flatMap(({ terms }) => terms);
  const answer = withoutStrangeSums(whole, known);
  const against =
    read.some(({ movements }) => movesOtherwise(answer.movements, movements, weighing)) ||
    comparesOtherwise(
      answer.comparisons,
      read.flatMap(({ comparisons }) => comparisons),
    );
  const ways = [...wordings, ...wordings.flatMap(halvesOf)].map((wording) => {
    const match = { ...matchWording(answer, wording, asked, weighing), wording };
    if (match.wordForWord) return match;
    if (against) return { ...match, turned: true, strength: match.strength * THE_OTHER_WAY };
    const said = readWording(wording);
    const isOff =
      movesAnother(answer.movements, match.used, known, weighing) ||
      tellsHalf(answer.movements, said.movements, weighing) ||
      movesOneAlone(answer.clauses, match.used, said);
    return isOff ? { ...match, strength: match.strength * ANOTHER_SUBJECT } : match;
  });
  const best = strongest(ways);
  const about = best.strength < WORDING_LEAST || ways.some(({ turned }) => turned) ? 0 : clauseAbout(answer, wordings, asked, weighing);
  return { ...best, ways, strength: best.strength + CLAUSE_SHARE * about * (1 - best.strength) };
}

/** Without the sums that reckon with a figure that the point does not know: the 4 of '12 minus 4 so 8 cm' says no 4 cm. */
function withoutStrangeSums(answer: ReadAnswer, known: readonly Term[]): ReadAnswer {
  const isStrange = ({ reckonedWith }: Term): boolean =>
    reckonedWith !== undefined && !known.some(({ word, value }) => value === reckonedWith || word.split('/').includes(String(reckonedWith)));
  const places = new Set(answer.terms.filter(isStrange).map(({ clause }) => clause));
  if (places.size === 0) return answer;
  return { ...answer, terms: answer.terms.filter((term) => !isStrange(term) && !(places.has(term.clause) && operations.has(term.word))) };
}

/** The best match of a belief, by any of its wordings, within as many clauses as the wording has itself; in one more it counts for less. */
export function matchBelief(answer: ReadAnswer, wordings: readonly string[], asked: ReadonlySet<string>, weighing: Weighing): WordingMatch {
  const numbers = [...new Set(answer.terms.map(({ clause }) => clause))];
  return strongest(
    [...wordings, ...wordings.flatMap(halvesOf)].flatMap((wording) => {
      const clauses = Math.max(1, readWording(wording).clauses);
      const mayShow = mayHold(answer, wording, weighing);
      const matchIn = (part: ReadAnswer) => matchWording(part, wording, asked, weighing, QUESTION_WORD_IN_BELIEF);
      const wider =
        numbers.length > clauses
          ? windowsOf(answer, numbers, clauses + 1)
              .filter(mayShow)
              .map(matchIn)
          : [];
      return [
        ...windowsOf(answer, numbers, clauses).filter(mayShow).map(matchIn),
        ...wider.map((match) => ({ ...match, strength: match.strength * IN_ONE_CLAUSE_MORE })),
      ];
    }),
  );
}

const windows = new WeakMap<ReadAnswer, Map<number, readonly ReadAnswer[]>>();

/**
 * An answer as if it were so many of its clauses in a row alone, wherever they stand; as it is where it has no more. Cut once
 * for all wordings, and what is said again is looked at once.
 */
function windowsOf(answer: ReadAnswer, numbers: readonly number[], size: number): readonly ReadAnswer[] {
  if (numbers.length <= size) return [answer];
  const bySize = windows.get(answer) ?? new Map<number, readonly ReadAnswer[]>();
  windows.set(answer, bySize);
  const known = bySize.get(size);
  if (known) return known;
  const cut = new Map<string, ReadAnswer>();
  for (let at = 0; at + size <= numbers.length; at += 1) {
    const window = new Set(numbers.slice(at, at + size));
    const part = clausesAlone(answer, (clause) => window.has(clause));
    const says = wholeOf(part);
    if (!cut.has(says)) cut.set(says, part);
  }
  const parts = [...cut.values()];
  bySize.set(size, parts);
  return parts;
}

/** All that is compared of a part of an answer, as one text. */
const wholeOf = ({ spoken, terms }: ReadAnswer): string =>
  [...spoken, ...terms.map(({ word, denied, denial = '' }) => `${denied ? 'not ' : ''}${denial} ${word}`)].join('|');

/** The share of an answer's own words that any wording of the question's points knows, 0 to 1; 1 for a few words. */
export function shareOnTopic({ terms }: ReadAnswer, points: readonly Wordings[], asked: ReadonlySet<string>, weighing: Weighing): number {
  const own = once(terms).filter((term) => !inQuestion(term, asked));
  if (own.length < OWN_TERMS) return 1;
  const known = wordingsOf(points).flatMap((wording) => readWording(wording).terms);
  return own.filter((term) => known.some((one) => likenessOf(term, one, weighing) > 0)).length / own.length;
}

const noMatch: WordingMatch = { strength: 0, wordForWord: false, turned: false, terms: 0, used: new Set(), against: new Set(), unturned: 0 };
export const noPoint: PointMatch = { ...noMatch, ways: [] };

const strongest = (matches: readonly WordingMatch[]): WordingMatch => matches.reduce((one, other) => (other.strength > one.strength ? other : one), noMatch);

/** How much the clause of the answer that is most about the point is about it, 0 to 1. */
function clauseAbout(answer: ReadAnswer, wordings: readonly string[], asked: ReadonlySet<string>, weighing: Weighing): number {
  const wanted = wordings.flatMap((wording) => readWording(wording).terms).filter((term) => !inQuestion(term, asked));
  const numbers = [...new Set(answer.terms.map(({ clause }) => clause))];
  const clauses = numbers.map((number) => {
    const sum = { all: 0, known: 0, matches: 0 };
    for (const term of once(answer.terms.filter(({ clause }) => clause === number))) {
      if (inQuestion(term, asked)) continue;
      const likeness = wanted.reduce((most, one) => (one.denied === term.denied ? Math.max(most, likenessOf(term, one, weighing)) : most), 0);
      sum.all += weightOf(term, weighing);
      sum.known += weightOf(term, weighing) * likeness;
      if (likeness > 0) sum.matches += 1;
    }
    return sum;
  });
  let most = 0;
  clauses.forEach((_, from) => {
    for (let to = from + 1; to <= Math.min(clauses.length, from + CLAUSES); to += 1) {
      const together = clauses.slice(from, to);
      const total = (of: 'all' | 'known' | 'matches') => together.reduce((sum, clause) => sum + clause[of], 0);
      if (total('matches') >= CLAUSE_MATCHES) most = Math.max(most, (total('known') / total('all')) * Math.min(1, total('known') / CLAUSE_WEIGHT));
    }
  });
  return most;
}

const once = (terms: readonly Term[]): readonly Term[] => [...new Map(terms.map((term) => [term.stem, term])).values()];

/**
 * 'Ask to repeat or to speak slowly' is said by either side. The shorter side borrows from the other what it leaves out:
 * 'it belongs to lenders or owners' is said by 'it belongs to owners', not by 'owners'. 'Permanent or not' has no sides.
 */
function halvesOf(wording: string): readonly string[] {
  const [left, right, ...more] = wording.split(/ or /);
  if (left === undefined || right === undefined || more.length > 0 || right.startsWith('not ')) return [];
  const [of, than] = [readWording(left).terms.length, readWording(right).terms.length];
  if (of === than && of > 1) return [left, right];
  const borrowed = of < than ? `${left} ${right.replace(/^(?:(?:a|an|the) )?\S+ ?/, '')}` : left;
  return [borrowed, of > than ? `${left.replace(/(?:(?:a|an|the) )?\S+$/, '')}${right}` : right];
}
