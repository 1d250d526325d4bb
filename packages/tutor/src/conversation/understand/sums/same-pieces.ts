/** Fractions cut into pieces of one size, so that they can be compared or added. */
import Fraction from 'fraction.js';
import { piecesNamed } from '../../../language/piece-names.ts';
import { isFraction, listed, type Valued, type Worked } from './worked.ts';

/** Smaller pieces than these help nobody. */
const BOTTOM_MOST = 1000n;

export interface SamePieces {
  /** 'As fortieths', or 'with 144 at the bottom'. */
  readonly named: string;
  /** Each of them with that bottom, in the order in which they were given. */
  readonly tops: readonly string[];
  /** Equations for all of it. */
  readonly sums: readonly string[];
}

const bottomOf = ({ sum }: Valued): bigint => BigInt(sum.split('/')[1] ?? '1');
const topOf = ({ sum }: Valued): bigint => BigInt(sum.split('/')[0] ?? sum);

/** Null where one of them is written otherwise, all have one bottom already, or the pieces would be too small. */
export function inSamePieces(figures: readonly Valued[]): SamePieces | null {
  if (!figures.every((one) => isFraction(one)) || new Set(figures.map(bottomOf)).size < 2) return null;
  const bottom = figures.reduce((common, one) => new Fraction(common).lcm(bottomOf(one)).n, 1n);
  if (bottom > BOTTOM_MOST || figures.some((one) => bottomOf(one) === 0n)) return null;
  const tops = figures.map((one) => `${(topOf(one) * bottom) / bottomOf(one)}/${bottom}`);
  const name = piecesNamed(bottom);
  return {
    named: name ? `as ${name}` : `with ${bottom} at the bottom`,
    tops,
    sums: [`${bottom} × 1/${bottom} = 1`, ...figures.map(({ sum }, at) => `${sum} = ${tops[at]}`)],
  };
}

/** Fractions of one bottom, of which only the tops are to be compared; null where they have several. */
export function ofOneBottom(figures: readonly Valued[]): Worked | null {
  const bottoms = new Set(figures.map(bottomOf));
  if (!figures.every(isFraction) || bottoms.size > 1) return null;
  const [bottom = 1n] = bottoms;
  const name = piecesNamed(bottom);
  const tops = figures.map(topOf).toSorted((one, other) => (one > other ? -1 : 1));
  return {
    says: `the pieces are alike${name ? `, ${name},` : ''} and ${tops.join(' are more than ')}`,
    sums: figures.map(({ sum }) => `${sum} = ${sum.replace('/', ' ÷ ')}`),
  };
}

/**
 * Decimals written with as many figures behind the point as the longest has, as fractions of ten, a hundred or a
 * thousand; null where there is nothing to fill up.
 */
export function ofOnePlace(figures: readonly Valued[]): Worked | null {
  const places = figures.map(({ sum }) => /^\d+(?:\.(\d+))?$/.exec(sum)).map((found) => (found ? (found[1]?.length ?? 0) : null));
  const known = places.filter((each) => each !== null);
  const most = Math.max(...known);
  if (known.length < places.length || most === 0 || most > 3 || new Set(known).size < 2) return null;
  const sums = figures.map(({ sum, worth }) => `${sum} = ${worth.mul(10 ** most).toString()}/${10 ** most}`);
  return { says: listed(sums), sums };
}

/** '5/6 + 1/4' with both in pieces of one size; null where they are so already. */
export function renamedParts([one, sign, other]: readonly [string, '+' | '-', string]): string | null {
  const [left, right] = [one, other].map((part) => part.split('/').map(BigInt));
  const [a, b] = left ?? [];
  const [c, d] = right ?? [];
  if (a === undefined || b === undefined || c === undefined || d === undefined || b === d || b === 0n || d === 0n) return null;
  const common = new Fraction(b).lcm(d).n;
  return `${(a * common) / b}/${common} ${sign} ${(c * common) / d}/${common}`;
}
