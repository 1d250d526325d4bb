/** The figures that a material states, with what kind each is: only likes stand beside one another as options. */
import type { Passage } from '../../course-material.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';

/** A year, a share, an amount of money or of a unit, or a count with its scale and its places: `count million .1`. Empty for none of these. */
export interface Figure {
  /** As it is written. */
  readonly text: string;
  readonly kind: string;
  readonly value: number;
  readonly start: number;
}

const words = 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const wordPattern = words.join('|');
const figure = new RegExp(
  `(?<before>(?:\\b\\p{L}+[ -])?)(?<mark>[£€$]?)(?<![\\p{L}\\p{N}.,/:_^+×*=<>−–(-])(?:(?<digits>\\d+(?:,\\d{3})*(?:\\.\\d+)?)|\\b(?<word>${wordPattern})\\b)(?![\\p{L}\\p{N}/:_^]|[.,]\\d|-?(?:th|st|nd|rd)\\b|[–-]\\d| ?[+×*=<>−–/] ?\\d| (?:hundred|thousand|dozen)\\b)(?<after>-? ?(?:%|\\p{L}+)?)`,
  'giu',
);
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const isMonth = new RegExp(`^(?:${months})$`);
const yearly = /^(?:in|since|until|till|by|from|of|after|before|around|about|during|early|late|circa|to|between|and)$/i;
const scales = /^(?:million|billion|trillion)$/;

/** The figures of a sentence in order; days of a date, numbers that are a name (`Highway 61`) and small counts are of no kind. */
export function figuresIn(sentence: string): readonly Figure[] {
  return [...sentence.matchAll(figure)].map((match): Figure => {
    const { before = '', mark = '', digits, word, after = '' } = match.groups ?? {};
    const text = digits ?? word ?? '';
    const value = digits === undefined ? words.indexOf(text.toLowerCase()) + 2 : Number(digits.replace(/,/g, ''));
    const kind = kindOf({ before: before.trim(), mark, text, unit: after.replace(/^[- ]+/, ''), value, isWord: digits === undefined });
    return { text, kind, value, start: match.index + before.length + mark.length };
  });
}

function kindOf(found: { before: string; mark: string; text: string; unit: string; value: number; isWord: boolean }): string {
  const { before, mark, text, unit, value, isWord } = found;
  const isNamed = /^\p{Lu}/u.test(before) && !isMonth.test(before);
  if (isMonth.test(unit) || (isMonth.test(before) && value <= 31)) return '';
  if (/^\d{4}$/.test(text) && value >= 1000 && value <= 2100 && (yearly.test(before) || isMonth.test(before) || unit === '')) return 'year';
  if (/^(?:%|percent|per)$/.test(unit)) return `share${isWord ? ' word' : ''}`;
  if (mark !== '') return `money ${mark}${scales.test(unit) ? unit : ''}`;
  if (isNamed && !yearly.test(before) && !/^(?:The|Some|About|Only|Over|Nearly|At|Every|All|These)$/.test(before)) return '';
  if (/^(?:degrees?|euros?|dollars?|pounds?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|km|kilometres?|miles?|metres?|kg)$/.test(unit))
    return `${unit.replace(/s$/, '')}${isWord ? ' word' : ''}`;
  if (isWord || /^\d$/.test(text)) return '';
  const places = text.split('.')[1]?.length ?? 0;
  return `count ${scales.test(unit) ? unit : ''} .${places}`;
}

/** Every figure of a material by its kind, each value once; read once for as long as the list of passages is known. */
export function figuresOf(passages: readonly Passage[]): ReadonlyMap<string, readonly Figure[]> {
  const known = read.get(passages);
  if (known) return known;
  const byKind = new Map<string, Map<number, Figure>>();
  for (const passage of passages) {
    for (const { sentence } of sentencesIn(passage)) {
      for (const one of figuresIn(sentence.text)) {
        const likes = byKind.get(one.kind) ?? new Map<number, Figure>();
        byKind.set(one.kind, likes);
        if (!likes.has(one.value)) likes.set(one.value, one);
      }
    }
  }
  const kinds = new Map([...byKind].map(([kind, likes]) => [kind, [...likes.values()]]));
  read.set(passages, kinds);
  return kinds;
}

const read = new WeakMap<readonly Passage[], ReadonlyMap<string, readonly Figure[]>>();
