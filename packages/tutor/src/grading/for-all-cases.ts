/** 'Both go up' makes no point of one case where another point says the opposite of the other case. */

import { waysToSay } from '../idea-texts.ts';
import type { Wordings } from './match-point.ts';
import { type ReadAnswer, readWording, type WordingMatch } from './match-wording.ts';
import { namesOf } from './pairs.ts';

const ofAll = /\b(?:both|always|(?:each|every) time|either way|in (?:both|all|any|every|each) cases?|all of them|everything)\b/;
const condition = /^(?:if|when|while|without|with|in|for)\b/i;

/**
 * True where a clause says of all cases what the point says of its own: the points of one check are about different things that the
 * question names, about different conditions, or move different ways.
 */
export function saysOfAllCases({ clauses }: ReadAnswer, { used }: WordingMatch, points: readonly Wordings[], at: number, asked: ReadonlySet<string>): boolean {
  const point = points[at] as Wordings;
  const places = new Set([...used].map(({ clause }) => clause));
  if (places.size === 0 || ![...places].every((place) => ofAll.test(clauses[place] ?? ''))) return false;
  if (waysToSay(point).some((wording) => ofAll.test(readWording(wording).words))) return false;
  const names = namesOf(points, asked);
  return points.some((other, place) => place !== at && (areNamed(points, names, at, place) || areConditions(point, other) || moveApart(point, other)));
}

const areConditions = (one: Wordings, other: Wordings): boolean => condition.test(one.says) && condition.test(other.says);

/** The main wording of either names what the question asks about, each its own. */
function areNamed(points: readonly Wordings[], names: readonly ReadonlySet<string>[], one: number, other: number): boolean {
  return [one, other].every((at) => readWording(points[at]?.says ?? '').terms.some(({ stem }) => names[at]?.has(stem)));
}

function moveApart(one: Wordings, other: Wordings): boolean {
  const waysOf = (point: Wordings) => new Set(waysToSay(point).flatMap((wording) => readWording(wording).movements.map(({ way }) => way)));
  const [mine, theirs] = [waysOf(one), waysOf(other)];
  return (mine.has('up') && !theirs.has('up') && theirs.has('down')) || (mine.has('down') && !theirs.has('down') && theirs.has('up'));
}
