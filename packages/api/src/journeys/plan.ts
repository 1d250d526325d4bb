/** What a learner takes on with a journey: its milestones as they stand now, as far as the rules need them. Pure. */
import type { PlannedMilestone } from '@lou/domain/journeys/events';
import type { Followed } from '@lou/domain/journeys/journey.view';
import type { Asks, JourneyText } from './journey.ts';

/** A prerequisite that the journey no longer has holds nobody up. */
export function planOf({ id, revision, milestones }: JourneyText & { readonly revision: number }, because: Followed['because']): Followed {
  const known = new Set(milestones.map((milestone) => milestone.id));
  const planned = milestones.map((milestone): PlannedMilestone => {
    const prerequisites = milestone.prerequisites.filter((before) => known.has(before));
    const { points, badges } = milestone.rewards;
    return { milestoneId: milestone.id, prerequisites, asks: plannedAsks(milestone.asks), points, badges: [...badges] };
  });
  return { journeyId: id, revision, because, milestones: planned };
}

function plannedAsks(asks: Asks): PlannedMilestone['asks'] {
  if (asks.type === 'checkpoint') return { type: 'checkpoint', sectionIds: [...asks.sectionIds] };
  if (asks.type === 'quiz') return { type: 'quiz', courseId: asks.courseId, sectionIds: [...asks.sectionIds] };
  return { type: 'written' };
}
