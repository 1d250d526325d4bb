/** Numbers are certified by evaluating them: in `2/3 + 1/4 = 11/12` every figure stands, in `= 3/7` none does. */
import { type Exact, rounded, worthIn, worthOf } from '../language/exact-sums.ts';
import { lowered } from '../language/superscripts.ts';
import { plainSpelling } from '../language/words.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/[×·x]/g, '*'],
  [/÷/g, '/'],
  [/[−–]/g, '-'],
  [/\^/g, '**'],
  [/%(?!\s+\d)/g, ' '],
  // A mixed number is its whole and its part.
  [/(\d+) (\d+\/\d+)/g, '($1+$2)'],
];
const sum = /(?:\d+(?:\.\d+)?…?(?:\/\d+)?%?|[-+*/×÷·−–x^=≈()]|(?<=\d\s)%(?=\s\d)|\s)+/g;

/**
 * The figures of those equations in a text whose sides are all equal; `0.333…` is what begins so and goes on, and `≈`
 * comes before what is rounded.
 */
export function certifiedFigures(text: string): ReadonlySet<string> {
  const stretches = [...lowered(plainSpelling(text).replace(/\$/g, ' ')).matchAll(sum)].map(([stretch]) => stretch);
  return figuresOfTrue(stretches, worthOfSide);
}

/** The figures of those equations that hold, in the terms of authors' formulas: `roundUp((420) * 2 / 3) = 280`. */
export const certifiedIn = (equations: readonly string[]): ReadonlySet<string> => figuresOfTrue(equations, worthOfTerm);

type WorthOf = (side: string) => Exact | null;

function figuresOfTrue(equations: readonly string[], worthOfOne: WorthOf): ReadonlySet<string> {
  const certified = new Set<string>();
  for (const equation of equations) {
    const [exact = '', ...about] = equation.split('≈');
    const [first, ...others] = exact.split('=');
    const value = worthOfOne(first ?? '');
    if (!value || others.length + about.length === 0) continue;
    if (!others.every((side) => isWorth(side, value, worthOfOne)) || !about.every((side) => isRounded(side, value))) continue;
    for (const figure of equation.match(/\d+\/\d+|\d+(?:\.\d+)?/g) ?? []) certified.add(figure);
  }
  return certified;
}

const worthOfTerm: WorthOf = (side) => {
  const value = worthIn(side, new Map());
  return value === 'no value' ? null : value;
};

/** One side of an equation comes to a value, or begins as its decimals do, which go on. */
function isWorth(side: string, value: Exact, worthOfOne: WorthOf): boolean {
  const [, begun] = /^\s*(\d+\.\d+)…\s*$/.exec(side) ?? [];
  if (begun === undefined) return worthOfOne(side)?.equals(value) ?? false;
  const rest = worthOfSide(`${begun}`);
  return (
    rest !== null &&
    value.compare(rest) > 0 &&
    value
      .sub(rest)
      .mul(10 ** placesOf(begun))
      .compare(1) < 0
  );
}

function isRounded(side: string, value: Exact): boolean {
  return worthOfSide(side)?.equals(rounded(value, placesOf(side.trim()))) ?? false;
}

const placesOf = (figure: string): number => figure.split('.')[1]?.length ?? 0;

/** The exact value of one side; null where it is no sum. */
function worthOfSide(side: string): Exact | null {
  const value = worthOf(signs.reduce((text, [sign, plain]) => text.replace(sign, plain), side.trim()));
  return value === 'no value' ? null : value;
}
