/**
 * How sure it is that a course answers a question. Passages, key ideas and what is taught each see a part of it: a question
 * in everyday words finds its idea by what people say around it, and holds words that the course never uses.
 */

import type { KeyIdea, Passage } from '../../course-material.ts';
import { isCommon } from '../../language/common-words.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import { evidenceOf, type Verdict } from '../../retrieval/abstention.ts';
import { isEveryday } from '../../retrieval/asking-words.ts';
import { wordsAround } from '../../retrieval/idea-passage.ts';
import type { Ranking, WeightedStem } from '../../retrieval/passage-index.ts';
import { codeStem } from '../../retrieval/question-stems.ts';
import { shareWhere } from '../../retrieval/weighted-share.ts';
import type { IdeaMatches } from './match-ideas.ts';
import { shareTaught } from './taught.ts';

/**
 * Weights of the logistic over `courseFeatures`, in its order, and the two borders. Fitted by Newton's method (ridge .0005) on what
 * the authors of ideas and details know to be asked, each question taken out of its list before it was asked, on the tuned
 * half of packages/tutor/paraphrases (ten times as heavy), and against what other courses are asked and what that half
 * knows no course to answer (eighty times). The borders were set by hand with the rates of the tuned half in view.
 * An idea of which nobody wrote how it is asked about is weighed without that (`unasked`), as it was before there was any.
 */
const courseAnswers = {
  version: 'course-answers-3',
  bias: -9.97,
  weights: [0.52, -0.59, 1.69, 0.59, 2.74, 1.83, 0.66],
  foundFrom: 0.55,
  nearFrom: 0.36,
  unasked: { bias: -7.76, weights: [1.75, -0.56, 1.06, 1.85, 1.09, 2.02, 0], foundFrom: 0.3, nearFrom: 0.15 },
} as const;

/** From this share of words on that the course does not know and that name something, the question is on something else. */
const UNKNOWN_NAMES_MOST = 0.5;
/** What an everyday word weighs that the course never uses, beside the median of those that it does. */
const UNUSED_WORD = 0.5;

export interface Asked {
  readonly ranking: Ranking;
  readonly matches: IdeaMatches;
  readonly keyIdeas: readonly KeyIdea[];
  readonly passages: readonly Passage[];
  /** Whether a stem occurs in the course. */
  readonly knows: (stem: string) => boolean;
}

/** `found`: the course answers it. `near`: it speaks of it, and the best idea is at least the nearest. */
export function verdictOf(asked: Asked): Verdict {
  if (shareWhere(asked.ranking.stems, (stem) => isUnknownName(stem, asked.knows)) >= UNKNOWN_NAMES_MOST) return 'absent';
  const { bias, weights, foundFrom, nearFrom } = asked.matches.ideas[0]?.askedAs.length === 0 ? courseAnswers.unasked : courseAnswers;
  const logit = courseFeatures(asked).reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), bias);
  const chance = 1 / (1 + Math.exp(-logit));
  return chance >= foundFrom ? 'found' : chance >= nearFrom ? 'near' : 'absent';
}

/**
 * Share of the question that is taught, share that names what the course does not know, chance by the passages, log of the
 * number of its words that the best idea holds, log of the top passage's score, chance by the ideas, how like
 * the question is to one that the best idea is known to answer.
 */
function courseFeatures({ ranking, matches, keyIdeas, passages, knows }: Asked): readonly number[] {
  const stems = withoutUnusedWeight(ranking.stems, knows);
  const around = matches.ideas[0] ? stemsAround(matches.ideas[0]) : new Set<string>();
  const held = stems.filter(({ stem, standIns }) => around.has(stem) || standIns.some((other) => around.has(other))).length;
  return [
    shareTaught(stems, keyIdeas, passages),
    shareWhere(stems, (stem) => isUnknownName(stem, knows)),
    evidenceOf({ ...ranking, stems }).chance,
    Math.log(1 + held),
    Math.log(1 + (ranking.found[0]?.score ?? 0)),
    matches.evidence.chance,
    matches.likeness,
  ];
}

/** An everyday word that the course never uses would be its rarest, and says least of what the question is about. */
export function withoutUnusedWeight(stems: readonly WeightedStem[], knows: Asked['knows']): readonly WeightedStem[] {
  const used = stems
    .filter(({ stem }) => knows(stem))
    .map(({ rarity }) => rarity)
    .sort((a, b) => a - b);
  const median = used[used.length >> 1] ?? 1;
  return stems.map((stem) => (knows(stem.stem) || isUnknownName(stem.stem, knows) ? stem : { ...stem, rarity: UNUSED_WORD * Math.min(stem.rarity, median) }));
}

/** 'Guitar', 'subjunctive': no word that everybody uses of anything, and none of the course. */
const isUnknownName = (stem: string, knows: Asked['knows']): boolean => !knows(stem) && !isCommon(stem) && !isEveryday(stem);

const around = new WeakMap<KeyIdea, ReadonlySet<string>>();

function stemsAround(idea: KeyIdea): ReadonlySet<string> {
  const known = around.get(idea);
  if (known) return known;
  const text = wordsAround(idea);
  const stems = new Set([...tellingStems(text), ...wordsOf(text).map(codeStem)]);
  around.set(idea, stems);
  return stems;
}
