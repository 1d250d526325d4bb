/** What a sum comes to, in a sentence whose equations can be checked. */
import Fraction from 'fraction.js';
import { type Exact, spoken } from '../../../language/exact-sums.ts';
import type { Expression, Sum } from './read-sum.ts';

const NO_VALUE = 'Nothing can be divided by 0, so that has no value.';

/** One sentence; fractions of unlike pieces are renamed first, since that is the step that is asked about. */
export function sumInWords(sum: Sum): string {
  if (sum.kind === 'comparison') return comparisonInWords(sum);
  const { said, worth, ofFractions, parts } = sum.of;
  if (worth === 'no value') return NO_VALUE;
  const renamed = parts && renamedParts(parts);
  return `${[said, ...(renamed ? [renamed] : []), spoken(worth, ofFractions)].join(' = ')}.`;
}

function comparisonInWords({ one, other, thinks }: Sum & { kind: 'comparison' }): string {
  if (one.worth === 'no value' || other.worth === 'no value') return NO_VALUE;
  const order = one.worth.compare(other.worth);
  const shown = (side: Expression) => (side.isSum ? spoken(side.worth as Exact, side.ofFractions) : side.said);
  const is = order === 0 ? 'same' : order > 0 ? 'more' : 'less';
  const relation = order === 0 ? 'they are the same' : `${shown(one)} is ${order > 0 ? 'more' : 'less'} than ${shown(other)}`;
  const reasons = [one, other].filter(({ isSum }) => isSum).map((side) => `${side.said} = ${shown(side)}`);
  const because = reasons.length > 0 ? reasons : renamedSides(one, other);
  const verdict = thinks === null ? relation : `${thinks === is ? 'Yes' : 'No'}, ${relation}`;
  return `${verdict.charAt(0).toUpperCase()}${verdict.slice(1)}${because.length > 0 ? `, since ${because.join(' and ')}` : ''}.`;
}

const asParts = (said: string): readonly [bigint, bigint] | null => {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(said) ?? [];
  return top === undefined || bottom === undefined || BigInt(bottom) === 0n ? null : [BigInt(top), BigInt(bottom)];
};

const commonOf = (one: bigint, other: bigint): bigint => new Fraction(one).lcm(other).n;

function renamedParts([one, sign, other]: NonNullable<Expression['parts']>): string | null {
  const [left, right] = [asParts(one), asParts(other)];
  if (!left || !right || left[1] === right[1]) return null;
  const common = commonOf(left[1], right[1]);
  return `${(left[0] * common) / left[1]}/${common} ${sign} ${(right[0] * common) / right[1]}/${common}`;
}

/** Both as pieces of one size; a side that is so already is not said again. */
function renamedSides(one: Expression, other: Expression): readonly string[] {
  const [left, right] = [asParts(one.said), asParts(other.said)];
  if (!left || !right || left[1] === right[1]) return [];
  const common = commonOf(left[1], right[1]);
  return [left, right].flatMap(([top, bottom]) => (bottom === common ? [] : [`${top}/${bottom} = ${(top * common) / bottom}/${common}`]));
}
