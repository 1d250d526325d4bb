/** The rules of following a journey: choosing one, and handing in what a milestone asks one to write. */
import { decider, type NewFact, Refused, type Words } from '../kernel.ts';
import { own } from '../own.ts';
import { JourneyChosen, MilestoneSubmitted } from './events.ts';
import { emptyJourney, type Followed, type JourneyState, journeyFacts, withJourneyFact } from './journey.view.ts';
import { standingsOf } from './standing.ts';

export type JourneyCommand =
  /** `because` says who chose; what is given with a first course never replaces a journey. */
  | ({ readonly type: 'ChooseJourney'; readonly localDay: string } & Followed)
  | {
      readonly type: 'SubmitMilestone';
      readonly milestoneId: string;
      /** Share of the points seen, 0 to 100, whole. */
      readonly percent: number;
      readonly pointsSeen: readonly string[];
      readonly pointsMissing: readonly string[];
      readonly words: Words;
      readonly localDay: string;
    };

/**
 * - Choosing the journey one is on is quiet, unless it has a newer revision; a journey that comes with a first course is only taken
 *   where there is none.
 * - An answer to a milestone that is reached is quiet: what is reached stays.
 * - Refuses MILESTONE_NOT_FOUND, MILESTONE_NOT_WRITTEN, MILESTONE_LOCKED.
 * Source: calls.md 'Learning', server-decisions.md 'Definitions'.
 */
export const journey = decider({
  name: 'journey',
  listensTo: journeyFacts,
  initial: emptyJourney,
  evolve: withJourneyFact,
  decide: (command: JourneyCommand, state: JourneyState): readonly NewFact[] => {
    const { followed } = state;
    if (command.type === 'ChooseJourney') {
      const { journeyId, revision, milestones, because, localDay } = command;
      const isKept = because === 'learner' ? followed?.journeyId === journeyId && followed.revision >= revision : followed !== null;
      return isKept ? [] : [JourneyChosen({ journeyId, revision, milestones: [...milestones], because, localDay })];
    }
    const { milestoneId, percent, pointsSeen, pointsMissing, words, localDay } = command;
    const standings = followed ? standingsOf(followed.milestones, state.deeds, state.reached) : [];
    const mine = standings.find(({ milestone }) => milestone.milestoneId === milestoneId);
    if (!followed || !mine) throw new Refused('MILESTONE_NOT_FOUND', 'This milestone is not part of your journey.', 'missing');
    if (mine.milestone.asks.type !== 'written') throw new Refused('MILESTONE_NOT_WRITTEN', 'This milestone does not ask for a written answer.', 'invalid');
    if (mine.status === 'completed') return [];
    if (mine.status === 'locked') throw new Refused('MILESTONE_LOCKED', 'This milestone is still locked. The ones before it come first.');
    const attempt = (own(state.deeds.answers, milestoneId)?.attempts ?? 0) + 1;
    const graded = { attempt, percent, pointsSeen: [...pointsSeen], pointsMissing: [...pointsMissing] };
    return [MilestoneSubmitted({ journeyId: followed.journeyId, milestoneId, ...graded, localDay }, words)];
  },
});
