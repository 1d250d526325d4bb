/** The journey that a learner follows, with all they have done for it and for any other. */
import { type AnyFactType, type Fact, type FactOf, learnerView } from '../kernel.ts';
import { type Deeds, deedFacts, noDeeds, withDeed } from './deeds.ts';
import { JourneyChosen, MilestoneCompleted, type PlannedMilestone } from './events.ts';
import type { Reached } from './standing.ts';

export interface Followed {
  readonly journeyId: string;
  /** The revision that the learner took on. */
  readonly revision: number;
  readonly milestones: readonly PlannedMilestone[];
  readonly because: FactOf<typeof JourneyChosen>['data']['because'];
}

export interface JourneyState {
  /** The latest choice; null before the first. */
  readonly followed: Followed | null;
  /** Over all journeys: who comes back to one finds it as it was left. */
  readonly reached: Reached;
  readonly deeds: Deeds;
}

export const emptyJourney: JourneyState = { followed: null, reached: {}, deeds: noDeeds };

export const journeyFacts = [JourneyChosen, MilestoneCompleted, ...deedFacts] as const satisfies readonly AnyFactType[];

/** The state after one more fact, recorded or about to be. */
export function withJourneyFact(state: JourneyState, fact: Fact): JourneyState {
  const known = fact as FactOf<typeof JourneyChosen> | FactOf<typeof MilestoneCompleted>;
  switch (known.type) {
    case 'JourneyChosen': {
      const { journeyId, revision, milestones, because } = known.data;
      return { ...state, followed: { journeyId, revision, milestones, because } };
    }
    case 'MilestoneCompleted':
      return { ...state, reached: { ...state.reached, [known.data.milestoneId]: { score: known.data.score } } };
    default:
      return { ...state, deeds: withDeed(state.deeds, fact) };
  }
}

export const journeyView = learnerView({ name: 'journey', version: 2, listensTo: journeyFacts, initial: emptyJourney, evolve: withJourneyFact });
