/** Reaches milestones in the append that reaches them, each once; what they are worth is the awards' to pay. Source: decision 0023. */
import { policy } from '../kernel.ts';
import { MilestoneCompleted } from './events.ts';
import { emptyJourney, journeyFacts, withJourneyFact } from './journey.view.ts';
import { newlyReached } from './standing.ts';

export const milestones = policy({
  name: 'milestones',
  listensTo: journeyFacts,
  initial: emptyJourney,
  evolve: withJourneyFact,
  react: (newFacts, before) => {
    const { followed, deeds, reached } = newFacts.reduce(withJourneyFact, before);
    if (!followed) return [];
    return newlyReached(followed.milestones, deeds, reached).map(({ milestone: { milestoneId, points, badges }, score }) =>
      MilestoneCompleted({ journeyId: followed.journeyId, milestoneId, score, points, badges }),
    );
  },
});
