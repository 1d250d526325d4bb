/** What a learner does on a journey: takes one, and hands in what its milestones ask for. */
import type { Submitted } from '@lou/contract/journeys';
import { journey } from '@lou/domain/journeys/journey';
import { MILESTONE_PASS_PERCENT } from '@lou/domain/journeys/standing';
import { Refused } from '@lou/domain/kernel';
import { own } from '@lou/domain/own';
import { earnedIn } from '../achievements/achievements.read.ts';
import { type Act, perform } from '../act.ts';
import type { Deps } from '../deps.ts';
import { feedbackOn } from './feedback.ts';
import { coursesOf, followedBy, offeredTo, unknownJourney } from './learner-journey.read.ts';
import { planOf } from './plan.ts';

/** Follows a journey; the one that is followed already changes nothing. Refuses JOURNEY_NOT_FOUND. */
export async function chooseJourney(deps: Deps, act: Act, journeyId: string): Promise<void> {
  const chosen = await deps.journeys.journey(journeyId);
  if (!chosen) throw unknownJourney();
  await perform(deps, act, journey, { type: 'ChooseJourney', ...planOf(chosen, 'learner'), localDay: act.localDay });
}

/** Takes the journey that the learner is offered; quiet where they follow one, or where there is none. */
export async function takeFirstJourney(deps: Deps, act: Act): Promise<void> {
  const learner = await deps.log.learner(act.learnerId);
  const offer = followedBy(learner) ? undefined : await offeredTo(deps, learner);
  if (offer) await perform(deps, act, journey, { type: 'ChooseJourney', ...planOf(offer.journey, offer.because), localDay: act.localDay });
}

/**
 * Grades what was written for a milestone, records it with its text, and answers how it went; points and badges are decided in the
 * same append. To a milestone that is reached nothing is recorded: it stays completed, with the score it has. Refuses MILESTONE_NOT_FOUND, MILESTONE_NOT_WRITTEN, MILESTONE_LOCKED.
 */
export async function submitMilestone(deps: Deps, act: Act, milestoneId: string, text: string): Promise<Submitted> {
  const followed = followedBy(await deps.log.learner(act.learnerId));
  const definition = followed && (await deps.journeys.journeyAt(followed.journeyId, followed.revision));
  const milestone = definition?.milestones.find(({ id }) => id === milestoneId);
  if (!definition || !milestone) throw new Refused('MILESTONE_NOT_FOUND', 'This milestone is not part of your journey.', 'missing');
  const written = 'task' in milestone.asks ? milestone.asks : { task: '', points: [] };
  const grade = deps.tutor.gradeWritten(written, text, coursesOf(definition));
  const { facts, decidedOn } = await perform(deps, act, journey, { type: 'SubmitMilestone', milestoneId, ...grade, words: { text }, localDay: act.localDay });
  const before = own(decidedOn.reached, milestoneId);
  const isReached = before !== undefined || grade.percent >= MILESTONE_PASS_PERCENT;
  return {
    status: isReached ? 'completed' : 'failed',
    score: before?.score ?? grade.percent,
    feedback: feedbackOn(grade, written.points, isReached),
    awards: earnedIn(facts),
  };
}
