/** An expression of figures as learners type it: `3/4 + 1/8`, `20% of 45`, 'two thirds of 435', '2 to the power of 5'. */
import { worthOf } from '../../../language/exact-sums.ts';
import { figureFor, pieceOf } from '../../../language/number-words.ts';
import { lowered, raised } from '../../../language/superscripts.ts';
import type { CourseSigns } from './course-signs.ts';
import { withShareOfIt } from './share-of-it.ts';
import type { Expression } from './sum.ts';

const signs: Readonly<Record<string, string>> = {
  ...{ plus: '+', minus: '-', times: '*', x: '*', '×': '*', '·': '*', of: '*', '÷': '/', over: '/', ':': '/', '−': '-', '–': '-', '^': '**' },
  ...{ '+': '+', '-': '-', '*': '*', '**': '**', '/': '/', '//': '//', '%': '%', '(': '(', ')': ')' },
};
const shownAs: Readonly<Record<string, string>> = { '*': '×', '/': '÷' };
const token = /\d+\/\d+|\/\/|\d+(?:\.\d+)?|\.\d+|\*\*|[a-z]+|\S/g;
const CHARACTERS_MOST = 120;
/** '12/4/2025' is a day. */
const isDay = /\d\/\d+\/\d/;
/** What says the size of a sum of money or nothing at all. */
const ofNoAccount = new Set(['the', '$', '€', '£', 'euros', 'euro', 'dollars', 'pounds', 'cents']);

/** One piece of an expression: as it is shown, as the checks work it out, as it is evaluated. */
interface Piece {
  readonly shown: string;
  readonly sum: string;
  readonly read: string;
  /** Written without a blank after it, as an opening bracket and the sign of a negative figure are, or before it. */
  readonly joins?: 'next' | 'last';
}

/** The expression that a text is, and nothing less than the whole text; null for any other. */
export function readExpression(text: string, { percent, power }: CourseSigns): Expression | null {
  if (text.length > CHARACTERS_MOST || /==/.test(text) || isDay.test(text)) return null;
  const pieces: Piece[] = [];
  const fractions: string[] = [];
  let operators = 0;
  let factors: readonly string[] | null = null;
  const tokens = (asOneWord(text).match(token) ?? []).filter((word) => !ofNoAccount.has(word));
  const valueAt = (at: number): string | undefined => {
    const word = tokens[at] ?? '';
    return /^[\d.]/.test(word) ? word : /^(?:an?|one)$/.test(word) ? '1' : figureFor(word)?.toString();
  };
  const put = (shown: string, sum = shown, read = `(${sum})`) => pieces.push({ shown, sum, read });
  const operate = (sign: string, shown = shownAs[sign] ?? sign, sum = shownAs[sign] ?? sign) => {
    operators += 1;
    pieces.push({ shown, sum, read: sign });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] as string;
    const next = tokens[at + 1] ?? '';
    const afterNext = tokens[at + 2] ?? '';
    const value = valueAt(at);
    const piece = pieceOf(next);
    const isPercent = next === 'percent' || (next === '%' && (percent === 'hundredths' || !/^[\d(]/.test(afterNext)));
    if (word === 'half') {
      fractions.push('1/2');
      put('1/2');
    } else if (value !== undefined && piece !== undefined) {
      fractions.push(`${value}/${piece}`);
      put(`${value}/${piece}`);
      at += 1;
    } else if (value !== undefined && isPercent) {
      put(`${value} %`, `${value}/100`);
      if (afterNext === 'of' || /^[\d(]/.test(afterNext)) operate('*', 'of');
      at += afterNext === 'of' ? 2 : 1;
    } else if (value !== undefined && /^\d+$/.test(word) && /^\d+\/\d+$/.test(next)) {
      fractions.push(next);
      put(`${word} ${next}`, `${word} ${next}`, `(${word}+${next})`);
      at += 1;
    } else if (value !== undefined && word !== 'a' && word !== 'an') {
      if (value.includes('/')) fractions.push(value);
      put(value);
    } else {
      const sign = signs[word];
      if (sign === undefined) return null;
      const exponent = valueAt(at + 1);
      const base = pieces.at(-1);
      if (sign === '**' && base && power === 'raised' && exponent !== undefined && /^\d+$/.test(exponent)) {
        operators += 1;
        factors = pieces.length === 1 && at + 2 === tokens.length ? factorsOf(base, Number(exponent)) : null;
        pieces[pieces.length - 1] = {
          ...base,
          shown: `${withBrackets(base.shown)}${raised(exponent)}`,
          sum: `${withBrackets(base.sum)}^${exponent}`,
          read: `${base.read}**${exponent}`,
        };
        at += 1;
      } else if (sign === '(' || sign === ')' || (sign === '-' && isOpen(pieces.at(-1)))) {
        pieces.push({ shown: sign, sum: sign, read: sign, joins: sign === ')' ? 'last' : 'next' });
      } else {
        if (sign === '**') factors = pieces.length === 1 && base && at + 2 === tokens.length ? factorsOf(base, Number(exponent)) : null;
        operate(sign);
      }
    }
  }
  const worth = worthOf(pieces.map(({ read }) => read).join(' '));
  if (worth === null) return null;
  const isDivision = fractions.length === 1 && pieces.length === 1 && operators === 0 && (worth === 'no value' || worth.d === 1n);
  return {
    shown: joined(pieces, ({ shown }) => shown),
    sum: joined(pieces, ({ sum }) => sum),
    worth,
    ofFractions: fractions.length > 0 && !isDivision,
    isSum: operators > 0 || isDivision,
    parts: partsOf(pieces),
    factors,
  };
}

/** A minus here is the sign of what follows. */
const isOpen = (before: Piece | undefined): boolean => before === undefined || before.joins === 'next' || /^(?:[-+*/%]|\*\*|\/\/)$/.test(before.read);

const withBrackets = (base: string): string => (/^[\d.]+$|\)$/.test(base) ? base : `(${base})`);

