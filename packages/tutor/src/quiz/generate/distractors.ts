/** Wrong options of the right one's own kind, chosen so that nobody who has not read the material is helped. */
import { hashOf } from '@lou/domain/hash';
import { chanceFrom } from '../../chance.ts';
import type { Passage } from '../../course-material.ts';
import { tellingStems } from '../../language/words.ts';
import { sentencesIn } from '../../retrieval/best-sentences.ts';

/** Wrong options beside the right one. */
const WRONG_OPTIONS = 3;
/** Of more candidates the nearest are looked at; their threes are few enough to look at all. */
const CANDIDATES_MOST = 12;

export interface Candidate {
  readonly text: string;
  /** What is said to somebody who takes it; empty where nothing is known. */
  readonly feedback: string;
  /** Smaller is a better distractor; what is as good is drawn. */
  readonly distance: number;
}

export type Wrong = Pick<Candidate, 'text' | 'feedback'>;

/** How often the material uses each stem: the word that everybody has heard is what a guesser takes. */
export type Uses = (stem: string) => number;

/** Whether the texts of an item's options can stand together. */
export type Fit = (texts: readonly string[]) => boolean;

/**
 * The three candidates among which the right option is, by a draw on `name`, shortest to longest with the same chance, and
 * rarest to most frequent as well; the nearer candidates where several threes do. Undefined where there are no three.
 * The same name gives the same three. Only threes that fit the key are looked at.
 */
export function chooseDistractors(
  key: string,
  candidates: readonly Candidate[],
  uses: Uses,
  name: string,
  standTogether: Fit = () => true,
): readonly Wrong[] | undefined {
  if (candidates.length < WRONG_OPTIONS) return undefined;
  const chance = chanceFrom(hashOf(name));
  const wanted = { longer: Math.floor(chance() * (WRONG_OPTIONS + 1)), commoner: Math.floor(chance() * (WRONG_OPTIONS + 1)) };
  const near = candidates
    .map((candidate) => ({ ...candidate, drawn: candidate.distance + 0.5 * chance() }))
    .sort((a, b) => a.drawn - b.drawn)
    .slice(0, CANDIDATES_MOST);
  const commonness = (text: string) => Math.max(0, ...tellingStems(text).map(uses));
  const rank = (three: readonly Candidate[], of: (text: string) => number) => three.filter(({ text }) => of(text) > of(key)).length;
  let best: { readonly three: readonly Candidate[]; readonly cost: number } | undefined;
  for (const three of threesOf(near)) {
    if (!standTogether([key, ...three.map(({ text }) => text)])) continue;
    const off = Math.abs(rank(three, (text) => text.length) - wanted.longer) + Math.abs(rank(three, commonness) - wanted.commoner);
    const cost = off + 0.1 * three.reduce((sum, { drawn }) => sum + drawn, 0);
    if (!best || cost < best.cost) best = { three, cost };
  }
  return best?.three.map(({ text, feedback }) => ({ text, feedback }));
}

function* threesOf<T>(list: readonly T[]): Generator<readonly [T, T, T]> {
  for (let a = 0; a < list.length; a += 1)
    for (let b = a + 1; b < list.length; b += 1) for (let c = b + 1; c < list.length; c += 1) yield [list[a] as T, list[b] as T, list[c] as T];
}

const counted = new WeakMap<readonly Passage[], Uses>();

/** How often each stem stands in a material; counted once for as long as its list of passages is known. */
export function usesIn(passages: readonly Passage[]): Uses {
  const known = counted.get(passages);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const passage of passages) for (const { stems } of sentencesIn(passage)) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const uses = (stem: string) => counts.get(stem) ?? 0;
  counted.set(passages, uses);
  return uses;
}
