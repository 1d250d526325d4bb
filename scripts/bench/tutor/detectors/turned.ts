/** Whether a sentence says its source the wrong way round: a comparison or an order turned, or words that changed places. */
import { areAlike, areOpposites, placesOf } from './opposites.ts';
import { folded, rootOf, sameRoot, sentencesIn, tellingRoots, wordsIn } from './plain-words.ts';

/** So many telling words on either side say what is compared with what. */
const NEAREST = 4;

/** What stands before a word and after it, by the roots of its nearest telling words. */
interface Sides {
  readonly word: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const placing = /^(?:before|after|above|below|under|over|beneath|inside|outside|within|with|without)$/;

/** Each word that has an opposite, with its sides. 'Before A, B' is read as 'B before A'. */
function polesIn(sentence: string): readonly Sides[] {
  const whole = sentencesIn(sentence).flatMap((one) => (isCorrelative(one) ? one.split(/,\s+(?=the\b)/i) : [one]));
  return whole.flatMap((one) => {
    const parts = one.split(/[;:]|,\s/);
    const words = wordsIn(one);
    const first = words[0] ?? '';
    const moved = parts.length > 1 && placing.test(first) ? [...wordsIn(parts.slice(1).join(', ')), ...wordsIn(parts[0] ?? '')] : words;
    return moved.flatMap((word, at) => {
      if (placesOf(word).length === 0) return [];
      const telling = (some: readonly string[]) => tellingRoots(some.filter((other) => !areAlike(other, word) && !areOpposites(other, word)).join(' '));
      return [{ word, before: telling(moved.slice(0, at)).slice(-NEAREST), after: telling(moved.slice(at + 1)).slice(0, NEAREST) }];
    });
  });
}

const shared = (some: readonly string[], others: readonly string[]): number => some.filter((root) => others.some((other) => sameRoot(root, other))).length;

/** How well the sides fit as they stand, and how well from the other end. */
const fitOf = (said: Sides, held: Sides) => ({
  straight: shared(said.before, held.before) + shared(said.after, held.after),
  crossed: shared(said.before, held.after) + shared(said.after, held.before),
});

/** A word that sets one thing over, before or behind another, so that the two cannot change sides. */
const isOrder = (text: string, word: string): boolean =>
  /^(?:before|after|above|below|under|earlier|later)$/.test(word) || new RegExp(`\\b${word}\\b[^.;:]* than\\b`, 'i').test(text);

/** 'The larger A, the smaller B' says the same with both words turned. */
const isCorrelative = (text: string): boolean => /\bthe (?:more|less|fewer|\w+er)\b.*,? the (?:more|less|fewer|\w+er)\b/i.test(text);

/** True where a word of the sentence names the other end of what its source says of the same things in the same order. */
export function isTurned(text: string, held: string): boolean {
  const inHeld = polesIn(held);
  const turned = polesIn(text).filter((said) => {
    const others = inHeld.filter(({ word }) => areAlike(word, said.word) || areOpposites(word, said.word));
    const best = others
      .map((other) => ({ ...fitOf(said, other), isOpposite: !areAlike(other.word, said.word) }))
      .sort((a, b) => Math.max(b.straight, b.crossed) - Math.max(a.straight, a.crossed) || Number(a.isOpposite) - Number(b.isOpposite))[0];
    if (best === undefined) return false;
    return best.isOpposite ? best.straight >= best.crossed : isOrder(text, said.word) && isOrder(held, said.word) && best.straight === 0 && best.crossed >= 2;
  });
  return turned.length > 0 && !(isCorrelative(text) && isCorrelative(held) && turned.length % 2 === 0);
}

/** Of a sentence that repeats its source so much must stand in the same order. */
const SHARE_REPEATED = 0.7;
const WORDS_REPEATED = 4;

/**
 * True where a sentence repeats its source but for one or two words that stand in the place of others: a name changed, or
 * two that changed places. 'A and B' and 'B and A' are one, and so are words that say about the same.
 */
export const isExchanged = (text: string, held: string): boolean =>
  sentencesIn(held).some((sentence) => {
    const [one, two] = [wordsIn(text), wordsIn(sentence)];
    const swapped = swappedIn(one.slice(-two.length), two);
    if (swapped) return !areInAList(text, swapped);
    const exchanged = (gapsBetween(one, two) ?? []).filter(([said, other]) => said !== '' && other !== '');
    return exchanged.length > 0 && exchanged.length <= 2 && exchanged.every(([said, other]) => areOpposites(said, other) || areOtherThings(said, other));
  });

/** The two words that changed places, where nothing else differs. */
function swappedIn(said: readonly string[], held: readonly string[]): readonly [string, string] | null {
  if (said.length !== held.length) return null;
  const [first = 0, second = 0, ...more] = said.flatMap((word, at) => (word === held[at] ? [] : [at]));
  const [one = '', two = ''] = [said[first], said[second]];
  return more.length === 0 && second > first && one === held[second] && two === held[first] ? [one, two] : null;
}

/** 'A and B', 'A + B', 'A, B': the order says nothing. */
const areInAList = (text: string, [one, two]: readonly [string, string]): boolean =>
  new RegExp(`\\b${one}\\W*(?:\\band\\b|\\bor\\b|\\bplus\\b|\\btimes\\b|[,+×·*=])\\W*${two}\\b`).test(folded(text));

const areOtherThings = (said: string, other: string): boolean =>
  [said, other].every((words) => !words.includes(' ') && tellingRoots(words).length === 1) &&
  /^\d/.test(said) === /^\d/.test(other) &&
  !areAlike(said, other) &&
  !sameRoot(rootOf(said), rootOf(other));

/** The words that differ between two texts that are else the same, side by side; null when too little is the same. */
function gapsBetween(said: readonly string[], held: readonly string[]): readonly (readonly [string, string])[] | null {
  const pairs = pairsInOrder(said, held);
  if (pairs.length < WORDS_REPEATED || pairs.length < SHARE_REPEATED * Math.max(said.length, held.length)) return null;
  const ends = [[-1, -1] as const, ...pairs, [said.length, held.length] as const];
  return ends.slice(1).map(([i, j], at) => {
    const [a, b] = ends[at] ?? [-1, -1];
    return [said.slice(a + 1, i).join(' '), held.slice(b + 1, j).join(' ')] as const;
  });
}

/** The longest run of words that both have in the same order, as pairs of places. */
function pairsInOrder(said: readonly string[], held: readonly string[]): readonly (readonly [number, number])[] {
  const length = Array.from({ length: said.length + 1 }, () => new Array<number>(held.length + 1).fill(0));
  const at = (i: number, j: number) => length[i]?.[j] ?? 0;
  for (let i = said.length - 1; i >= 0; i -= 1)
    for (let j = held.length - 1; j >= 0; j -= 1)
      (length[i] as number[])[j] = said[i] === held[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < said.length && j < held.length; ) {
    if (said[i] === held[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
