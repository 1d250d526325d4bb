/** Words of the journey. Source: L§4 Journey milestone display, L§8. */
import type { Milestone, MilestoneType } from '@lou/contract/journeys';
import { counted } from '../../lib/counted.ts';

export const typeWords: Record<MilestoneType, string> = { quiz: 'Quiz', project: 'Project', assignment: 'Assignment', checkpoint: 'Checkpoint' };

export const loadFailed = { title: 'Unable to Load Learning Journey', text: 'Please refresh the page and try again.' };

/** What a milestone's place in the journey reads. `Start` is the first without progress, where it is open; the rest without are locked. */
export function wordOf({ progress, isOpen }: Pick<Milestone, 'progress' | 'isOpen'>): 'Complete' | 'Continue' | 'Try Again' | 'Start' | 'Locked' {
  if (progress?.status === 'completed') return 'Complete';
  if (progress?.status === 'in_progress') return 'Continue';
  if (progress?.status === 'failed') return 'Try Again';
  return isOpen ? 'Start' : 'Locked';
}

/** The rule of the locks. Source: server-decisions.md 'Definitions'. */
export const whatUnlocks =
  'New milestones open one at a time, once those that they build on are reached. You can go on with any that you have begun, and below 60% try again.';

/** `30 points`, `1 point`; empty for none. */
export const pointsInWords = (points: number): string => (points === 0 ? '' : counted(points, 'point'));

/** `Next: Half steps.`: the section that a milestone goes on with, where it is not called as the milestone is. A title may bring its own mark. */
export function sectionLine({ title, next }: Pick<Milestone, 'title' | 'next'>): string {
  const section = next?.sectionTitle;
  if (!section || section === title) return '';
  return `Next: ${section}${/[.?!…]$/.test(section) ? '' : '.'}`;
}

/** The one to work on now: what is under way, else what is to be tried again, else what is open; undefined when all are reached. */
export function nextMilestone(milestones: readonly Milestone[]): Milestone | undefined {
  const first = (word: ReturnType<typeof wordOf>) => milestones.find((milestone) => wordOf(milestone) === word);
  return first('Continue') ?? first('Try Again') ?? first('Start');
}
