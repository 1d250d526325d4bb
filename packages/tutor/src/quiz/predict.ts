/**
 * The chance that a learner answers an item right, until the learner model lands. A logistic model over counts that are
 * folded from the learner's own recorded answers; it knows no clock and no other learner:
 *
 *   log odds = ease(item's difficulty) + lift(learner's level)
 *            + 0.6 × (ln((right + 3) / (wrong + 1)) − ln 3)   right and wrong first answers on the item's skill
 *            + 0.5 × (right − wrong)                          the same on this very item
 *
 * Ease and lift are judgement, not fitted. Source: lou.md 'Quizzes'.
 */
import type { ItemHistory } from '@lou/domain/mastery/item-history.view';
import { own } from '@lou/domain/own';
import type { Difficulty } from '@lou/domain/shapes';
import type { QuestionItem } from '../course-material.ts';

/** The version of the numbers below, which is written into each offered quiz. */
export const WEIGHTS_VERSION = 'simple-2';

/** Log odds of an item for a learner of whom nothing is known: chances of .82, .69 and .55. */
const easeOf = { beginner: 1.5, intermediate: 0.8, advanced: 0.2 } as const satisfies Record<Difficulty, number>;
/** What the level adds at which the learner is asked now. */
const liftOf = { beginner: 0, intermediate: 0.6, advanced: 1.2 } as const satisfies Record<Difficulty, number>;
/** Answers that the start weighs as much as, three right and one wrong, so that one miss does not sink a skill. */
const STARTING = { right: 3, wrong: 1 };
const SKILL_WEIGHT = 0.6;
const ITEM_WEIGHT = 0.5;
const PREDICTED_LEAST = 0.05;
const PREDICTED_MOST = 0.97;
const none = { right: 0, wrong: 0 };

/** Log odds of a right answer, without bounds; what items are compared by. */
export function logOddsOfRight(item: Pick<QuestionItem, 'id' | 'skill' | 'difficulty'>, history: ItemHistory, level: Difficulty): number {
  const skill = own(history.skills, item.skill) ?? none;
  const met = own(history.items, item.id) ?? none;
  const skillOdds = Math.log((skill.right + STARTING.right) / (skill.wrong + STARTING.wrong)) - Math.log(STARTING.right / STARTING.wrong);
  return easeOf[item.difficulty] + liftOf[level] + SKILL_WEIGHT * skillOdds + ITEM_WEIGHT * (met.right - met.wrong);
}

/** The chance that is written down with an offered item, 0.05 to 0.97. */
export const predictRight = (...asked: Parameters<typeof logOddsOfRight>): number =>
  Math.min(PREDICTED_MOST, Math.max(PREDICTED_LEAST, 1 / (1 + Math.exp(-logOddsOfRight(...asked)))));

/** How much a skill is in need of practice, 0 to 1: missed often is much, never met is some, known is little. */
export function needOf(skill: string, history: ItemHistory): number {
  const { right, wrong } = own(history.skills, skill) ?? none;
  return (wrong + 1) / (right + wrong + 2);
}
