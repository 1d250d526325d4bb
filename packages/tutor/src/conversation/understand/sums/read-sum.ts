/** A sum in a message: 'what is 3/4 + 1/8', '20% of 45', 'two thirds of 435', 'is 2/3 bigger than 3/5?'. */

import { type Exact, worthOf } from '../../../language/exact-sums.ts';
import { figureFor, pieceOf } from '../../../language/number-words.ts';
import { plainSpelling } from '../../../language/words.ts';

export interface Expression {
  /** As it is said back: `3/4 + 1/8`, `20/100 × 45`. */
  readonly said: string;
  readonly worth: Exact | 'no value';
  /** Holds a fraction, so that its result is said as one. */
  readonly ofFractions: boolean;
  /** More than one figure or fraction by itself. */
  readonly isSum: boolean;
  /** For two fractions that are added or taken away from each other: them and the sign. */
  readonly parts: readonly [string, '+' | '-', string] | null;
}

export type Sum =
  | { readonly kind: 'value'; readonly of: Expression; readonly asked: boolean }
  | {
      readonly kind: 'comparison';
      readonly one: Expression;
      readonly other: Expression;
      /** What the learner thinks: that the one is more, less, or the same; null where they ask which it is. */
      readonly thinks: 'more' | 'less' | 'same' | null;
      /** An equation that is put down and not asked about: 'half of 30 = 15'. */
      readonly stated: boolean;
    };

