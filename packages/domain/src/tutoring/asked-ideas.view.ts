/** Which of Lou's questions a learner has met, over all sessions, and how each came out. */
import { learnerView } from '../kernel.ts';
import { AnswerGraded, SolutionShown, TutorAsked } from './events.ts';

/** `open`: asked and left; `settled`: answered whole; `shown`: its solution was told or shown. */
export interface AskedIdea {
  readonly keyIdeaId: string;
  readonly came: 'open' | 'settled' | 'shown';
  /** The session in which it last was dealt with. */
  readonly sessionId: string;
}

/** By item id, in the order in which they were last dealt with. */
export type AskedIdeas = { readonly [itemId: string]: AskedIdea };

/** A question that is asked anew is open again; what belongs to no question of Lou's (a quiz item) is passed over. */
export const askedIdeasView = learnerView({
  name: 'asked-ideas',
  version: 1,
  listensTo: [TutorAsked, AnswerGraded, SolutionShown],
  initial: {} as AskedIdeas,
  evolve: (asked, fact) => {
    const { itemId, sessionId } = fact.data;
    const { [itemId]: known, ...others } = asked;
    const put = (idea: AskedIdea): AskedIdeas => ({ ...others, [itemId]: idea });
    if (fact.type === 'TutorAsked') return put({ keyIdeaId: fact.data.keyIdeaId, came: 'open', sessionId });
    if (!known) return asked;
    if (fact.type === 'SolutionShown') return put({ ...known, came: 'shown', sessionId });
    return put({ ...known, came: fact.data.settled ? 'settled' : known.came, sessionId });
  },
});
