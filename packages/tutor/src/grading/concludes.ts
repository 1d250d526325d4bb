/**
 * What a worked answer comes to. Who reckons through the steps and then goes one too far has the right figure on the way: 'so 36 in all,
 * and 36 / 8 = 4.5 each' does not come to 36.
 */
import { wordingsOf } from '../idea-texts.ts';
import type { Term } from './answer-terms.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording } from './match-wording.ts';

/** With fewer telling words an answer is no worked one, and its figures may stand in any order. */
const WORKED_TERMS = 14;
/** A result is said in so few telling words. */
const RESULT_TERMS = 3;
const concludes = /\b(?:thus|therefore|hence|finally|in total|total|altogether|in all|the answer|to get|makes?|equals?|gives?|which (?:is|was|gave|means))\b|=/;

const resultsRead = new WeakMap<Wordings, ReadonlySet<number>>();

/** The figures that a point's short wordings give: its result. */
function figuresConcluded(point: Wordings): ReadonlySet<number> {
  const results = resultsRead.get(point) ?? new Set(wordingsOf([point]).flatMap(concludedIn));
  resultsRead.set(point, results);
  return results;
}

const concludedIn = (wording: string): readonly number[] => {
  const { row } = readWording(wording);
  const figures = row.filter(isFigured);
  return row.length <= RESULT_TERMS && figures.length === 1 ? figures.map(({ value }) => value as number) : [];
};

const isFigured = ({ isFigure, value }: Term): boolean => isFigure && value !== undefined;

/** True where a worked answer ends on another figure than the last of several points, and on none that its question or an earlier point has. */
export function concludesOtherwise({ terms, clauses }: ReadAnswer, question: string, point: Wordings, points: readonly Wordings[]): boolean {
  if (points.length < 2 || point !== points.at(-1) || terms.length < WORKED_TERMS) return false;
  const results = figuresConcluded(point);
  const last = terms.findLast(isFigured);
  if (results.size === 0 || last === undefined || last.denied || results.has(last.value as number) || !concludes.test(clauses[last.clause] ?? '')) return false;
  const known = [question, ...wordingsOf(points)].flatMap((text) => readWording(text).row.flatMap(({ value }) => value ?? []));
  return !known.includes(last.value as number);
}
