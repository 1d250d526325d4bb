/** The formula of the lessons that a message asks for with figures of its own, and which figure is which quantity. */

import type { Formula, KeyIdea, Quantity, Solution } from '../../../../course-material.ts';
import { namesFigure } from '../names-figure.ts';
import { beginsWith, type FigureSaid, type Part, type Pattern, partsOf, patternsOf, phraseIn, standsAround } from './figures-said.ts';

export interface FormulaAsked {
  readonly idea: KeyIdea;
  readonly formula: Formula;
  readonly solution: Solution;
  /** By the quantity's id. */
  readonly given: ReadonlyMap<string, FigureSaid>;
  /** Quantities without a figure, the one that is asked for left out. */
  readonly missing: readonly Quantity[];
  /** Plainly asked for; 'expected value of 30 % of 200 and 70 % of nothing' is only put down. */
  readonly isAsked: boolean;
  /** Asked is whether a quantity reaches what it comes to: 'is 57 to 38 enough?'. */
  readonly ifEnough: boolean;
  /** What the learner thinks it comes to: 'is equity 200 if ...?'. */
  readonly thought: FigureSaid | null;
}

/**
 * Null unless the message asks for one quantity of a formula by its words, and every figure in it is another quantity of that
 * formula. Where several fit, the one with all its figures comes first, then the one that is named in more words.
 */
export function findFormula(message: string, ideas: readonly KeyIdea[]): FormulaAsked | null {
  const formulas = ideas.flatMap((idea) => idea.formulas.map((formula) => ({ idea, formula })));
  if (formulas.length === 0 || !namesFigure(message) || asksForReason.test(message)) return null;
  const parts = partsOf(message);
  const asking = askingIn(message, parts);
  let best: { readonly asked: FormulaAsked; readonly rank: number } | null = null;
  for (const { idea, formula } of formulas) {
    if (!isAbout(formula, parts)) continue;
    for (const solution of formula.solutions) {
      const fitting = fits(formula, solution, parts, asking);
      const rank = fitting ? (fitting.missing.length === 0 ? MORE_THAN_WORDS : 0) + fitting.words : 0;
      if (fitting && rank > (best?.rank ?? 0)) best = { asked: { ...fitting, idea, formula, solution, isAsked: asking.how !== 'named' }, rank };
    }
  }
  return best?.asked ?? null;
}

const asksForReason = /\bwhy\b|\bhow come\b/i;
const MORE_THAN_WORDS = 100;

/** How a message asks, and where the asked quantity is looked for. */
interface Asking {
  /** 'What is equity ...', 'equity if ...?'; 'is equity 200 if ...'; 'expected value of ...', put down without asking. */
  readonly how: 'asked' | 'claimed' | 'named';
  readonly places: readonly Part[];
  /** 'Did 57 to 38 fail to override?' wants the other verdict. */
  readonly isTurned: boolean;
}

