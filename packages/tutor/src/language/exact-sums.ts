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
 * The value of an expression of figures with + - * / ** and brackets, // for whole groups and % for the rest. `no
 * value` where something is divided by nought; null for anything that is no such expression: names, calls and strings
 * have no meaning here.
 */
export const worthOf = (expression: string): Exact | 'no value' | null => evaluated(expression, null);

/** The same with names that stand for values, and with the functions of authors' formulas. */
export const worthIn = (expression: string, scope: ReadonlyMap<string, Exact>): Exact | 'no value' | null => evaluated(expression, scope);

/** What an author's formula may call: rounding, and how often a figure can be halved before less than 2 is left. */
const functions: Readonly<Record<string, (value: Exact) => Exact>> = {
  roundUp: (value) => value.ceil(),
  roundDown: (value) => value.floor(),
  halvings: (value) => new Fraction(halvingsOf(value)),
};

const halvingsOf = (value: Exact): number => (value.compare(2) < 0 ? 0 : value.floor().n.toString(2).length - 1);

type Scope = ReadonlyMap<string, Exact> | null;

function evaluated(expression: string, scope: Scope): Exact | 'no value' | null {
  try {
    return amountOf(jsep(expression.replace(scope ? /(?<![a-zA-Z])\(/g : /\(/g, `${BRACKETED}(`)), scope);
  } catch (failure) {
    return failure instanceof Error && /zero/i.test(failure.message) ? 'no value' : null;
  }
}

/** jsep forgets brackets, and -2 ** 2 is -4 where (-2) ** 2 is 4: each is read as a call of this name. */
const BRACKETED = 'bracketed';

const within = (node: jsep.Expression): jsep.Expression | null => {
  if (node.type !== 'CallExpression' || (node.callee as jsep.Expression).name !== BRACKETED) return null;
  const [inner, ...more] = node.arguments as jsep.Expression[];
  return inner && more.length === 0 ? inner : null;
};

function amountOf(node: jsep.Expression, scope: Scope): Exact {
  if (node.type === 'Literal' && typeof node.value === 'number') return new Fraction(String(node.raw));
  if (node.type === 'UnaryExpression' && node.operator === '-') return amountOf(node.argument as jsep.Expression, scope).neg();
  const inner = within(node);
  if (inner) return amountOf(inner, scope);
  if (node.operator === '**' && isNegated(node.left)) return amountOf({ ...node, left: node.left.argument }, scope).neg();
  if (node.type === 'Identifier') return known(scope?.get(String(node.name)));
  if (node.type === 'CallExpression' && scope) return called(node as jsep.CallExpression, scope);
  const operation = node.type === 'BinaryExpression' ? operations[String(node.operator)] : undefined;
  if (!operation) throw new Error('That is no sum.');
  return operation(amountOf(node.left as jsep.Expression, scope), amountOf(node.right as jsep.Expression, scope));
}

function called({ callee, arguments: [argument, ...others] }: jsep.CallExpression, scope: Scope): Exact {
  const name = callee.type === 'Identifier' ? String(callee.name) : '';
  if (!argument || others.length > 0 || !Object.hasOwn(functions, name)) throw new Error('That is no sum.');
  return known(functions[name])(amountOf(argument, scope));
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('That is no sum.');
  return value;
}

/** A power binds before the minus in front of it. */
const isNegated = (left: unknown): left is jsep.UnaryExpression => {
  const { type, operator } = (left ?? {}) as jsep.Expression;
  return type === 'UnaryExpression' && operator === '-';
};

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

/** So many figures behind the point show how a decimal goes on. */
const REPEATED_LEAST = 3;
const SHOWN_MOST = 6;

/** With a point: `0.375`, and `0.333…` where it never ends. */
export function asDecimal(value: Exact): string {
  const [, whole = '', fixed = '', again] = /^(-?\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(value.toString()) ?? [];
  if (again === undefined) return value.toString();
  let shown = fixed + again;
  while (shown.length < REPEATED_LEAST) shown += again;
  return `${whole}.${shown.slice(0, SHOWN_MOST)}…`;
}

/** Rounded to so many figures behind the point. */
export const rounded = (value: Exact, places: number): Exact =>
  value
    .mul(10 ** places)
    .add(new Fraction(1, 2))
    .floor()
    .div(10 ** places);

/** The figures of a whole number in threes: 20,000. */
export const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
