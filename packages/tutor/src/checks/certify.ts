/** Numbers are certified by evaluating them: in `2/3 + 1/4 = 11/12` every figure stands, in `= 3/7` none does. */
import { type Exact, worthOf } from '../language/exact-sums.ts';
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
const sum = /(?:\d+(?:\.\d+)?(?:\/\d+)?%?|[-+*/×÷·−–x^=()]|(?<=\d\s)%(?=\s\d)|\s)+/g;

/** The figures of those equations in a text whose sides are all equal. */
export function certifiedFigures(text: string): ReadonlySet<string> {
  const certified = new Set<string>();
  for (const [stretch] of plainSpelling(text).replace(/\$/g, ' ').matchAll(sum)) {
    if (!stretch.includes('=')) continue;
    const values = stretch.split('=').map(worthOfSide);
    const [first] = values;
    if (values.length < 2 || !first || !values.every((value) => value?.equals(first))) continue;
    for (const figure of stretch.match(/\d+\/\d+|\d+(?:\.\d+)?/g) ?? []) certified.add(figure);
  }
  return certified;
}

/** The exact value of one side; null where it is no sum. */
function worthOfSide(side: string): Exact | null {
  const value = worthOf(signs.reduce((text, [sign, plain]) => text.replace(sign, plain), side.trim()));
  return value === 'no value' ? null : value;
}
