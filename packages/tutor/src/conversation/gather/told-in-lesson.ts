/** When a sentence of the lessons answers better than the key idea that a question comes nearest to, or beside it. */

import type { KeyIdea } from '../../course-material.ts';
import { isCommon } from '../../language/common-words.ts';
import { SAME_QUESTION } from '../../retrieval/asked-alike.ts';
import { isEveryday } from '../../retrieval/asking-words.ts';
import type { FoundSentence } from '../../retrieval/best-sentences.ts';
import type { WeightedStem } from '../../retrieval/passage-index.ts';
import { tellingSentences } from '../../retrieval/telling-sentence.ts';
import { soughtBy } from '../message/answer-sought.ts';
import { headOf, type QuestionKind, questionKindOf } from '../message/question-kind.ts';
import type { Turn } from '../turn.ts';
import { awayFromPage } from './away-from-page.ts';
import { withoutUnusedWeight } from './course-answers.ts';
import { shareSaid } from './match-ideas.ts';

export interface ToldInLesson {
  readonly sentence: FoundSentence;
  /** As it is said: with the one before it where it hangs on that, or all that its authors named. */
  readonly said: readonly FoundSentence[];
  /**
   * `instead` of the idea's texts; `or-idea` and `or-after-idea` where either may be meant, this one or the idea first; `after` the
   * idea's statement, where neither is surely the one; `alone` says no more than that it holds the question.
   */
  readonly rank: 'instead' | 'or-idea' | 'or-after-idea' | 'after' | 'alone';
  /** It holds enough of the question to be an answer by itself, whatever the ideas are about. */
  readonly answers: boolean;
  /** The key idea beside which its authors told it; null where nobody named the sentence. */
  readonly idea: KeyIdea | null;
  /** How like the question is to one that the sentence is known to be asked for, 0 to 1. */
  readonly likeness: number;
}

/** A sentence holds at least so many of the question's words: with one, any sentence on the subject would do. */
const STEMS_LEAST = 2;
/** It is looked at from this share of the question on, and answers by itself from the second. */
const HOLDS_LEAST = 0.6;
const ANSWERS_FROM = 0.8;
const ANSWERS_STEMS = 3;
/**
 * How far it must be ahead of the best idea: what the idea's texts hold of the question counts so much against it, and so
 * much that the question is like one that the idea is known to answer. Set on the tuned half of packages/tutor/paraphrases.
 */
const IDEA_HOLDS = 0.6;
const IDEA_ASKED = 0.4;
const AHEAD = 0.33;
/** Beside the idea's statement it is said from this share on. */
const BESIDE_FROM = 0.7;
/** A question so like one of the idea's own needs no other sentence beside it. */
const ASKED_OF_IDEA = 0.6;
/** So like one of the idea's own, and about what the idea speaks of, it is no question for a sentence in its place. */
const ASKED_LIKE = 0.42;

/** The question names the very thing that the idea is about, and the idea holds something of what is asked of it. */
function isHeadOf({ statement, simpler, example, askedAs }: KeyIdea, asked: readonly WeightedStem[]): boolean {
  const head = headOf(statement);
  if (head.length === 0 || !head.every((stem) => asked.some((one) => one.stem === stem))) return false;
  const others = asked.filter(({ stem }) => !head.includes(stem));
  return others.length === 0 || shareSaid([statement, simpler, example, ...askedAs].join(' '), others) > 0;
}

/** Asked of something that the question names whole; who asks what a thing is names less than its answer. */
const saysOfIt: ReadonlySet<QuestionKind> = new Set(['whether', 'why', 'how', 'when']);

/**
 * A word of the question, and no everyday one, stands in nothing that the idea says, nor does another for it: what it
 * is asked is not what it answers.
 */
const lacksOfQuestion = ({ statement, simpler, example }: KeyIdea, asked: readonly WeightedStem[]): boolean =>
  asked.some((one) => !isCommon(one.stem) && !isEveryday(one.stem) && shareSaid([statement, simpler, example].join(' '), [one]) === 0);

/** The rarest word of the question stands in what the idea says: it is about that thing, and a sentence that only has its other words is not. */
function holdsRarest({ statement, simpler, example }: KeyIdea, asked: readonly WeightedStem[]): boolean {
  const [rarest] = asked.toSorted((one, other) => other.rarity - one.rarity);
  return rarest !== undefined && shareSaid([statement, simpler, example].join(' '), [rarest]) > 0;
}

/** The sentence that holds most of the question; null where none holds enough of it. */
export function toldInLesson(
  stems: readonly WeightedStem[],
  idea: KeyIdea | undefined,
  likeness: number,
  courseIds: readonly string[],
  turn: Turn,
  question: string,
): ToldInLesson | null {
  const asked = withoutUnusedWeight(stems, turn.weighing.knows);
  const passages = courseIds.length === 1 ? turn.library.passagesOf(courseIds[0] ?? '') : [];
  const [sentence] = tellingSentences(asked, passages, (found) => awayFromPage(found).length > 0, {
    sectionId: turn.material.section?.id,
    sought: soughtBy(question),
  });
  if (!sentence || sentence.holds < HOLDS_LEAST) return null;
  const asksOfIt = saysOfIt.has(questionKindOf(question));
  const isAskedOfIt = idea !== undefined && likeness >= ASKED_LIKE && holdsRarest(idea, asked);
  const isOnlyWhole = asksOfIt && idea !== undefined && sentence.isWhole && likeness < SAME_QUESTION && lacksOfQuestion(idea, asked);
  if (sentence.heldStems < STEMS_LEAST && !isOnlyWhole) return null;
  const byIdea = idea ? shareSaid([idea.statement, idea.simpler, idea.example].join(' '), asked) : 0;
  const isAboutIt = idea !== undefined && isHeadOf(idea, asked);
  const isAhead = !isAboutIt && likeness < SAME_QUESTION && !isAskedOfIt && sentence.holds - IDEA_HOLDS * byIdea - IDEA_ASKED * likeness >= AHEAD;
  const isBeside = sentence.holds >= BESIDE_FROM && sentence.holds >= byIdea && likeness < ASKED_OF_IDEA;
  return {
    sentence,
    said: awayFromPage(sentence),
    rank: isAhead || isOnlyWhole ? 'instead' : isBeside ? 'after' : 'alone',
    answers: isOnlyWhole || (sentence.holds >= ANSWERS_FROM && (sentence.heldStems >= ANSWERS_STEMS || sentence.heldStems === asked.length)),
    idea: null,
    likeness: 0,
  };
}
