/** How far an answer makes one point: by one of its wordings, with what a whole clause of it is about. */
import type { Term } from './answer-terms.ts';
import { likenessOf, type Weighing, weightOf } from './likeness.ts';
import { clausesAlone, matchWording, type ReadAnswer, readWording, type WordingMatch } from './match-wording.ts';
import { inQuestion } from './question-words.ts';

export interface Wordings {
  readonly says: string;
  readonly alsoSaid: readonly string[];
}

export interface PointMatch extends WordingMatch {
  /** The match of each wording, best or not. */
  readonly ways: readonly WordingMatch[];
}

/** What is left to 1 is filled up by this share where a clause is about nothing but the point. */
const CLAUSE_SHARE = 0.3;
/** Words from many wordings show nothing where no single wording is said at least so far. */
const WORDING_LEAST = 0.36;
/** A clause shows what it is about from so many matching words and so much weight on. */
const CLAUSE_MATCHES = 2;
const CLAUSE_WEIGHT = 3;
/** Clauses that are looked at together. */
const CLAUSES = 2;
/** What a word of the question counts in a belief: a belief is often the question's own words put wrongly. */
const QUESTION_WORD_IN_BELIEF = 0.5;
/** What a belief counts that is put together from one clause more than its wording has. */
const IN_ONE_CLAUSE_MORE = 0.9;
/** With fewer words of its own an answer is too short to stray. */
const OWN_TERMS = 3;

export function matchPoint(answer: ReadAnswer, { says, alsoSaid }: Wordings, asked: ReadonlySet<string>, weighing: Weighing): PointMatch {
  const wordings = [says, ...alsoSaid];
  const ways = [...wordings, ...wordings.flatMap(halvesOf)].map((wording) => matchWording(answer, wording, asked, weighing));
  const best = strongest(ways);
  const about = best.strength < WORDING_LEAST || ways.some(({ turned }) => turned) ? 0 : clauseAbout(answer, wordings, asked, weighing);
  return { ...best, ways, strength: best.strength + CLAUSE_SHARE * about * (1 - best.strength) };
}

/** The best match of a belief, by any of its wordings, within as many clauses as the wording has itself; in one more it counts for less. */
export function matchBelief(answer: ReadAnswer, wordings: readonly string[], asked: ReadonlySet<string>, weighing: Weighing): WordingMatch {
  const numbers = [...new Set(answer.terms.map(({ clause }) => clause))];
  return strongest(
    [...wordings, ...wordings.flatMap(halvesOf)].flatMap((wording) => {
      const clauses = Math.max(1, readWording(wording).clauses);
      const matchIn = (window: readonly number[]) => {
        const part = window.length === numbers.length ? answer : clausesAlone(answer, (clause) => window.includes(clause));
        return matchWording(part, wording, asked, weighing, QUESTION_WORD_IN_BELIEF);
      };
      const wider = numbers.length > clauses ? windowsOf(numbers, clauses + 1).map(matchIn) : [];
      return [...windowsOf(numbers, clauses).map(matchIn), ...wider.map((match) => ({ ...match, strength: match.strength * IN_ONE_CLAUSE_MORE }))];
    }),
  );
}

/** The numbers, so many at a time, or all of them where there are no more. */
const windowsOf = (numbers: readonly number[], size: number): readonly (readonly number[])[] =>
  numbers.length <= size ? [numbers] : numbers.slice(0, numbers.length - size + 1).map((_, at) => numbers.slice(at, at + size));

/** The share of an answer's own words that any wording of the question's points knows, 0 to 1; 1 for a few words. */
export function shareOnTopic({ terms }: ReadAnswer, points: readonly Wordings[], asked: ReadonlySet<string>, weighing: Weighing): number {
  const own = once(terms).filter((term) => !inQuestion(term, asked));
  if (own.length < OWN_TERMS) return 1;
  const known = points.flatMap(({ says, alsoSaid }) => [says, ...alsoSaid].flatMap((wording) => readWording(wording).terms));
  return own.filter((term) => known.some((one) => likenessOf(term, one, weighing) > 0)).length / own.length;
}

const noMatch: WordingMatch = { strength: 0, wordForWord: false, turned: false, terms: 0, used: new Set() };
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
 * 'it belongs to lenders or owners' is said by 'it belongs to owners', not by 'owners'.
 */
function halvesOf(wording: string): readonly string[] {
  const [left, right, ...more] = wording.split(/ or /);
  if (left === undefined || right === undefined || more.length > 0) return [];
  const [of, than] = [readWording(left).terms.length, readWording(right).terms.length];
  if (of === than && of > 1) return [left, right];
  const borrowed = of < than ? `${left} ${right.replace(/^(?:(?:a|an|the) )?\S+ ?/, '')}` : left;
  return [borrowed, of > than ? `${left.replace(/(?:(?:a|an|the) )?\S+$/, '')}${right}` : right];
}
