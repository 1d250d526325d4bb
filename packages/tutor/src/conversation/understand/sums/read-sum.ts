/** A sum in a message: 'what is 3/4 + 1/8', '20% of 45', 'is 2/3 bigger than 3/5?', 'put 1/2, 3/8 and 2/3 in order', '3/8 in percent'. */

import { hundredsAsFigures } from '../../../language/number-words.ts';
import { plainSpelling } from '../../../language/words.ts';
import { averageOfCounts } from './average-of-counts.ts';
import { type CourseSigns, plainSigns } from './course-signs.ts';
import { readExpression } from './expression.ts';
import { namesFigure } from './names-figure.ts';
import { asking, readForm } from './read-form.ts';
import { withShareOfIt } from './share-of-it.ts';
import type { BareSum, Comparison, Expression } from './sum.ts';
import { isPercent } from './worked.ts';

const opening = /^(?:(?:so|and|but|ok|okay|well|lou|please|pls|hey|hi|hm+|then|um|now|quick question|sorry)[,:]? )*/;
const closing = /(?:\s*(?:=|equals?|make|makes|please|pls|equal|is))*\s*[?!.=]*\s*$/;
const endsAsking = /[?=]\s*$|\b(?:make|makes|equals?|is|please|pls)\s*[?.!]*\s*$/;

const moreWords = 'bigger|larger|greater|more|higher';
const lessWords = 'smaller|less|lower|fewer';
const isMore = new RegExp(`^(?:${moreWords})$`);
const compared = new RegExp(`^(?:(?:is|are) )?(.+?)(?: (?:is|are))? (${moreWords}|${lessWords}|the same|equal)(?: (?:than|as|to))? (.+)$`);
const asksWhich = `(?:which|what)(?:'?s)?(?: (?:one|number|fraction|of (?:these|them|the (?:two|three))))?(?: is|'s)?(?: the)?`;
const which = new RegExp(`^${asksWhich} (${moreWords}|smaller|less|lower)[,:]? (?:of )?(.+?),? (?:or|and) (.+)$`);
const whichIs = new RegExp(`^which (?:one )?of (.+?) (?:and|or) (\\S+) is (?:the )?(${moreWords}|smaller|less|lower)$`);
const whichLast = new RegExp(`^(.+?),? or (.+?)[,:]? (?:which|what)(?: one)? is (?:the )?(${moreWords}|smaller|less|lower)$`);

/** 'Compare 3/7 with 1/2', 'how does 3/7 compare to 1/2', '3/7 vs 1/2'. */
const compares = [
  /^(?:(?:(?:can|could) you|help me) )?compare (.+?) (?:and|with|to) (.+?)(?: for me)?$/,
  /^how (?:do|does) (.+?) compare (?:to|with) (.+)$/,
  /^how do (.+?) and (.+?) compare$/,
  /^(.+?) (?:vs|versus|compared (?:to|with)) (.+)$/,
];

const mostWords = 'biggest|largest|greatest|most|highest';
const leastWords = 'smallest|least|lowest';
const extreme = new RegExp(`^${asksWhich} (${mostWords}|${leastWords})(?: (?:one|fraction|number))?[,:]?(?: of)? (.+)$`);
const extremeLast = new RegExp(`^which (?:one )?of (.+) is (?:the )?(${mostWords}|${leastWords}|${moreWords}|${lessWords})$`);
const inOrder =
  /^(?:(?:can|could) you |how (?:do|would|can) (?:i|we|you) |help me )?(?:put|order|sort|arrange|list|rank) (.+?)(?: (?:in(?:to)?|by) (?:the right |(?:as|des)cending |size )?(?:order|size)|)(?:,? (?:of size|by size))?(?:,? (?:(?:going )?from |starting with )?(?:the )?(smallest|biggest|largest|greatest|lowest|highest|small|big|large|low|high|least|most|ascending|descending)(?: (?:first|up|to .+))?)?$/;
const startsHigh = /^(?:biggest|largest|greatest|highest|big|large|high|most|descending)$/;

const nearest = /^(?:is|what is|which is) (.+?) (?:closer|closest|nearer|nearest)(?: to)?[,:]? (.+)$/;

const difference = /^(?:the )?difference (?:between|of) (.+) and (.+)$|^how (?:much|many) (?:bigger|larger|greater|more|smaller|less) is (.+) than (.+)$/;

/** 'If 3/5 of the bar is eaten, how much is left?' */
const rest = /^if (\S+(?: \S+)?) of [^,?]+,? (?:then )?(?:how much|how many|what|what fraction|what part|which part)\b.*\b(?:left|remains?|over|to go)$/;

/** What is longer is no sum: the patterns need not be held against it. */
const MESSAGE_CHARACTERS_MOST = 300;

