/** 'A is more than B', 'A minus B': the same words the other way round say the opposite, so order counts here. */
import { numberFor } from '../language/number-words.ts';
import { stemOf, wordsOf } from '../language/words.ts';
import { answerClauses, isDenier } from './answer-terms.ts';

/** `greater` is said to be more than `less`; stems or figures. */
export interface Comparison {
  readonly greater: string;
  readonly less: string;
  /** A difference or a quotient of two things: who names it has not said what it comes to. */
  readonly isReckoned?: true;
}

const more = new Set('more bigger larger greater longer higher later older stronger faster wider heavier better warmer taller deeper >'.split(' '));
const fewer = new Set('less fewer smaller shorter lower earlier younger weaker slower narrower lighter worse cooler <'.split(' '));
/** What is reckoned with stands on either side of these, and the other way round behind 'subtract B from A'. */
const operators = new Set('minus per over divided'.split(' '));
const takesFrom = /\b(?:subtract|deduct|take)s?\b(?: off)?(.+?)\b(?:away from|off|from)\b(.+)/;
const counted = new Set('number numbers amount sum total of many much how all by'.split(' '));
const passedOver = new Set('is are was were be a an the always just still the than to be'.split(' '));

/** The comparisons that a text makes between two single words or figures; what a clause denies it does not compare. */
export const comparisonsIn = (text: string): readonly Comparison[] => comparisonsOf(answerClauses(text).clauses);

/** Each once, however often it is made. */
export function comparisonsOf(clauses: readonly string[]): readonly Comparison[] {
  const made = clauses.flatMap((clause) => [...comparisonsInClause(clause), ...reckonedIn(clause)]);
  return [...new Map(made.map((comparison) => [`${comparison.greater} ${comparison.less}`, comparison])).values()];
}

function comparisonsInClause(clause: string): readonly Comparison[] {
  const words = wordsOf(clause);
  const found: Comparison[] = [];
  const denied = words.findIndex(isDenier);
  words.forEach((word, at) => {
    if ((!more.has(word) && !fewer.has(word)) || (denied !== -1 && denied < at)) return;
    const than = word === '<' || word === '>' ? at : words.indexOf('than', at);
    if (than === -1 || than - at > 2) return;
    const before = neighbour(words, at, -1);
    const after = neighbour(words, than, 1);
    if (before === undefined || after === undefined || before === after) return;
    found.push(more.has(word) ? { greater: before, less: after } : { greater: after, less: before });
  });
  return found;
}

/** What is taken from what, and what is divided by what; of figures their sum is looked at elsewhere. */
function reckonedIn(clause: string): readonly Comparison[] {
  const isThing = (word: string | undefined): word is string => word !== undefined && numberFor(word) === undefined;
  const words = wordsOf(clause);
  if (words.some(isDenier)) return [];
  const pairs = words.flatMap((word, at) => (operators.has(word) ? [[neighbour(words, at, -1, counted), neighbour(words, at, 1, counted)] as const] : []));
  const [, taken, from] = takesFrom.exec(clause) ?? [];
  const [last, first] = [taken, from].map((part) => (part === undefined ? undefined : neighbour(wordsOf(part), -1, 1, counted)));
  return [...pairs, [first, last] as const].flatMap(([greater, less]) =>
    isThing(greater) && isThing(less) && greater !== less ? [{ greater, less, isReckoned: true as const }] : [],
  );
}

/** True when the two texts compare the same two things and come out differently. */
export function comparesOtherwise(one: readonly Comparison[], other: readonly Comparison[]): boolean {
  return one.some((mine) => other.some((theirs) => mine.greater === theirs.less && mine.less === theirs.greater));
}

/** True when the texts make a comparison in common, whichever side each begins from. */
export function comparesAlike(one: readonly Comparison[], other: readonly Comparison[]): boolean {
  return one.some((mine) => !mine.isReckoned && other.some((theirs) => mine.greater === theirs.greater && mine.less === theirs.less));
}

function neighbour(words: readonly string[], from: number, step: 1 | -1, besides: ReadonlySet<string> = new Set()): string | undefined {
  for (let at = from + step; at >= 0 && at < words.length && Math.abs(at - from) <= 3 + (besides.size > 0 ? 2 : 0); at += step) {
    const word = words[at] as string;
    if (!passedOver.has(word) && !besides.has(word)) return stemOf(word);
  }
  return undefined;
}