const opening = /^(?:(?:so|and|but|ok|okay|well|lou|please|hey|hm+|then|um|now) )*/;
const asking =
  /^(?:what(?: about| is|'s|s| are| do(?:es)?)?|how about |and |how much (?:is|are)|calculate|compute|work out|evaluate|add up|(?:can|could) you (?:do|work out|calculate|tell me)|(?:(?:can|could) you )?(?:show|tell|teach|explain)(?: me| to me)? how (?:to|(?:do )?(?:i|we|you)) (?:do|add|solve|work out|calculate|find|get|compute)|how (?:do|can|would) (?:i|we|you) (?:do|solve|work out|calculate|compute)|tell me|solve) (?:what )?/;
const closing = /(?:\s*(?:=|equals?|make|makes|please|pls|equal|is))*\s*[?!.=]*\s*$/;
const compared = /^(?:(?:is|are) )?(.+?) (bigger|larger|greater|more|higher|smaller|less|lower|fewer|the same|equal)(?: (?:than|as|to))? (.+)$/;
const which = /^which (?:one )?is (bigger|larger|greater|more|smaller|less)[,:]? (.+?) or (.+)$/;
/** 'If 3/5 of the bar is eaten, how much is left?' */
const rest =
  /^if (\d+\/\d+|\d+(?:\.\d+)? ?%) of [^,?]+,? (?:then )?(?:how much|how many|what|what fraction|what part|which part)\b.*\b(?:left|remains?|over|to go)$/;
const more = new Set(['bigger', 'larger', 'greater', 'more', 'higher']);

/** What is longer is no sum: the patterns need not be held against it. */
const MESSAGE_CHARACTERS_MOST = 300;

/** The sum that a message is, and nothing less than the whole message; null for any other. */
export function readSum(message: string): Sum | null {
  const text = message.replace(/\s+/g, ' ');
  if (text.length > MESSAGE_CHARACTERS_MOST) return null;
  const plain = plainSpelling(inWords(text).replace(/(\d)\s+\/\s*(?=\d)|(\d)\/\s+(?=\d)/g, '$1$2 ÷ ')).replace(opening, '');
  const bare = plain.replace(closing, '');
  const gone = rest.exec(bare)?.[1];
  const remainder = gone === undefined ? null : readExpression(`1 - ${gone}`);
  if (remainder) return { kind: 'value', of: remainder, asked: true };
  const equation = readEquation(plain);
  if (equation) return equation;
  const comparison = compared.exec(bare);
  const choice = which.exec(bare);
  const [, left, relation, right] = comparison ?? (choice ? [bare, choice[2], choice[1], choice[3]] : []);
  if (left !== undefined && right !== undefined && relation !== undefined) {
    const one = readExpression(left);
    const other = readExpression(right);
    if (!one || !other) return null;
    return {
      kind: 'comparison',
      one,
      other,
      thinks: choice ? null : /same|equal/.test(relation) ? 'same' : more.has(relation) ? 'more' : 'less',
      stated: false,
    };
  }
  const asked = asking.test(bare);
  const of = readExpression(bare.replace(asking, ''));
  return of?.isSum ? { kind: 'value', of, asked } : null;
}

/** 'Is 5/6 > 7/9?' */
const inWords = (text: string): string => text.replace(/(\d\)?)\s*>\s*(?=\(?\d)/g, '$1 more than ').replace(/(\d\)?)\s*<\s*(?=\(?\d)/g, '$1 less than ');

const equal = /\s*(?<![=<>!])=(?!=)\s*|\s+(?:is equal to|equals|makes?|gives?)\s+/;
const asksIfSo = /^(?:is|are|does|do|did i get|is it right that|is it true that) /;
const endsAskingIfSo =
  /[\s,.]*(?:(?:is )?(?:that|this|it) (?:right|correct|true|ok|okay)|right|correct|true|yes|no|isn't it|is it|or not|ok|okay)?\s*\?+\s*$|[\s,.]+(?:(?:is )?(?:that|this) (?:right|correct|true)|right|correct)\s*$/;

/** '1/2 + 1/4 = 2/6, right?': two sides of which one is a sum, and nothing besides. */
function readEquation(plain: string): Sum | null {
  const sides = plain.replace(endsAskingIfSo, '').replace(asksIfSo, '').replace(closing, '').split(equal);
  const [one, other] = sides.map((side) => readExpression(side));
  if (sides.length !== 2 || !one || !other || (!one.isSum && !other.isSum)) return null;
  return { kind: 'comparison', one, other, thinks: 'same', stated: !asksIfSo.test(plain) && !endsAskingIfSo.test(plain) };
}

const signs: Readonly<Record<string, string>> = {
  ...{ plus: '+', minus: '-', times: '*', x: '*', '×': '*', '·': '*', of: '*', '÷': '/', over: '/', ':': '/', '−': '-', '–': '-', '^': '**' },
  ...{ '+': '+', '-': '-', '*': '*', '**': '*', '/': '/', '//': '//', '%': '%', '(': '(', ')': ')' },
};
const shown: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '**': '^' };
const token = /\d+\/\d+|\/\/|\d+(?:\.\d+)?|\.\d+|\*\*|[a-z]+|\S/g;
const CHARACTERS_MOST = 120;

function readExpression(text: string): Expression | null {
  if (text.length > CHARACTERS_MOST || /==/.test(text)) return null;
  const said: string[] = [];
  const read: string[] = [];
  const fractions: string[] = [];
  let operators = 0;
  const put = (words: string, expression: string) => {
    said.push(words);
    read.push(expression);
  };
  const tokens = asOneWord(text).match(token) ?? [];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const value = /^[\d.]/.test(word) ? word : /^(?:an?|one)$/.test(word) ? '1' : figureFor(word)?.toString();
    const piece = pieceOf(next);
    if (word === 'the' || word === '$' || word === '€' || word === '£') continue;
    if (/^half$/.test(word)) {
      fractions.push('1/2');
      put('1/2', '(1/2)');
    } else if (value !== undefined && piece !== undefined) {
      fractions.push(`${value}/${piece}`);
      put(`${value}/${piece}`, `(${value}/${piece})`);
      at += 1;
    } else if (value !== undefined && (next === '%' || next === 'percent') && !/^\d/.test(tokens[at + 2] ?? '')) {
      put(`${value}/100`, `(${value}/100)`);
      at += 1;
    } else if (value !== undefined && /^\d+$/.test(word) && /^\d+\/\d+$/.test(next)) {
      fractions.push(next);
      put(`${word} ${next}`, `(${word}+${next})`);
      at += 1;
    } else if (value !== undefined && word !== 'a' && word !== 'an') {
      if (value.includes('/')) fractions.push(value);
      put(value, `(${value})`);
    } else {
      const sign = word === '**' || word === '^' ? '**' : signs[word];
      if (sign === undefined) return null;
      if (sign !== '(' && sign !== ')') operators += 1;
      put(shown[sign] ?? sign, sign);
    }
  }
  const worth = worthOf(read.join(' '));
  if (worth === null) return null;
  const isDivision = fractions.length === 1 && read.length === 1 && (worth === 'no value' || worth.d === 1n);
  return { said: said.join(' '), worth, ofFractions: fractions.length > 0 && !isDivision, isSum: operators > 0 || isDivision, parts: partsOf(said) };
}

const asOneWord = (text: string): string =>
  text
    .replace(/\b(?:divided|split) by\b|\bdivided into\b/g, ' ÷ ')
    .replace(/\bmultiplied by\b/g, ' × ')
    .replace(/\bper cent\b/g, ' percent ')
    .replace(/\btake away\b|\bsubtract\b/g, ' minus ')
    .replace(/\bsquared\b|²/g, ' ^ 2 ')
    .replace(/\bcubed\b|³/g, ' ^ 3 ');

function partsOf(said: readonly string[]): Expression['parts'] {
  const [one, sign, other, ...more] = said;
  const isFraction = (text: string | undefined): text is string => text !== undefined && /^\d+\/\d+$/.test(text);
  return more.length === 0 && isFraction(one) && isFraction(other) && (sign === '+' || sign === '-') ? [one, sign, other] : null;
}
