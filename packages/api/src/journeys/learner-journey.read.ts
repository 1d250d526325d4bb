/** How far a learner is on their journey. Source: server-decisions.md 'Definitions'. */
import type { LearningJourney, Milestone } from '@lou/contract/journeys';
import { type Followed, journeyView } from '@lou/domain/journeys/journey.view';
import { journeyPercent, type MilestoneStanding, standingsOf } from '@lou/domain/journeys/standing';
import { Refused } from '@lou/domain/kernel';
import { own } from '@lou/domain/own';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { courseProgressOf } from '../enrolment/enrolment.read.ts';
import { interestsOf } from '../onboarding/onboarding.read.ts';
import { millisecondsIn } from '../tutoring/tutoring.read.ts';
import type { Asks, JourneyText, MilestoneText } from './journey.ts';
import type { Journey } from './journeys.read.ts';
import { planOf } from './plan.ts';

type From = Pick<Deps, 'sql' | 'journeys' | 'catalogue'>;

export const unknownJourney = () => new Refused('JOURNEY_NOT_FOUND', 'This learning journey does not exist.', 'missing');

/** What a learner follows by their own facts; null before the first. */
export const followedBy = (learner: LearnerSnapshot): Followed | null => learner.view(journeyView).followed;

/** The journey of the learner's first interest that has one, else one through a course that they enrolled in, else the latest; undefined where there is none. */
export async function offeredTo(
  deps: From,
  learner: LearnerSnapshot,
): Promise<{ journey: Journey; because: Exclude<Followed['because'], 'learner'> } | undefined> {
  const all = await deps.journeys.journeys();
  for (const interest of await interestsOf(deps, learner.learnerId)) {
    const journey = all.find((one) => one.interest === interest);
    if (journey) return { journey, because: 'interest' };
  }
  for (const { courseId } of await courseProgressOf(deps, learner)) {
    const journey = all.find((one) => coursesOf(one).has(courseId));
    if (journey) return { journey, because: 'course' };
  }
  return all[0] && { journey: all[0], because: 'latest' };
}

/** The journey that a learner follows, at the revision they took on, or the one that they would be given. Refuses JOURNEY_NOT_FOUND where there is none. */
export async function journeyOf(deps: From, learner: LearnerSnapshot): Promise<LearningJourney> {
  const state = learner.view(journeyView);
  const offer = state.followed ? undefined : await offeredTo(deps, learner);
  const followed = state.followed ?? (offer && planOf(offer.journey, offer.because));
  const text = offer?.journey ?? (followed && (await deps.journeys.journeyAt(followed.journeyId, followed.revision)));
  if (!followed || !text) throw unknownJourney();

  const standings = standingsOf(followed.milestones, state.deeds, state.reached);
  const texts = new Map(text.milestones.map((milestone) => [milestone.id, milestone]));
  const sections = state.deeds.sections;
  const milestones = standings.flatMap((standing) => {
    const milestone = texts.get(standing.milestone.milestoneId);
    return milestone ? [asMilestone(deps, milestone, standing, (id) => own(sections, id))] : [];
  });
  return {
    id: followed.journeyId,
    revision: followed.revision,
    status: standings.every(({ status }) => status === 'completed') ? 'completed' : 'active',
    isFollowed: state.followed !== null,
    progressPercent: journeyPercent(standings),
    totalTimeSpent: Math.round(millisecondsIn(learner, coursesOf(text)) / 60_000),
    learningPath: asLearningPath(text),
    milestones: await Promise.all(milestones),
  };
}

export const asLearningPath = ({ title, description, difficulty, estimatedDurationHours }: JourneyText): LearningJourney['learningPath'] => ({
  ...{ title, description, difficulty },
  estimatedDuration: estimatedDurationHours,
});

/** The courses that a journey's milestones name. */
export const coursesOf = ({ milestones }: JourneyText): ReadonlySet<string> =>
  new Set(milestones.flatMap(({ asks }) => ('courseId' in asks ? [asks.courseId] : [])));

type SectionState = (sectionId: string) => 'started' | 'completed' | undefined;

async function asMilestone(deps: From, text: MilestoneText, { status, score }: MilestoneStanding, stateOf: SectionState): Promise<Milestone> {
  const { id, title, description, estimatedDurationMinutes, orderIndex, prerequisites, rewards, asks } = text;
  const isOpen = status !== 'locked';
  return {
    ...{ id, title, description, type: asks.type, estimatedDuration: estimatedDurationMinutes, orderIndex },
    prerequisites: [...prerequisites],
    rewards: { points: rewards.points, badges: [...rewards.badges] },
    progress: status === 'open' || status === 'locked' ? null : { status, score },
    isOpen,
    task: 'task' in asks ? asks.task : null,
    sections:
      asks.type === 'checkpoint' ? { completed: asks.sectionIds.filter((one) => stateOf(one) === 'completed').length, total: asks.sectionIds.length } : null,
    next: isOpen && status !== 'completed' ? await nextOf(deps, asks, stateOf) : null,
  };
}

/** The section to go on with: of a checkpoint the one under way, else the first that is not completed; of a quiz the one it is about. */
async function nextOf({ catalogue }: From, asks: Asks, stateOf: SectionState): Promise<Milestone['next']> {
  if (!('courseId' in asks)) return null;
  const course = await catalogue.course(asks.courseId);
  if (!course?.isActive) return null;
  const open = asks.type === 'quiz' ? asks.sectionIds : asks.sectionIds.filter((id) => stateOf(id) !== 'completed');
  const sectionId = open.find((id) => stateOf(id) === 'started') ?? open[0];
  const section = sectionId === undefined ? undefined : await catalogue.section(sectionId);
  return { courseId: course.id, courseTitle: course.title, sectionId: section?.id ?? null, sectionTitle: section?.title ?? null };
}
