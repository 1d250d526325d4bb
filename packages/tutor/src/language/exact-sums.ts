/** Sums worked out exactly: jsep reads the expression, fraction.js does the arithmetic, so that 3/4 + 1/8 is 7/8 and never .875. */
import Fraction from 'fraction.js';
import jsep from 'jsep';

export type Exact = Fraction;

// Whole groups and the rest that is left bind as a division does.
jsep.addBinaryOp('//', 10);

const operations: Readonly<Record<string, (one: Exact, other: Exact) => Exact>> = {
  '+': (one, other) => one.add(other),
  '-': (one, other) => one.sub(other),
  '*': (one, other) => one.mul(other),
  '/': (one, other) => one.div(other),
  '**': (one, other) => power(one, other),
  '//': (one, other) => one.div(other).floor(),
  '%': (one, other) => one.sub(other.mul(one.div(other).floor())),
};

/** Larger powers are nobody's homework and would fill the memory. */
const POWER_MOST = 64n;
/** So many digits at most: a power of a power of a power stays within POWER_MOST at each step, and would take minutes. */
const DIGITS_MOST = 40;

/**
 * The value of an expression of figures with + - * / ** and brackets, // for whole groups and % for the rest. `no value` where something is divided by nought;
 * null for anything that is no such expression: names, calls and strings have no meaning here.
 */
export function worthOf(expression: string): Exact | 'no value' | null {
  try {
    return amountOf(jsep(expression.replace(minusBeforePower, '0 $1')));
  } catch (failure) {
    return failure instanceof Error && /zero/i.test(failure.message) ? 'no value' : null;
  }
}

/** A power binds before the minus in front of it: -2 ** 2 is -4. */
const minusBeforePower = /^\s*(-\s*(?:\([^()]*\)|\d+(?:\.\d+)?)\s*\*\*)/;

function amountOf(node: jsep.Expression): Exact {
  if (node.type === 'Literal' && typeof node.value === 'number') return new Fraction(String(node.raw));
  if (node.type === 'UnaryExpression' && node.operator === '-') return amountOf(node.argument as jsep.Expression).neg();
  const operation = node.type === 'BinaryExpression' ? operations[String(node.operator)] : undefined;
  if (!operation) throw new Error('That is no sum.');
  return operation(amountOf(node.left as jsep.Expression), amountOf(node.right as jsep.Expression));
}

function power(one: Exact, other: Exact): Exact {
  if (other.d !== 1n || other.n > POWER_MOST || digitsOf(one) * Number(other.n) > DIGITS_MOST) throw new Error('That is no sum.');
  return one.pow(other);
}

const digitsOf = ({ n, d }: Exact): number => Math.max(String(n).length, String(d).length);

/** Decimals that go on for longer than this are said as fractions. */
const DECIMALS_MOST = 6;

/** As it is said: a fraction where the sum was one of fractions or the decimals do not end soon, else figures with a point. */
export function spoken(value: Exact, asFraction: boolean): string {
  const decimal = value.toString();
  const endsSoon = !decimal.includes('(') && (decimal.split('.')[1] ?? '').length <= DECIMALS_MOST;
  return asFraction || !endsSoon ? value.toFraction(false) : decimal;
}