/** The sum that a message is, and nothing less than the whole message; null for any other. */
export function readSum(message: string, signs: CourseSigns = plainSigns): BareSum | null {
  const text = message.replace(/\s+/g, ' ').trim();
  if (text.length > MESSAGE_CHARACTERS_MOST || !namesFigure(text)) return null;
  const plain = putPlainly(
    hundredsAsFigures(plainSpelling(withSpacedSlash(text)))
      .trim()
      .replace(opening, ''),
  );
  const bare = plain.replace(closing, '');
  const read = (part: string | undefined): Expression | null => (part === undefined ? null : readExpression(part.trim(), signs));
  return (
    readAverage(bare, read) ??
    readRest(bare, read) ??
    readChange(bare, read) ??
    readEither(plain, read) ??
    readEquation(plain, read) ??
    readOrder(bare, read) ??
    readNearest(bare, read) ??
    readForm(bare, read) ??
    readComparison(inWords(plain).replace(closing, ''), inWords(plain), read) ??
    readValue(plain, bare, read)
  );
}

/** 'What does 29 % 6 give' and 'how much is 7 tickets at 9 euros', as sums are asked for elsewhere. */
const putPlainly = (plain: string): string =>
  plain
    .replace(/(?<=\d\/\d+ ?[-+] ?\d+\/\d+) (?:as|in) (?:halves|thirds|quarters|\w+ths)(?= ?[?.!]*$)/, '')
    .replace(/^what (?:do|does|will|would) (.+?) (?:give|make|come to|equal|evaluate to)(?= ?[?.!]*$)/, 'what is $1')
    .replace(
      /^(?:how much|what) (?:is|are|do|would) (\d+(?:\.\d+)?) [a-z]+ at [€$£]?(\d+(?:\.\d+)?)(?: ?(?:[€$£]|euros?|dollars?|pounds?|cents?))?(?: each| apiece)?(?: cost| make| be)?/,
      'what is $1 × $2',
    );

type Read = (part: string | undefined) => Expression | null;

const withSpacedSlash = (text: string): string => text.replace(/(\d)\s+\/\s*(?=\d)|(\d)\/\s+(?=\d)/g, '$1$2 ÷ ');

function readAverage(bare: string, read: Read): BareSum | null {
  const of = read(averageOfCounts(bare) ?? undefined);
  return of && { kind: 'value', of, asked: true };
}

function readRest(bare: string, read: Read): BareSum | null {
  const gone = rest.exec(bare)?.[1];
  const part = read(gone);
  const left = part && !part.isSum && (part.ofFractions || isPercent(part)) ? read(`1 - ${part.shown}`) : null;
  return left && { kind: 'value', of: left, asked: true };
}

/** 'What is 20% more than 50', and no question whether it is more. */
function readChange(bare: string, read: Read): BareSum | null {
  const text = bare.replace(asking, '');
  const of = asksIfSo.test(bare) || withShareOfIt(text) === text ? null : read(text);
  return of && { kind: 'value', of, asked: true };
}

/** 'Is 5/6 > 7/9?' */
const inWords = (text: string): string => text.replace(/(\d\)?)\s*>\s*(?=\(?\d)/g, '$1 more than ').replace(/(\d\)?)\s*<\s*(?=\(?\d)/g, '$1 less than ');

function readEither(plain: string, read: Read): BareSum | null {
  const [first, second, ...others] = plain.replace(closing, '').split(/,? or (?:is )?/);
  if (!first || !second || others.length > 0) return null;
  const claims = [first, second].map((part) => readClaim(part, read));
  const [one, other] = claims;
  return one && other ? { kind: 'either', claims: [one, other] } : null;
}

function readClaim(part: string, read: Read): Comparison | null {
  const equation = readEquation(`${part}?`, read);
  if (equation?.kind === 'comparison') return equation;
  return /[<>]|\b(?:than|as)\b/.test(part) ? readSides(inWords(part), read) : null;
}

