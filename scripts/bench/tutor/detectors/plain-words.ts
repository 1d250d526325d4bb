/** Words as the detectors read them: a simple tokeniser of their own, so that a fault of the tutor's cannot hide in a shared one. */

const small = new Set(
  'a an the this that these those it its they them their there here he she his her him you your yours i me my we us our one ones be is are was were been being am do does did done doing have has had having will would can could shall should may might must of to in on at by for from with into onto over about as than then so and or but nor if when while because since also too just only very really quite what which who whom whose how why where all any some each every both no not never none nothing without up down out off again such own same other another lot thing things get gets got go goes make makes made let lets like say says said mean means way well yes still even much many'.split(
    ' ',
  ),
);

const units = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  hundredth: 100,
};

/** Comparisons say the same from either end, so both ends are one word. */
const ends: readonly (readonly string[])[] = [
  ['larger', 'bigger', 'greater', 'smaller', 'lesser', 'less', 'fewer', 'more'],
  ['higher', 'lower'],
  ['longer', 'shorter'],
  ['before', 'after', 'earlier', 'later', 'first', 'last'],
  ['above', 'below', 'under'],
  ['faster', 'slower', 'quicker'],
  ['left', 'right'],
  ['closer', 'nearer', 'farther', 'further'],
];
const endOf = new Map(ends.flatMap((words) => words.map((word) => [word, words[0] as string] as const)));

/** A text without marks, invisible characters and wide forms, in small letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();

/** Words and figures in order: 'twenty-seven' is 27, 'three fifths' 3/5, '$1,200.00' 1200. */
export function wordsIn(text: string): readonly string[] {
  const plain = folded(text)
    .replace(/\\d?frac\{(\w+)\}\{(\w+)\}/g, ' $1/$2 ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d)\s*[⁄/]\s*(?=\d)/g, '$1/');
  const tokens = plain.match(/\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?|\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const words: string[] = [];
  for (const token of tokens.map(asFigure)) {
    const before = words.at(-1) ?? '';
    const part = parts[token] ?? parts[token.replace(/s$/, '')];
    if (/^[2-9]0$/.test(before) && /^[1-9]$/.test(token)) words[words.length - 1] = String(Number(before) + Number(token));
    else if (part && /^\d+$/.test(before)) words[words.length - 1] = `${before}/${part}`;
    else words.push(token);
  }
  return words;
}

function asFigure(token: string): string {
  if (/^\d/.test(token)) return token.includes('/') ? token : String(Number(token));
  if (units.includes(token) && token !== 'one') return String(units.indexOf(token));
  if (tens.includes(token)) return String((tens.indexOf(token) + 2) * 10);
  return token;
}

export const figuresIn = (text: string): readonly string[] => wordsIn(text).filter((word) => /^\d/.test(word));

/** A word without its ending; crude, but the same on both sides of a comparison. */
export function rootOf(word: string): string {
  const end = endOf.get(word);
  if (end) return end;
  if (/^\d/.test(word) || word.length < 4) return word;
  const bare = word.replace(/'\w+$/, '');
  const cut = bare.replace(/(?:ational|isation|ization|ations?|ings?|edly|ed|ies|es|s|ly|ness|ment)$/, '');
  const root = cut.length >= 3 ? cut : bare;
  return root.replace(/(.)\1$/, '$1').replace(/[ey]$/, '');
}

/** The roots of a text's telling words, figures among them, in order and with repeats. */
export const tellingRoots = (text: string): readonly string[] =>
  wordsIn(text)
    .filter((word) => !small.has(word))
    .map(rootOf);

/** True when two roots are one word: a typo apart when long, or the one carried on by an ending. */
export function sameRoot(one: string, other: string): boolean {
  if (one === other) return true;
  if (/^\d/.test(one) || /^\d/.test(other)) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 5 && long.startsWith(short.slice(0, Math.max(5, short.length - 1))) && long.length - short.length <= 4) return true;
  return short.length >= 5 && long.length - short.length <= 1 && withinOneEdit(short, long);
}

function withinOneEdit(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.slice(at) === long.slice(at + 1)) return true;
  if (short.length !== long.length) return false;
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** Sentences of a text, cut at stops and line ends; a stop inside a figure does not count. */
export const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!…]["”’)]*)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** How many words deny; 'nobody', 'n't' and 'without' among them. */
export const denialsIn = (text: string): number =>
  (folded(text).match(/\b(?:not|no|never|none|nobody|nothing|neither|nor|without|cannot)\b|n't\b/g) ?? []).length;

export const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
