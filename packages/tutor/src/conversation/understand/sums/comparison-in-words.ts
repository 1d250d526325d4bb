/** Which of two figures is more, or whether they are the same, with what shows it. */
import { asDecimal, type Exact, rounded } from '../../../language/exact-sums.ts';
import { inSamePieces, ofOneBottom, ofOnePlace, renamedParts } from './same-pieces.ts';
import type { Comparison } from './sum.ts';
import { decimalEquation, explained, figureSaid, isFraction, isPercent, isValued, listed, NO_VALUE, type Valued, type Worked, worthSaid } from './worked.ts';

export function comparisonInWords(comparison: Comparison): Worked {
  const { one, other, thinks, asks } = comparison;
  if (!isValued(one) || !isValued(other)) return NO_VALUE;
  if (thinks === 'same') return equationInWords(one, other);
  const order = one.worth.compare(other.worth);
  const reason = reasonFor([one, other]);
  if (thinks === null) {
    if (order === 0) return explained('Neither, they are the same', [one, other].some(({ isSum }) => isSum) ? reason : sameFor(one, other));
    const wantsLess = /^(?:small|less|low|few)/.test(asks);
    const chosen = order > 0 === wantsLess ? other : one;
    return explained(`${figureSaid(chosen)} is ${asks}`, reason);
  }
  const isSo = order !== 0 && order > 0 === (thinks === 'more');
  return explained(`${isSo ? 'Yes' : 'No'}, ${relationOf(one, other)}`, reason);
}

function relationOf(one: Valued, other: Valued): string {
  const order = one.worth.compare(other.worth);
  return order === 0 ? 'they are the same' : `${figureSaid(one)} is ${order > 0 ? 'more' : 'less'} than ${figureSaid(other)}`;
}

/** What shows how figures stand to each other: sums worked out, pieces of one size, or all with a point. */
export function reasonFor(figures: readonly Valued[]): Worked {
  const worked = figures.filter(({ isSum }) => isSum);
  if (worked.length > 0) return reasons(worked.map((side) => `${side.sum} = ${worthSaid(side)}`));
  const same = inSamePieces(figures);
  if (same) return { says: `${same.named} they are ${listed(same.tops)}`, sums: same.sums };
  const alike = ofOneBottom(figures) ?? ofOnePlace(figures);
  return alike ?? reasons(figures.filter((side) => !isDecimal(side.sum)).map(decimalEquation));
}

const reasons = (sums: readonly string[]): Worked => ({ says: listed(sums), sums });
const isDecimal = (figure: string): boolean => /^\d+(?:\.\d+)?$/.test(figure);
const bottomOf = ({ sum }: Valued): string => sum.split('/')[1] ?? '';

/** Whether two sides come to the same: `is 15 % 4 = 2`, 'is 0.5 the same as 1/2', 'is 1/3 = 0.33'. */
function equationInWords(one: Valued, other: Valued): Worked {
  const verdict = one.worth.equals(other.worth) ? 'Yes' : 'No';
  const worked = [one, other].filter(({ isSum }) => isSum);
  if (worked.length > 0) {
    const sums = worked.map(workedOut);
    return { says: `${verdict}, ${sums.map(({ says }) => says).join(' and ')}.`, sums: sums.flatMap((each) => each.sums) };
  }
  if (verdict === 'Yes') return explained('Yes, they are the same', sameFor(one, other));
  return nearlyInWords(one, other) ?? nearlyInWords(other, one) ?? explained(`No, ${relationOf(one, other)}`, reasonFor([one, other]));
}

/** A sum with its result, fractions of unlike pieces renamed on the way. */
function workedOut(side: Valued): Worked {
  const renamed = side.parts && renamedParts(side.parts);
  const steps = [side.sum, ...(renamed ? [renamed] : []), worthSaid(side)].join(' = ');
  return side.shown === side.sum ? { says: steps, sums: [steps] } : { says: `${side.shown} is ${worthSaid(side)}`, sums: [steps] };
}

/** The step that leads from the one of two plain figures to the other, which is worth the same. */
export function sameFor(one: Valued, other: Valued): Worked {
  if (one.shown === other.shown) return { says: '', sums: [] };
  if (isFraction(one) && isFraction(other)) return sameFractions(one, other);
  const steps = [one, other].filter((side) => !isDecimal(side.sum)).map((side) => `${isPercent(side) ? side.sum : divided(side)} = ${asDecimal(side.worth)}`);
  return reasons(steps);
}

function sameFractions(one: Valued, other: Valued): Worked {
  const [less, more] = Number(bottomOf(one)) <= Number(bottomOf(other)) ? [one, other] : [other, one];
  const by = Number(bottomOf(more)) / Number(bottomOf(less));
  const simplest = one.worth.toFraction(false);
  if (!Number.isInteger(by) || by === 1) return { says: `both are ${simplest}`, sums: [`${one.sum} = ${other.sum} = ${simplest}`] };
  const [top, bottom] = less.sum.split('/');
  const sums = [`${less.sum} = ${more.sum}`, `${top} × ${by} = ${more.sum.split('/')[0]}`, `${bottom} × ${by} = ${bottomOf(more)}`];
  return { says: `top and bottom of ${less.sum}, times ${by}, make ${more.sum}`, sums };
}

/** `3/8` as the division that it is. */
const divided = ({ sum }: Valued): string => (/^\d+\/\d+$/.test(sum) ? sum.replace('/', ' ÷ ') : sum);

/** A decimal that rounds or cuts short what a fraction is worth. */
const PLACES_LEAST = 2;
function nearlyInWords(exact: Valued, short: Valued): Worked | null {
  const places = isDecimal(short.sum) ? (short.sum.split('.')[1]?.length ?? 0) : 0;
  if (!isFraction(exact) || places < PLACES_LEAST || !isRoundedTo(exact.worth, short.worth, places)) return null;
  const decimal = asDecimal(exact.worth);
  const order = short.worth.compare(exact.worth) > 0 ? 'more' : 'less';
  const endless = decimal.endsWith('…') ? ' without end' : '';
  return { says: `Nearly. ${exact.shown} is ${decimal}${endless}, so ${short.shown} is a little ${order}.`, sums: [`${exact.sum} = ${decimal}`] };
}

const isRoundedTo = (exact: Exact, short: Exact, places: number): boolean =>
  rounded(exact, places).equals(short) ||
  exact
    .mul(10 ** places)
    .floor()
    .div(10 ** places)
    .equals(short);
