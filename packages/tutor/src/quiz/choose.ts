/** Which items a quiz has, and the order in which their options are shown. Pure; the caller records. Source: lou.md 'Quizzes'. */
import type { ItemHistory } from '@lou/domain/mastery/item-history.view';
import type { Level } from '@lou/domain/mastery/standing';
import { own } from '@lou/domain/own';
import { chanceFrom, hashOf } from '../chance.ts';
import type { QuestionItem } from '../ports.ts';
import { needOf, predictRight } from './predict.ts';

/** The predicted chance of a right answer that an item should have. Source: lou.md 'Quizzes'. */
export const WANTED_CHANCE = 0.75;
/** An item is not offered again for so long, while there are others. */
export const REST_MS = 24 * 60 * 60_000;

export interface QuizWish {
  /** The section's items. */
  readonly first: readonly QuestionItem[];
  /** The course's: used on the section's skills when the section's are used up, then whatever they are about. */
  readonly beyond: readonly QuestionItem[];
  readonly history: ItemHistory;
  readonly level: Level;
  readonly nowMs: number;
  readonly length: number;
  readonly seed: number;
}

export interface ChosenItem {
  readonly item: QuestionItem;
  /** Predicted chance of a right answer, 0 to 1. */
  readonly predicted: number;
}

/**
 * The items of a quiz: rested ones of the section, then rested ones of the course on the same skills, then the course's
 * other rested ones, then those seen longest ago; fewer only where there are no more. Within a tier the skill most in
 * need comes first, at a chance near 0.75, and no skill takes over the quiz. The same seed gives the same quiz.
 */
export function chooseItems({ first, beyond, history, level, nowMs, length, seed }: QuizWish): readonly ChosenItem[] {
  const chosen: QuestionItem[] = [];
  const skills = new Set(first.map(({ skill }) => skill));
  const seenAt = (item: QuestionItem) => own(history.items, item.id)?.lastOfferedMs ?? Number.NEGATIVE_INFINITY;
  const isRested = (item: QuestionItem) => nowMs - seenAt(item) >= REST_MS;
  const all = [...new Map([...first, ...beyond].map((item) => [item.id, item])).values()];
  const others = all.filter((item) => !first.some(({ id }) => id === item.id));
  const tiers = [first.filter(isRested), others.filter((item) => isRested(item) && skills.has(item.skill)), others.filter(isRested)];
  for (const tier of tiers) fill(tier);
  const tired = all.filter((item) => !isRested(item)).sort((a, b) => seenAt(a) - seenAt(b) || rank(a.id) - rank(b.id));
  chosen.push(...tired.slice(0, Math.max(0, length - chosen.length)));
  return chosen.map((item) => ({ item, predicted: predictRight(item, history, level) }));

  function fill(tier: readonly QuestionItem[]) {
    while (chosen.length < length) {
      const left = tier.filter((item) => !chosen.includes(item));
      if (left.length === 0) return;
      chosen.push(left.reduce((best, item) => (fitness(item) > fitness(best) ? item : best)));
    }
  }
  function fitness(item: QuestionItem): number {
    const distance = Math.abs(predictRight(item, history, level) - WANTED_CHANCE);
    const ofSkill = chosen.filter(({ skill }) => skill === item.skill).length;
    return 0.4 * needOf(item.skill, history) - distance - 0.25 * ofSkill + 0.05 * rank(item.id);
  }
  function rank(id: string): number {
    return chanceFrom(seed ^ hashOf(id))();
  }
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
