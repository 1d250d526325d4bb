/** Knowing when to say no: how sure the ranking is that the passages hold an answer. Source: learning.md §2. */
import { stemsOfPassage } from './course-shard.ts';
import type { Ranking } from './passage-index.ts';

/** `found`: answer it. `near`: the material speaks of it, but perhaps not of this. `absent`: it is not there. */
export type Verdict = 'found' | 'near' | 'absent';

export interface Evidence {
  readonly verdict: Verdict;
  /** Chance that the best passage answers the question, 0 to 1. */
  readonly chance: number;
}

/**
 * Weights of the logistic over `rankingFeatures`, in its order, and the two borders. Fitted by gradient descent (ridge
 * .001) on the questions of articles 00 to 11 of XQuAD-en, asked of those twelve articles alone (322 answerable, 322
 * with the article missing, 322 with only the paragraph missing); no text of it is kept here. The two borders were set
 * by hand with the rates on articles 00 to 23 in view. Refit the weights with `npm run bench retrieval -- --data FILE
 * --fit`.
 */
export const abstention = {
  version: 'abstain-1',
  bias: -9.983,
  weights: [2.657, 1.229, 5.35, 0.676, 1.715],
  foundFrom: 0.72,
  nearFrom: 0.42,
} as const;

/**
 * The five figures, of the passages' own words alone: what only notes or everyday words lead to is less sure to be said
 * there. Share of the question's rarity-weighted stems that the best passage holds, share of its stems, top
 * score over the total rarity, gap to the second likewise, log of the top score. All zero when nothing was found.
 */
export function rankingFeatures(ranking: Ranking): readonly number[] {
  const [top, second] = ranking.found.filter(({ byItsWords }) => byItsWords > 0).sort((a, b) => b.byItsWords - a.byItsWords);
  const total = ranking.stems.reduce((sum, { rarity }) => sum + rarity, 0);
  if (!top || total === 0) return [0, 0, 0, 0, 0];
  const inPassage = new Set(stemsOfPassage(top.passage));
  const held = ranking.stems.filter(({ stem }) => inPassage.has(stem));
  return [
    held.reduce((sum, { rarity }) => sum + rarity, 0) / total,
    held.length / ranking.stems.length,
    top.byItsWords / total,
    (top.byItsWords - (second?.byItsWords ?? 0)) / total,
    Math.log(1 + top.byItsWords),
  ];
}

/** Whether the passages found answer the question. */
export function evidenceOf(ranking: Ranking): Evidence {
  const logit = rankingFeatures(ranking).reduce((sum, figure, at) => sum + figure * (abstention.weights[at] ?? 0), abstention.bias);
  const chance = 1 / (1 + Math.exp(-logit));
  return { chance, verdict: chance >= abstention.foundFrom ? 'found' : chance >= abstention.nearFrom ? 'near' : 'absent' };
}