/** More of them tell nobody anything. */
const FACTORS_MOST = 6;
const factorsOf = ({ sum }: Piece, exponent: number): readonly string[] | null =>
  Number.isInteger(exponent) && exponent > 1 && exponent <= FACTORS_MOST ? Array.from({ length: exponent }, () => sum) : null;

function joined(pieces: readonly Piece[], of: (piece: Piece) => string): string {
  return pieces.reduce((text, piece, at) => {
    const isClose = at === 0 || piece.joins === 'last' || pieces[at - 1]?.joins === 'next';
    return `${text}${isClose ? '' : ' '}${of(piece)}`;
  }, '');
}

const asOneWord = (text: string): string => lowered(withSigns(withShareOfIt(text))).replace(/\^/g, ' ^ ');

/** What is said of a sum in words, as its sign. */
const withSigns = (text: string): string =>
  text
    .replace(/\b(?:divided|split) by\b|\bdivided into\b/g, ' ÷ ')
    .replace(/\bmultiplied (?:by|with)\b/g, ' × ')
    .replace(/\badded to\b/g, ' + ')
    .replace(/^(?:the )?(?:sum of|add) (.+) (?:and|to) (.+)$/, '($1) + ($2)')
    .replace(/^(?:the )?product of (.+) and (.+)$|^multiply (.+) (?:by|with) (.+)$/, (_, a, b, c, d) => `(${a ?? c}) × (${b ?? d})`)
    .replace(/^(?:subtract|take(?: away)?) (.+) (?:away )?from (.+)$/, '($2) - ($1)')
    .replace(/^divide (.+) by (.+)$/, '($1) ÷ ($2)')
    .replace(/^double (.+)$|^twice (.+)$/, (_, a, b) => `2 × (${a ?? b})`)
    .replace(/\((\d+(?:[./]\d+)?|[a-z]+(?: [a-z]+)?)\)/g, '$1')
    .replace(/\b(\d+) out of (\d+)\b/g, '$1/$2')
    .replace(/\bper cent\b/g, ' percent ')
    .replace(/\btake away\b|\bsubtract\b/g, ' minus ')
    .replace(/\bsquared\b/g, ' ^ 2 ')
    .replace(/\bcubed\b/g, ' ^ 3 ')
    .replace(/\b(?:raised )?to the (?:power (?:of )?(?=\w)|(?=\w+(?: power)?$))(\w+?)(?:st|nd|rd|th)?(?: power)?$/g, ' ^ $1 ');

function partsOf(pieces: readonly Piece[]): Expression['parts'] {
  const [one, sign, other, ...more] = pieces.map(({ sum }) => sum);
  const isFraction = (text: string | undefined): text is string => text !== undefined && /^\d+\/\d+$/.test(text);
  return more.length === 0 && isFraction(one) && isFraction(other) && (sign === '+' || sign === '-') ? [one, sign, other] : null;
}