const equal = /\s*(?<![=<>!])=(?!=)\s*|\s+(?:is equal to|equals|makes?|gives?)\s+/;
const asksIfSo = /^(?:is|are|does|do|did i get|is it right that|is it true that) (?:it true that )?/;
const endsAskingIfSo =
  /[\s,.]*(?:(?:is )?(?:that|this|it) (?:right|correct|true|ok|okay)|right|correct|true|yes|no|isn't it|is it|or not|ok|okay)?\s*\?+\s*$|[\s,.]+(?:(?:is )?(?:that|this) (?:right|correct|true)|right|correct)\s*$/;

/** 'Is 2/3 0.67?' */
const twoFigures = /^(\d+\/\d+) (\d+\.\d+|\d+(?:\.\d+)? ?(?:%|percent))$/;

/** '3/8 plus 4/8 is 7/16, right?' */
const saidToBe = /^([^=]*\d[^=]*) (?:is|are) (?:just |only )?([^=]*\d[^=]*)$/;

/** '1/2 + 1/4 = 2/6, right?': two sides, of which one is a sum or both of which are asked about, and nothing besides. */
function readEquation(plain: string, read: Read): BareSum | null {
  const asked = asksIfSo.test(plain) || endsAskingIfSo.test(plain);
  const put = plain.replace(endsAskingIfSo, '').replace(asksIfSo, '').replace(closing, '');
  const sides = (asked && (twoFigures.exec(put) ?? saidToBe.exec(put))?.slice(1)) || put.split(equal);
  const [one, other] = sides.map((side) => read(side));
  if (sides.length !== 2 || !one || !other || (!asked && !one.isSum && !other.isSum)) return null;
  return { kind: 'comparison', one, other, thinks: 'same', asks: 'same', asked, stated: !asked };
}

/** 'Which is bigger, 3/8 or 2/5', 'is 2/3 more than 3/5'. */
function readComparison(bare: string, plain: string, read: Read): BareSum | null {
  const [, asks, left, right] = which.exec(bare) ?? rotated(whichIs.exec(bare)) ?? rotated(whichLast.exec(bare)) ?? [];
  if (asks !== undefined) {
    const one = read(left);
    const other = read(right);
    return one && other ? { kind: 'comparison', one, other, thinks: null, asks, asked: true, stated: false } : null;
  }
  const [, first = '', second = ''] = compares.map((form) => form.exec(bare)).find((found) => found !== null) ?? [];
  const [one, other] = [read(first), read(second)];
  if (one && other) return { kind: 'comparison', one, other, thinks: null, asks: 'larger', asked: true, stated: false };
  const sides = readSides(bare, read);
  return sides && { ...sides, asked: asksIfSo.test(plain) || /\?\s*$/.test(plain) };
}

/** The word that asks first, as in `which`. */
const rotated = (found: RegExpExecArray | null): readonly (string | undefined)[] | null => found && [found[0], found[3], found[1], found[2]];

function readSides(bare: string, read: Read): Comparison | null {
  const [, left, asks, right] = compared.exec(bare.replace(asksIfSo, '')) ?? [];
  const one = read(left);
  const other = read(right);
  if (!one || !other || asks === undefined) return null;
  return { kind: 'comparison', one, other, thinks: /same|equal/.test(asks) ? 'same' : isMore.test(asks) ? 'more' : 'less', asks, asked: true, stated: false };
}

/** So many can be put in order. */
const LISTED_LEAST = 2;
const LISTED_MOST = 8;

function listOf(text: string, read: Read): readonly Expression[] | null {
  const parts = text
    .split(/\s*[,;:]\s*(?:(?:and|or) )?(?:to )?|\s+(?:and|or)\s+(?:to )?/)
    .flatMap((part) => (/^[\d./%]+(?: [\d./%]+)+$/.test(part) && !/^\d+ \d+\/\d+$/.test(part) ? part.split(' ') : [part]));
  const these = parts.map((part) => read(part));
  const all = these.filter((one) => one !== null);
  return all.length === these.length && all.length >= LISTED_LEAST && all.length <= LISTED_MOST ? all : null;
}

function readOrder(bare: string, read: Read): BareSum | null {
  const [, asks, among] = extreme.exec(bare) ?? swapped(extremeLast.exec(bare)) ?? [];
  const listed = among === undefined ? null : listOf(among.replace(/^of /, ''), read);
  if (listed && asks !== undefined && (listed.length > 2 || !extremeLast.test(bare)))
    return { kind: 'order', these: listed, wants: /^(?:small|least|low|less|few)/.test(asks) ? 'least' : 'most', asks };
  const [, list, from] = inOrder.exec(bare) ?? [];
  const these = list === undefined ? null : listOf(list.replace(/^(?:these|the (?:fractions|numbers))[,:]? /, ''), read);
  const isDown = (from !== undefined && startsHigh.test(from)) || /\bdescending\b/.test(bare);
  return these && { kind: 'order', these, wants: isDown ? 'down' : 'up', asks: isDown ? 'down' : 'up' };
}

const swapped = (found: RegExpExecArray | null): readonly (string | undefined)[] | null => found && [found[0], found[2], found[1]];

function readNearest(bare: string, read: Read): BareSum | null {
  const [, asked, list] = nearest.exec(bare) ?? [];
  const of = read(asked);
  const among = list === undefined ? null : listOf(list, read);
  return of && among && { kind: 'nearest', of, among };
}

/** '2-3', '12/4' and '10:30', where nobody asks what they come to, are pages, days and hours. */
const isNoSumByItself = /^[\d./:–-]+$/;

function readValue(plain: string, bare: string, read: Read): BareSum | null {
  const asked = asking.test(bare) || endsAsking.test(plain);
  const text = bare.replace(asking, '');
  const apart = difference.exec(text) ?? difference.exec(bare);
  if (apart) {
    const [one, other] = [read(apart[1] ?? apart[3]), read(apart[2] ?? apart[4])];
    if (!one || !other || one.worth === 'no value' || other.worth === 'no value') return null;
    const [most, least] = one.worth.compare(other.worth) >= 0 ? [one, other] : [other, one];
    const of = read(`${inBrackets(most)} - ${inBrackets(least)}`);
    return of && { kind: 'value', of, asked: true };
  }
  if (!asked && isNoSumByItself.test(text)) return null;
  const of = read(text);
  return of?.isSum ? { kind: 'value', of, asked } : null;
}

const inBrackets = ({ sum, isSum }: Expression): string => (isSum && /\s/.test(sum) ? `(${sum})` : sum);
