/**
 * Grades a free answer against the points of a check question, untrained: telling words weighed by rarity, the
 * question's own words taken out, typos and near words forgiven, 'not' and numbers respected.
 * Source: lou.md 'Grading free answers'.
 */
import type { KeyIdea, Misconception } from '../ports.ts';
import { termsOf } from './answer-terms.ts';
import { matchWording, type ReadAnswer, readAnswer, type Weighing, type WordingMatch } from './match-wording.ts';

/** A point is seen from this strength on. Chosen on the good, partial and wrong answers of our own notes. */
export const POINT_SEEN = 0.45;
/** Strengths within this of the border are too near it to be evidence. */
export const NEAR_THE_LINE = 0.08;
/** A misconception is recognised from this strength on, when it is stronger than every point. */
export const BELIEF_SEEN = 0.65;

const CLOSENESS_BEND = 3;

export interface Grade {
  /** Share of the points seen, halved by a recognised misconception, 0 to 1. */
  readonly grade: number;
  /**
   * How close the answer came, 0 to 1: the words of the points that it holds, whatever it says of them, bent as people's
   * marks are (half of the words is far more than half of the marks). For measuring and for tone; never evidence.
   */
  readonly closeness: number;
  readonly pointsSeen: readonly string[];
  readonly pointsMissing: readonly string[];
  readonly misconception: Misconception | null;
  /** Every point was seen and nothing believed wrongly. */
  readonly settled: boolean;
  /** Far enough from the line to be evidence. */
  readonly counts: boolean;
}

export type Check = KeyIdea['check'];

export function gradeAnswer(check: Pick<Check, 'question' | 'points'>, misconceptions: readonly Misconception[], text: string, weighing: Weighing): Grade {
  const answer = readAnswer(text);
  const asked = new Set(termsOf(check.question).map(({ stem }) => stem));
  const points = check.points.map((point) => ({ id: point.id, match: best(answer, [point.says, ...point.alsoSaid], asked, weighing) }));
  const believed = recognised(answer, misconceptions, strongest(points.map(({ match }) => match)), weighing);
  const seen = points.filter(({ match }) => match.strength >= POINT_SEEN).map(({ id }) => id);
  const share = seen.length / Math.max(1, points.length);
  const nearTheLine = points.some(({ match }) => Math.abs(match.strength - POINT_SEEN) < NEAR_THE_LINE);
  return {
    grade: believed ? share / 2 : share,
    closeness: points.reduce((sum, { match }) => sum + 1 - Math.exp(-CLOSENESS_BEND * match.overlap), 0) / Math.max(1, points.length),
    pointsSeen: seen,
    pointsMissing: points.filter(({ id }) => !seen.includes(id)).map(({ id }) => id),
    misconception: believed,
    settled: believed === null && seen.length === points.length,
    counts: believed !== null || !nearTheLine,
  };
}

/** The belief that the answer voices, if it voices one more clearly than any point. */
export function recognised(answer: ReadAnswer, misconceptions: readonly Misconception[], point: WordingMatch, weighing: Weighing): Misconception | null {
  let found: Misconception | null = null;
  let strength = 0;
  for (const misconception of misconceptions) {
    const match = best(answer, [misconception.belief, ...misconception.heardAs], new Set(), weighing);
    const clearer = match.strength > point.strength || (match.wordForWord && match.terms > point.terms);
    const says = match.wordForWord || match.terms > 1;
    if (match.strength < BELIEF_SEEN || !clearer || !says || match.strength <= strength) continue;
    found = misconception;
    strength = match.strength;
  }
  return found;
}

function best(answer: ReadAnswer, wordings: readonly string[], asked: ReadonlySet<string>, weighing: Weighing): WordingMatch {
  const whole = wordings.map((wording) => matchWording(answer, wording, asked, weighing));
  const halves = wordings.flatMap(halvesOf).map((wording) => matchWording(answer, wording, asked, weighing));
  return { ...strongest([...whole, ...halves]), overlap: Math.max(0, ...whole.map(({ overlap }) => overlap)) };
}

const nothing: WordingMatch = { strength: 0, overlap: 0, wordForWord: false, terms: 0 };
const strongest = (matches: readonly WordingMatch[]): WordingMatch => matches.reduce((one, other) => (other.strength > one.strength ? other : one), nothing);

/** 'Ask to repeat or to speak slowly' is said by either half. */
const halvesOf = (wording: string): readonly string[] => (/ or /.test(wording) ? wording.split(/ or /) : []);
