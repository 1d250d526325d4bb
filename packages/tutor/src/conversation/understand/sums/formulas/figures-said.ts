/** A message in its parts, each as words and the figures among them: 'assets are 500', 'liabilities 300', 'what is equity'. */
import Fraction from 'fraction.js';
import { type Exact, worthOf } from '../../../../language/exact-sums.ts';
import { plainSpelling, stemOf, wordsOf } from '../../../../language/words.ts';

export interface FigureSaid {
  readonly worth: Exact;
  /** '30 %', '3 in 10'. */
  readonly isShare: boolean;
  /** As it is said back. */
  readonly shown: string;
}

/** The stem of a word, or a figure. */
export type Token = string | FigureSaid;

export interface Part {
  readonly tokens: readonly Token[];
  /** It begins with what asks: 'what is the', 'how many', 'work out'. */
  readonly asks: boolean;
}

/** Words that stand between a quantity and its figure and say nothing. */
const fillers = new Set(
  'a an the this that is are was were be been being it its has have had having i we you they he she my our your their his her of in into on do does did will would can could should there here come comes amount amounts total totals totalling equal equals stand stands exactly about around roughly only just now euro euros eur dollar dollars pound pounds = + then so if and or please say'.split(
    ' ',
  ),
);

const ASKS = `(?:what(?:'?s)?|how (?:much|many|big|large|far|long|high|tall|often|likely|full|wide)|which|where|calculate|compute|work out|figure out|find|tell me|give me)`;
const border = /[,;?!:]+(?=\s|$)|\.(?=\s|$)|\b(?:and|but|with|if|when|while|given)\b/;
/** Where a clause goes on to ask without a comma: '... liabilities 300 what is equity'. */
const beforeAsking = new RegExp(`(?=\\b${ASKS}\\b)`);
/** In the middle of a clause only this asks; 'it counts how often n can be halved' does not. */
const asksPlainly = /^(?:what'?s\b|(?:what|which|how \w+) (?:is|are|was|were|would|will|must|should|do|does)\b)/;
const asksFirst = new RegExp(`^(?:(?:so|then|and|ok|now|please|can you|could you|do you know|tell me|help me(?: to)?|i want to|lou|hey) )*${ASKS}\\b`);
/** Else '4 half steps' would be read as four halves. */
const halfSteps = /\bhalf[- ]?steps?\b/g;
const nothing = new Set(['nothing', 'nought', 'none', 'zero']);

const belowNothing = /(?:^|[\s(])[-−]\d/;
/** 'Section 2', 'question 3'. */
const countsPlaces =
  /\b(?:sections?|lessons?|chapters?|questions?|exercises?|examples?|figures?|pages? (?!a)|steps? |parts? |units?|modules?|weeks? (?=1?\d\b)|h\.? ?r\.?) ?(?:no\.? ?|number |#)?\d/;
/** 'In 2024' only says when. */
const year = /\b(?:in|since|by|of|during|until|end of) (?:19|20)\d\d\b(?! (?:euros?|dollars?|pounds?|%))/g;

/** The parts in which something stands; none where a figure is below 0, which is no quantity that anybody has, or counts places of the course. */
export function partsOf(message: string): readonly Part[] {
  const plain = plainSpelling(message)
    .replace(/[$€£]/g, ' ')
    .replace(halfSteps, 'semitones')
    .replace(/\b(do|does|did|is|was|are|were|has|have|had|would|could|can|will)n'?t\b/g, '$1 not')
    .replace(year, ' ')
    .replace(/(\d+(?:\.\d+)?) ?k\b/g, (_, thousands: string) => ` ${Number(thousands) * 1000} `)
    .replace(/\s+/g, ' ');
  if (belowNothing.test(plain) || countsPlaces.test(plain)) return [];
  const isQuestion = plain.trim().endsWith('?');
  return plain.split(border).flatMap((clause) =>
    clause
      .trim()
      .split(beforeAsking)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ text, tokens: tokensOf(wordsOf(text)) }))
      .map(({ text, tokens }, at, all) => {
        const isFirst = all.slice(0, at).every((before) => before.tokens.length === 0);
        return { tokens, asks: asksFirst.test(text) && (isFirst || isQuestion || asksPlainly.test(text)) };
      }),
  );
}

function tokensOf(words: readonly string[]): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    const worth = /^\d/.test(word) ? worthOf(word) : nothing.has(word) ? new Fraction(0) : null;
    if (worth === null || worth === 'no value') {
      if (!fillers.has(word)) tokens.push(stemOf(word));
      continue;
    }
    const share = shareAt(words, at, worth);
    tokens.push(share?.figure ?? { worth, isShare: /[./]/.test(word) && worth.compare(1) <= 0, shown: /^\d/.test(word) ? word : '0' });
    at += share ? share.words : 0;
  }
  return tokens;
}

/** '30 %', '3 in 10', '7 chances in 10'. */
function shareAt(words: readonly string[], at: number, worth: Exact): { figure: FigureSaid; words: number } | null {
  if (words[at + 1] === 'percent') return { figure: { worth: worth.div(100), isShare: true, shown: `${words[at]} %` }, words: 1 };
  if (words[at + 1] === 'per' && words[at + 2] === 'cent') return { figure: { worth: worth.div(100), isShare: true, shown: `${words[at]} %` }, words: 2 };
  const rest = words.slice(at + 1, at + 4);
  const inAt = rest.indexOf('in');
  const whole = inAt === 0 || (inAt === 1 && /^(?:chances?|times?|cases?)$/.test(rest[0] ?? '')) ? worthOf(rest[inAt + 1] ?? '') : null;
  if (whole === null || whole === 'no value' || whole.compare(worth) < 0 || whole.equals(0)) return null;
  return { figure: { worth: worth.div(whole), isShare: true, shown: `${words[at]}/${rest[inAt + 1]}` }, words: inAt + 2 };
}

/** A phrase of an author as stems before and after the figure; a phrase without a # may stand on either side of it. */
export interface Pattern {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const stemsOf = (phrase: string): readonly string[] =>
  wordsOf(phrase.replace(halfSteps, 'semitones'))
    .filter((word) => !fillers.has(word))
    .map(stemOf);

export function patternsOf(phrase: string): readonly Pattern[] {
  const [before = '', after] = phrase.split('#');
  if (after === undefined)
    return [
      { before: stemsOf(phrase), after: [] },
      { before: [], after: stemsOf(phrase) },
    ];
  return [{ before: stemsOf(before), after: stemsOf(after) }];
}

/** Whether a pattern stands around the token at a place. */
export function standsAround({ before, after }: Pattern, tokens: readonly Token[], at: number): boolean {
  return before.every((stem, n) => tokens[at - before.length + n] === stem) && after.every((stem, n) => tokens[at + 1 + n] === stem);
}

/** How many words of a phrase stand in a row, all of them or 0. */
export function phraseIn(phrase: string, tokens: readonly Token[]): number {
  const stems = stemsOf(phrase.replace('#', ' '));
  const found = stems.length > 0 && tokens.some((_, from) => stems.every((stem, n) => tokens[from + n] === stem));
  return found ? stems.length : 0;
}

/** Whether a part opens with a phrase. */
export function beginsWith(phrase: string, tokens: readonly Token[]): boolean {
  const stems = stemsOf(phrase.replace('#', ' '));
  return stems.length > 0 && stems.every((stem, n) => tokens[n] === stem);
}
