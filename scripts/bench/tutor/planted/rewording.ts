/** Ways to say the same in other words, for planting; the detectors know none of them. */
import { pickOne } from '@lou/tutor/chance';

const likes: Readonly<Record<string, string>> = {
  whole: 'entire thing',
  piece: 'bit',
  pieces: 'bits',
  equal: 'matching',
  number: 'figure',
  because: 'as',
  since: 'as',
  needs: 'requires',
  has: 'holds',
  only: 'merely',
  shows: 'displays',
  shown: 'displayed',
  write: 'put down',
  writes: 'puts down',
  reader: 'person reading',
  money: 'cash',
  buy: 'purchase',
  bought: 'purchased',
  begins: 'starts',
  start: 'beginning',
  ends: 'stops',
  uses: 'employs',
  same: 'identical',
  different: 'unlike',
  always: 'every time',
  never: 'at no time',
  often: 'frequently',
  small: 'little',
  large: 'big',
  big: 'large',
  quick: 'fast',
  makes: 'renders',
  gives: 'hands over',
  says: 'states',
  asks: 'enquires',
  people: 'folks',
  everyone: 'everybody',
  thing: 'item',
  things: 'items',
  must: 'has to',
  cannot: 'is unable to',
  change: 'alter',
  changes: 'alters',
  help: 'aid',
  keep: 'retain',
  keeps: 'retains',
  show: 'reveal',
  wrong: 'mistaken',
  good: 'fine',
};

const leads = [
  'Basically, ',
  'In other words, ',
  'What you want is that ',
  'Fine, between us: ',
  'Hm, the thing is that ',
  'Put simply, ',
  'It comes down to this: ',
  '',
];

/** Some words changed for others and, where a clause can move, the clauses in another order. */
export function reworded(text: string, seed: number): string {
  const other = text.replace(/[a-z]+/gi, (word) => likes[word.toLowerCase()] ?? word);
  const [, first, middle, second] = /^(.{12,}?)(, | because | and | so | when | if )(.{12,}?)[.]?$/.exec(other) ?? [];
  const turned = first && second && middle === ', ' ? `${upper(second)}; ${lower(first)}.` : other;
  return `${pickOne(leads, seed, 'lead')}${lower(turned)}`;
}

/** The commonest slip of fingers: two neighbouring letters of a long word change places, in every third long word. */
export function mistyped(text: string): string {
  let long = 0;
  return text.replace(/\p{L}{6,}/gu, (word) => {
    long += 1;
    return long % 3 === 1 ? `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}` : word;
  });
}

const swaps: readonly (readonly [RegExp, string])[] = [
  [/\b(?:larger|bigger|greater)\b/, 'smaller'],
  [/\bsmaller\b/, 'larger'],
  [/\bmore\b/, 'less'],
  [/\b(?:less|fewer)\b/, 'more'],
  [/\blonger\b/, 'shorter'],
  [/\bshorter\b/, 'longer'],
  [/\bhigher\b/, 'lower'],
  [/\blower\b/, 'higher'],
  [/\babove\b/, 'below'],
  [/\bbelow\b/, 'above'],
  [/\bbefore\b/, 'after'],
  [/\bafter\b/, 'before'],
];

/** 'a is larger than b' from the other end: 'b is smaller than a'. Undefined where there is no comparison or sum to turn. */
export function turnedRound(text: string): string | undefined {
  for (const [from, to] of swaps) {
    const match = from.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index).trim();
    const after = text
      .slice(match.index + match[0].length)
      .replace(/^ than/, '')
      .replace(/\.$/, '')
      .trim();
    if (before.split(' ').length >= 2 && after.split(' ').length >= 2) return `${upper(after)}: ${to} that is, seen from ${lower(before)}.`;
  }
  const sum = /^(.*?)(\d[\d/ ]*[+×*·-][^=]*?) ?= ?([\d/.,]+)(.*)$/.exec(text);
  return sum ? `${sum[1]}${sum[3]} is what ${sum[2]} comes to${sum[4]}` : undefined;
}

const names = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
  ' ',
);

/** Figures as words and words as figures. */
export const figuresOtherwise = (text: string): string =>
  text
    .replace(/(?<![\d/.,])\d{1,2}(?![\d/.,])/g, (figure) => names[Number(figure)] ?? figure)
    .replace(/\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) =>
      text.toLowerCase().includes(word.toLowerCase()) ? String(names.indexOf(word.toLowerCase())) : word,
    );

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string => (/^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
