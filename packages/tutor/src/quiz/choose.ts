/** Which items a quiz has, and the order in which their options are shown. Pure; the caller records. Source: lou.md 'Quizzes'. */

import { hashOf } from '@lou/domain/hash';
import type { ItemHistory } from '@lou/domain/mastery/item-history.view';
import { own } from '@lou/domain/own';
import type { Difficulty } from '@lou/domain/shapes';
import { chanceFrom } from '../chance.ts';
import type { QuestionItem } from '../course-material.ts';
import { logOddsOfRight, needOf, predictRight } from './predict.ts';

/** The predicted chance of a right answer that an item should have. Source: lou.md 'Quizzes'. */
const WANTED_CHANCE = 0.75;
/** An item is not offered again for so long, while there are others. */
export const REST_MS = 24 * 60 * 60_000;

/** An item with, where several ask about the same thing, the name of that thing. */
export interface OfferableItem extends QuestionItem {
  readonly about?: string;
}

export interface QuizWish {
  /**
   * Where items may come from, first what a quiz is made of as long as it lasts: the section's bank, then the course's other
   * items on its skills, then generated ones. A source is asked only when those before it are used up.
   */
  readonly sources: readonly (() => readonly OfferableItem[])[];
  /** The quiz gate: no item is offered that it does not let through. */
  readonly passes: (item: QuestionItem) => boolean;
  readonly history: ItemHistory;
  /** What is asked of the learner now. */
  readonly level: Difficulty;
  readonly nowMs: number;
  readonly length: number;
  readonly seed: number;
}

export interface ChosenItem {
  readonly item: QuestionItem;
  /** Predicted chance of a right answer, 0 to 1. */
  readonly predicted: number;
}

const WANTED_LOG_ODDS = Math.log(WANTED_CHANCE / (1 - WANTED_CHANCE));
/** What a unit of log odds away from the wanted chance costs: as much as the chance moves there. */
const DISTANCE_WEIGHT = WANTED_CHANCE * (1 - WANTED_CHANCE);
const NEED_WEIGHT = 0.4;
/** What each item of a skill that is in the quiz already costs the next one of it. */
const CROWD_WEIGHT = 0.25;
/** Among equals the seed decides. */
const DRAW_WEIGHT = 0.05;

/**
 * The items of a quiz, source by source: those that rested, on other things first; only where none of them is left, those seen
 * longest ago. Fewer where there are no more. Within a source the skill most in need comes first, at a chance near 0.75, and no
 * skill takes over the quiz. No item comes twice, none that tells another's answer, and none that the gate keeps back. The same
 * seed gives the same quiz.
 */
export function chooseItems({ sources, passes, history, level, nowMs, length, seed }: QuizWish): readonly ChosenItem[] {
  const chosen: OfferableItem[] = [];
  const refused = new Set<string>();
  const seenAt = ({ id }: QuestionItem) => own(history.items, id)?.lastOfferedMs ?? Number.NEGATIVE_INFINITY;
  const isRested = (item: QuestionItem) => nowMs - seenAt(item) >= REST_MS;
  const isIn = ({ id }: OfferableItem) => chosen.some((other) => other.id === id);
  const isOnOther = (item: OfferableItem) => !chosen.some((other) => isOnSame(other, item));
  const isUntold = (item: OfferableItem) => !chosen.some((other) => isOnSame(other, item) && (tells(other, item) || tells(item, other)));
  const rank = (id: string) => chanceFrom(seed ^ hashOf(id))();
  const fitness = (item: QuestionItem) =>
    NEED_WEIGHT * needOf(item.skill, history) -
    DISTANCE_WEIGHT * Math.abs(logOddsOfRight(item, history, level) - WANTED_LOG_ODDS) -
    CROWD_WEIGHT * chosen.filter(({ skill }) => skill === item.skill).length +
    DRAW_WEIGHT * rank(item.id);
  const longestAgo = (item: QuestionItem) => -seenAt(item);

  const rested: OfferableItem[] = [];
  const tired: OfferableItem[] = [];
  for (const source of sources) {
    if (chosen.length === length) break;
    for (const item of source()) (isRested(item) ? rested : tired).push(item);
    fill(rested, fitness, isOnOther);
  }
  fill(rested, fitness, isUntold);
  if (!rested.some((item) => isLeft(item) && passes(item))) {
    fill(tired, longestAgo, isOnOther);
    fill(tired, longestAgo, isUntold);
  }
  return chosen.map((item) => ({ item, predicted: predictRight(item, history, level) }));

  function isLeft(item: OfferableItem) {
    return !refused.has(item.id) && !isIn(item);
  }

  function fill(from: readonly OfferableItem[], fitnessOf: (item: OfferableItem) => number, may: (item: OfferableItem) => boolean) {
    while (chosen.length < length) {
      const left = from.filter((item) => isLeft(item) && may(item));
      if (left.length === 0) return;
      const best = left.reduce((known, item) => (fitnessOf(item) > fitnessOf(known) ? item : known));
      if (passes(best)) chosen.push(best);
      else refused.add(best.id);
    }
  }
}

const isOnSame = (one: OfferableItem, other: OfferableItem): boolean => one.about !== undefined && one.about === other.about;

/** The right answer to the other stands in the one's question. */
function tells({ question }: QuestionItem, { options }: QuestionItem): boolean {
  const key = options.find(({ right }) => right)?.text.toLowerCase();
  return key !== undefined && question.toLowerCase().includes(key);
}

/** The authored places of the options in the order in which they are shown: a fair shuffle of 0 to `count` - 1. */
export function shownOrder(count: number, seed: number): readonly number[] {
  const chance = chanceFrom(hashOf(`order ${seed}`));
  const order = Array.from({ length: count }, (_, place) => place);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
  return order;
}
