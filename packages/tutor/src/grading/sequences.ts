/** Symbols that come in an order: 'V IV I' is not said by 'I V vi IV', though each of them is there. */
import type { Term } from './answer-terms.ts';

type Kind = 'numeral' | 'note' | 'figure';

const numerals = 'i ii iii iv v vi vii'.split(' ');

function symbolOf(word: string): { readonly kind: Kind; readonly place: number } | null {
  const bare = word === 'letter_i' ? 'i' : word;
  const numeral = word === 'i' ? -1 : numerals.indexOf(bare);
  if (numeral !== -1) return { kind: 'numeral', place: numeral };
  if (/^\d+$/.test(word)) return { kind: 'figure', place: Number(word) };
  return /^(?:letter_a|[b-g])(?:_(?:sharp|flat))?$/.test(word) ? { kind: 'note', place: word.replace('letter_', '').charCodeAt(0) } : null;
}

/** A row of symbols of one kind, and whether it is the row of a sequence, or only a list of what there is. */
export interface Row {
  readonly kind: Kind;
  readonly places: readonly number[];
}

/** What leads from one symbol to the next. */
const leadsOn = /\b(?:then|to)\b/;
const small = new Set('and then to from on back down up goes go it its is starts with bars bar of'.split(' '));
const PURE_LEAST = 3;

/**
 * The sequence that a wording is made up of; null for any other. Symbols that rise through their own order, as in 'I, IV and V', and
 * notes that sound together are a list, unless something leads from one to the next.
 */
export function sequenceIn(words: string): Row | null {
  const all = words.split(' ');
  const symbols = all.flatMap((word) => symbolOf(word) ?? []);
  const [first] = symbols;
  if (first === undefined || symbols.length < 2 || symbols.some(({ kind }) => kind !== first.kind)) return null;
  const places = symbols.map(({ place }) => place);
  const isPure = symbols.length === all.length && symbols.length >= PURE_LEAST && first.kind !== 'note';
  const rises = places.every((place, at) => at === 0 || place > (places[at - 1] as number));
  const isBare = all.every((word) => symbolOf(word) !== null || small.has(word));
  const isLed = leadsOn.test(words) && (first.kind === 'numeral' || (first.kind === 'note' && isBare));
  return (isPure && !rises) || isLed ? { kind: first.kind, places } : null;
}

/**
 * True where a text has the symbols of the sequence one after the other, or hardly any symbols of that kind. One may stay for longer
 * than it is written, and a small 'i' may be the numeral or the speaker.
 */
export function holdsSequence(words: string, { kind, places }: Row): boolean {
  const stays = new Set(places).size === 1;
  const wanted = stays ? places.slice(0, 2) : inTurns(places);
  return [words, words.replace(/(?<= )i(?= )/g, 'letter_i')].some((reading) => {
    const said = reading.split(' ').flatMap((word) => {
      const symbol = symbolOf(word);
      return symbol?.kind === kind ? [symbol.place] : [];
    });
    if (said.length < 2) return reading === words && !/ i /.test(words);
    const row = stays ? said : inTurns(said);
    return row.some((_, at) => wanted.every((place, step) => row[at + step] === place));
  });
}

/** True where one symbol is all that is said, out of a row of others beside it: a row of them is a guess. */
export function isOutOfRow(answer: readonly Term[], used: ReadonlySet<Term>): boolean {
  const [only, ...more] = used;
  const kind = only && symbolOf(only.word)?.kind;
  if (only === undefined || more.length > 0 || kind !== 'numeral') return false;
  const beside = answer.filter(({ word, clause }) => clause === only.clause && symbolOf(word)?.kind === kind);
  return new Set(beside.map(({ stem }) => stem)).size >= PURE_LEAST;
}

const inTurns = (places: readonly number[]): readonly number[] => places.filter((place, at) => place !== places[at - 1]);
