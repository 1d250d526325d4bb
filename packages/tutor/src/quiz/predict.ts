/** The chance that a learner answers an item right, from counts alone, until the learner model lands. */
import type { ItemHistory } from '@lou/domain/mastery/item-history.view';
import type { Level } from '@lou/domain/mastery/standing';
import { own } from '@lou/domain/own';
import type { QuestionItem } from '../ports.ts';

/** The version of the numbers below, which is written into each offered quiz. */
export const WEIGHTS_VERSION = 'simple-1';

/** Log odds of an item for a learner of middling skill, by difficulty. Judgement, not fitted: .82, .69 and .55. */
const easeOf = { beginner: 1.5, intermediate: 0.8, advanced: 0.2 } as const;
/** What a learner's level adds. */
const lift = { beginner: 0, intermediate: 0.4, advanced: 0.8, expert: 1.1 } as const satisfies Record<Level, number>;
/** Answers that the start weighs as much as, so that one miss does not sink a skill. */
const STARTING_ANSWERS = 4;
const PREDICTED_LEAST = 0.05;
const PREDICTED_MOST = 0.97;

/** 0.05 to 0.97: difficulty and level, moved by how the skill and this very item went so far. */
export function predictRight(item: Pick<QuestionItem, 'id' | 'skill' | 'difficulty'>, history: ItemHistory, level: Level): number {
  const skill = own(history.skills, item.skill) ?? { right: 0, wrong: 0 };
  const met = own(history.items, item.id) ?? { right: 0, wrong: 0 };
  const skillOdds = Math.log((skill.right + STARTING_ANSWERS * 0.75) / (skill.wrong + STARTING_ANSWERS * 0.25)) - Math.log(3);
  const logit = easeOf[item.difficulty] + lift[level] + 0.6 * skillOdds + 0.5 * met.right - 0.5 * met.wrong;
  return Math.min(PREDICTED_MOST, Math.max(PREDICTED_LEAST, 1 / (1 + Math.exp(-logit))));
}

/** How much a skill is in need of practice, 0 to 1: missed often is much, never met is some, known is little. */
export function needOf(skill: string, history: ItemHistory): number {
  const { right, wrong } = own(history.skills, skill) ?? { right: 0, wrong: 0 };
  return (wrong + 1) / (right + wrong + 2);
}
