/** Which question items a learner has met, and how it went: what the choice of the next items rests on. */
import { learnerView } from '../kernel.ts';
import { own } from '../own.ts';
import { QuestionAnswered, QuizOffered } from '../quizzes/events.ts';
import type { Difficulty } from '../shapes.ts';

export interface ItemHistory {
  readonly items: { readonly [itemId: string]: { readonly lastOfferedMs: number; readonly right: number; readonly wrong: number } };
  /** First answers that count, by skill. */
  readonly skills: { readonly [skill: string]: { readonly right: number; readonly wrong: number } };
  /** First answers that count, by difficulty of the item. */
  readonly levels: { readonly [level in Difficulty]: { readonly right: number; readonly wrong: number } };
}

const none = { right: 0, wrong: 0 };
const plus = (tally: { readonly right: number; readonly wrong: number }, correct: boolean) =>
  correct ? { ...tally, right: tally.right + 1 } : { ...tally, wrong: tally.wrong + 1 };

export const itemHistoryView = learnerView({
  name: 'item-history',
  version: 1,
  listensTo: [QuizOffered, QuestionAnswered],
  initial: { items: {}, skills: {}, levels: { beginner: none, intermediate: none, advanced: none } } as ItemHistory,
  evolve: (history, fact) => {
    if (fact.type === 'QuizOffered') {
      const offered = fact.data.items.map(({ itemId }) => [itemId, { ...none, ...own(history.items, itemId), lastOfferedMs: fact.recordedAtMs }] as const);
      return { ...history, items: { ...history.items, ...Object.fromEntries(offered) } };
    }
    const { itemId, skill, difficulty, correct, counts } = fact.data;
    if (!counts) return history;
    const item = own(history.items, itemId) ?? { ...none, lastOfferedMs: fact.recordedAtMs };
    return {
      items: { ...history.items, [itemId]: { ...item, ...plus(item, correct) } },
      skills: { ...history.skills, [skill]: plus(own(history.skills, skill) ?? none, correct) },
      levels: { ...history.levels, [difficulty]: plus(history.levels[difficulty], correct) },
    };
  },
});
