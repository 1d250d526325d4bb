/**
 * The sentence of the lessons that holds most of what is asked. Every sentence is weighed by its own words, whatever its
 * passage is ranked at: a fact that is said in passing stands in a passage that is about something else.
 */

import type { Passage } from '../course-material.ts';
import { tellingStems } from '../language/words.ts';
import { type FoundSentence, sentencesIn } from './best-sentences.ts';
import { isGlossary } from './is-glossary.ts';
import type { WeightedStem } from './passage-index.ts';

/** What an everyday word for one of the question's counts, beside 1 for the word itself. */
const STAND_IN_HELD = 0.6;
/** What a word counts that stands above the sentence or right before it: what it is about need not be said again. */
const AROUND_HELD = 0.5;

interface Placed {
  readonly passage: Passage;
  readonly index: number;
  readonly around: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

interface Sentences {
  readonly all: readonly Placed[];
  /** Numbers of the sentences that hold a stem themselves. */
  readonly holding: ReadonlyMap<string, readonly number[]>;
}

export interface TellingSentence extends FoundSentence {
  /** How many of the question's stems it holds itself, in their words or in others. */
  readonly heldStems: number;
  /** It holds at least one of several stems itself, and what stands around it the others: nothing of the question is missing. */
  readonly isWhole: boolean;
}

/** What makes of two sentences that hold as much the one that is meant. */
export interface Meant {
  /** The section that the learner is in. */
  readonly sectionId?: string | undefined;
  /** What a sentence must hold to answer a question of that form, and the question's stems that it need not say then. */
  readonly sought?: { readonly stems: ReadonlySet<string>; readonly isIn: (sentence: string) => boolean } | null;
}
/** So much of the question they count for. */
const HERE = 0.08;
const SOUGHT = 0.2;
/** With less of the question it is looked for in none. */
const SOUGHT_FROM = 0.3;

/** The sentences that hold most of the question, best first, of passages that are no glossary entries. `fits` says what may be said at all. */
export function tellingSentences(
  stems: readonly WeightedStem[],
  passages: readonly Passage[],
  fits: (found: FoundSentence) => boolean,
  { sectionId, sought = null }: Meant = {},
  most = 1,
): readonly TellingSentence[] {
  const total = stems.reduce((sum, { rarity }) => sum + rarity, 0);
  if (total === 0) return [];
  const { all, holding } = sentencesOf(passages);
  const candidates = new Set(stems.flatMap(({ stem, standIns }) => [stem, ...standIns].flatMap((one) => holding.get(one) ?? [])));
  const found: TellingSentence[] = [];
  for (const number of candidates) {
    const { passage, index, around, own } = all[number] as Placed;
    const sentence = sentencesIn(passage)[index]?.sentence;
    if (!sentence) continue;
    let held = 0;
    let heldStems = 0;
    let missing = 0;
    const shareOf = ({ stem, standIns }: WeightedStem): number => (own.has(stem) ? 1 : standIns.some((other) => own.has(other)) ? STAND_IN_HELD : 0);
    const heldOf = (one: WeightedStem): number => one.rarity * Math.max(shareOf(one), around.has(one.stem) ? AROUND_HELD : 0);
    for (const one of stems) {
      heldStems += Number(shareOf(one) > 0);
      missing += Number(heldOf(one) === 0);
      held += heldOf(one);
    }
    const isWhole = missing === 0 && heldStems > 0 && stems.length > 1;
    const isSought = held >= SOUGHT_FROM * total && (sought?.isIn(sentence.text) ?? false);
    for (const one of isSought ? stems : []) {
      if (!sought?.stems.has(one.stem)) continue;
      // What is sought need not be said: it counts as held, once.
      heldStems += Number(shareOf(one) === 0);
      held += one.rarity - heldOf(one);
    }
    const meant = (sectionId !== undefined && passage.sectionId === sectionId ? HERE : 0) + (isSought ? SOUGHT : 0);
    found.push({ passage, sentence, index, score: held + meant * total + SHORT / (1 + own.size), holds: held / total, heldStems, isWhole });
  }
  found.sort((one, other) => other.score - one.score);
  const best: TellingSentence[] = [];
  for (const one of found) {
    if (best.length === most) break;
    if (fits(one)) best.push(one);
  }
  return best;
}
/** Of two that hold as much the shorter one is more about it. */
const SHORT = 2;

const read = new WeakMap<readonly Passage[], Sentences>();

function sentencesOf(passages: readonly Passage[]): Sentences {
  const known = read.get(passages);
  if (known) return known;
  const all: Placed[] = [];
  const holding = new Map<string, number[]>();
  for (const passage of passages) {
    if (isGlossary(passage)) continue;
    const titles = tellingStems([passage.title, passage.parents[0] ?? ''].join('\n'));
    const sentences = sentencesIn(passage);
    sentences.forEach(({ stems }, index) => {
      const own = new Set(stems);
      for (const stem of own) {
        const numbers = holding.get(stem);
        if (numbers) numbers.push(all.length);
        else holding.set(stem, [all.length]);
      }
      all.push({ passage, index, own, around: new Set([...titles, ...(sentences[index - 1]?.stems ?? [])]) });
    });
  }
  const made = { all, holding };
  read.set(passages, made);
  return made;
}
