/** Numbers are certified by evaluating them: in `2/3 + 1/4 = 11/12` every figure stands, in `= 3/7` none does. */
import { plainSpelling } from '../language/words.ts';

/** An exact number: no rounding can make a wrong sum right. */
interface Exact {
  readonly top: bigint;
  readonly bottom: bigint;
}

const signs: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', '−': '-', '–': '-', x: '*' };
const sum = /(?:\d+(?:\.\d+)?(?:\/\d+)?%?|[-+*/×÷·−–x=()]|\s)+/g;
const token = /\d+ \d+\/\d+|\d+(?:\.\d+)?|[-+*/()]/g;

/** The figures of those equations in a text whose sides are all equal. */
export function certifiedFigures(text: string): ReadonlySet<string> {
  const certified = new Set<string>();
  for (const [stretch] of plainSpelling(text).replace(/\$/g, ' ').matchAll(sum)) {
    if (!stretch.includes('=')) continue;
    const values = stretch.split('=').map(evaluate);
    const [first] = values;
    if (values.length < 2 || !first || !values.every((value) => value && sameAs(value, first))) continue;
    for (const figure of stretch.match(/\d+\/\d+|\d+(?:\.\d+)?/g) ?? []) certified.add(figure);
  }
  return certified;
}

/** The value of a sum with + - * / and brackets; mixed numbers are read as whole and part; null when it is none. */
export function evaluate(text: string): Exact | null {
  const tokens =
    text
      .replace(/[×÷·−–x]/g, (sign) => signs[sign] ?? sign)
      .trim()
      .match(token) ?? [];
  let at = 0;
  const next = () => tokens[at];
  const atom = (): Exact | null => {
    const taken = tokens[at++];
    if (taken === '(') {
      const inner = added();
      return tokens[at++] === ')' ? inner : null;
    }
    if (taken === '-') return combine('-', { top: 0n, bottom: 1n }, atom());
    return taken === undefined ? null : exact(taken);
  };
  const multiplied = (): Exact | null => {
    let value = atom();
    while (next() === '*' || next() === '/') value = combine(tokens[at++] as string, value, atom());
    return value;
  };
  const added = (): Exact | null => {
    let value = multiplied();
    while (next() === '+' || next() === '-') value = combine(tokens[at++] as string, value, multiplied());
    return value;
  };
  const value = added();
  return at === tokens.length ? value : null;
}

function exact(text: string): Exact | null {
  const mixed = /^(\d+) (\d+)\/(\d+)$/.exec(text);
  if (mixed) return combine('+', exact(mixed[1] ?? ''), combine('/', exact(mixed[2] ?? ''), exact(mixed[3] ?? '')));
  const number = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!number) return null;
  const places = number[2] ?? '';
  return { top: BigInt(`${number[1]}${places}`), bottom: 10n ** BigInt(places.length) };
}

function combine(sign: string, one: Exact | null, other: Exact | null): Exact | null {
  if (!one || !other) return null;
  if (sign === '+') return { top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom };
  if (sign === '-') return { top: one.top * other.bottom - other.top * one.bottom, bottom: one.bottom * other.bottom };
  if (sign === '*') return { top: one.top * other.top, bottom: one.bottom * other.bottom };
  return other.top === 0n ? null : { top: one.top * other.bottom, bottom: one.bottom * other.top };
}

const sameAs = (one: Exact, other: Exact): boolean => one.top * other.bottom === other.top * one.bottom;