/** What does not do, sustains, falls short, or is weighed against another. */
const turnsVerdict = /\b(?:not|no|never|fail(?:s|ed)?|sustain(?:s|ed)?|short|less|fewer|too few|or|without)\b|n['’]t\b/i;

/** 'Is equity 200 if assets are 500 and liabilities 300?' */
const asksIfSo = /^\s*(?:(?:so|and|ok|then)[, ]+)*(?:is|are|was|were|would|will|does|do|did|can)\b/i;
/** 'You halve it once' tells of somebody: what is only named has no subject. */
const hasSubject = /\b(?:i|you|we|they|he|she|it)\b/i;
const hasNoFigure = ({ tokens }: Part): boolean => tokens.every((token) => typeof token === 'string');

function askingIn(message: string, parts: readonly Part[]): Asking {
  const isTurned = turnsVerdict.test(message);
  const asking = parts.filter(({ asks }) => asks);
  if (asking.length > 0) return { how: 'asked', places: asking, isTurned };
  if (asksIfSo.test(message)) return { how: 'claimed', places: parts.slice(0, 1), isTurned };
  if (message.trim().endsWith('?')) return { how: 'asked', places: parts.filter(hasNoFigure), isTurned };
  return { how: 'named', places: hasSubject.test(message) ? [] : parts.slice(0, 1), isTurned };
}

interface Fitting extends Pick<FormulaAsked, 'given' | 'missing' | 'thought' | 'ifEnough'> {
  /** How many words name what is asked for. */
  readonly words: number;
}

function fits(formula: Formula, solution: Solution, parts: readonly Part[], { how, places, isTurned }: Asking): Fitting | null {
  const enough = how === 'claimed' && solution.enough !== undefined ? fitsEnough(formula, solution, parts, places) : null;
  if (enough) return isTurned ? null : enough;
  const own = ownWords(formula, solution);
  const named = wordsOfAny(own, places);
  const words = how === 'asked' ? Math.max(named, wordsOfAny(solution.askedAs, places)) : named;
  if (words === 0 || (how === 'named' && !isTelegram(formula, own, places))) return null;
  const bound = figuresFor(formula.quantities, how === 'claimed' ? null : solution.for, parts);
  const thought = (how === 'claimed' && bound?.given.get(solution.for)) || null;
  if (!bound || bound.given.size === 0 || (how === 'claimed' && (!thought || !places[0]?.tokens.includes(thought)))) return null;
  const given = new Map([...bound.given].filter(([id]) => id !== solution.for));
  const missing = formula.quantities.filter(({ id }) => id !== solution.for && !given.has(id));
  const isPlain = how === 'asked' && named > 0 && missing.length === 1 && bound.byWords > 0;
  return missing.length === 0 || isPlain ? { given, missing, thought, words, ifEnough: false } : null;
}

/** What is wanted stands first, 'expected value of ...'; or what it is about, with its figures: 'odds 1 to 4 in percent'. */
const isTelegram = ({ about }: Formula, own: readonly string[], places: readonly Part[]): boolean =>
  places.some(({ tokens }) => {
    const opens = (phrase: string) => beginsWith(phrase, tokens);
    return own.some(opens) || (about.some(opens) && tokens.some((token) => typeof token !== 'string'));
  });

/** 'Does 65 to 33 override?': all its figures are there, and what asks for it. */
function fitsEnough(formula: Formula, solution: Solution, parts: readonly Part[], places: readonly Part[]): Fitting | null {
  // Several lessons ask whether something is 'enough': what else is said decides which.
  const words = solution.askedAs.reduce((sum, phrase) => sum + wordsOfAny([phrase], places), 0);
  const bound = words > 0 ? figuresFor(formula.quantities, solution.for, parts) : null;
  const isWhole = formula.quantities.every(({ id }) => id === solution.for || bound?.given.has(id));
  return bound && isWhole ? { given: bound.given, missing: [], thought: null, words, ifEnough: true } : null;
}

const isAbout = ({ about }: Formula, parts: readonly Part[]): boolean =>
  about.length === 0 || about.some((phrase) => parts.some(({ tokens }) => phraseIn(phrase, tokens) > 0));

/** The words of the asked quantity itself. */
const ownWords = ({ quantities }: Formula, { for: wanted }: Solution): readonly string[] =>
  (quantities.find(({ id }) => id === wanted)?.saidAs ?? []).filter((phrase) => phrase.trim() !== '#');

/** How many words of the longest of several phrases stand in one of the places. */
const wordsOfAny = (phrases: readonly string[], places: readonly Part[]): number =>
  Math.max(0, ...phrases.flatMap((phrase) => places.map(({ tokens }) => phraseIn(phrase, tokens))));

const patterns = new WeakMap<Quantity, readonly Pattern[]>();
function patternsFor(quantity: Quantity): readonly Pattern[] {
  const known = patterns.get(quantity) ?? quantity.saidAs.flatMap(patternsOf);
  patterns.set(quantity, known);
  return known;
}

interface Bound {
  readonly given: ReadonlyMap<string, FigureSaid>;
  /** Of them, how many have words of their quantity next to them. */
  readonly byWords: number;
}

/**
 * Each figure with the quantity, other than the one that is asked for, whose words stand next to it, the longest first;
 * null where one is none of them.
 */
function figuresFor(quantities: Formula['quantities'], wanted: string | null, parts: readonly Part[]): Bound | null {
  const said = parts.flatMap(({ tokens }) => tokens.flatMap((token, at) => (typeof token === 'string' ? [] : [{ figure: token, tokens, at }])));
  const candidates = said.flatMap((place, nth) =>
    quantities
      .filter((quantity) => quantity.id !== wanted && (quantity.kind === 'share') === place.figure.isShare)
      .flatMap((quantity) =>
        patternsFor(quantity)
          .filter((pattern) => standsAround(pattern, place.tokens, place.at))
          .map(({ before, after }) => ({ quantity, nth, figure: place.figure, words: before.length + after.length })),
      ),
  );
  const given = new Map<string, FigureSaid>();
  const taken = new Set<number>();
  let byWords = 0;
  for (const { quantity, nth, figure, words } of candidates.toSorted((one, other) => other.words - one.words || one.nth - other.nth)) {
    if (given.has(quantity.id) || taken.has(nth)) continue;
    given.set(quantity.id, figure);
    taken.add(nth);
    if (words > 0) byWords += 1;
  }
  return taken.size === said.length ? { given, byWords } : null;
}
