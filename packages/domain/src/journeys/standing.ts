/** How a learner stands on a journey: which milestones are reached, under way, open or locked. Pure. */
import { own } from '../own.ts';
import type { Deeds } from './deeds.ts';
import type { PlannedMilestone } from './events.ts';

/** A quiz or a written answer reaches its milestone from this percent on. Source: server-decisions.md 'Definitions'. */
export const MILESTONE_PASS_PERCENT = 60;

/** `open` and `locked` are those without progress. */
export type MilestoneStatus = 'completed' | 'in_progress' | 'failed' | 'open' | 'locked';

/** Reached milestones, with their score in percent, or null where nothing was scored. */
export type Reached = { readonly [milestoneId: string]: { readonly score: number | null } };

export interface MilestoneStanding {
  readonly milestone: PlannedMilestone;
  readonly status: MilestoneStatus;
  /** 0 to 100, whole: of a quiz or an answer, the best so far. */
  readonly score: number | null;
}

/** The best percent of what a milestone is scored by; null where there is none, and for a checkpoint. */
function milestoneScore({ milestoneId, asks }: PlannedMilestone, deeds: Deeds): number | null {
  if (asks.type === 'checkpoint') return null;
  if (asks.type === 'written') return own(deeds.answers, milestoneId)?.bestPercent ?? null;
  if (asks.sectionIds.length === 0) return own(deeds.quizzesOfCourses, asks.courseId) ?? null;
  const scores = asks.sectionIds.flatMap((sectionId) => own(deeds.quizzesOfSections, sectionId) ?? []);
  return scores.length === 0 ? null : Math.max(...scores);
}

/** What the deeds make of a milestone's own task, whatever comes before it. A quiz is under way from its own offer on: reading what it asks about begins nothing of it. */
function taskOf(milestone: PlannedMilestone, deeds: Deeds): { status: 'met' | 'failed' | 'in_progress' | 'untouched'; score: number | null } {
  const { asks } = milestone;
  const score = milestoneScore(milestone, deeds);
  if (score !== null) return { status: score >= MILESTONE_PASS_PERCENT ? 'met' : 'failed', score };
  if (asks.type === 'written') return { status: 'untouched', score };
  if (asks.type === 'quiz') return { status: hasBegun(asks, deeds) ? 'in_progress' : 'untouched', score };
  const touched = asks.sectionIds.flatMap((sectionId) => own(deeds.sections, sectionId) ?? []);
  const isMet = touched.length === asks.sectionIds.length && touched.every((state) => state === 'completed');
  return { status: isMet ? 'met' : touched.length > 0 ? 'in_progress' : 'untouched', score };
}

const hasBegun = ({ courseId, sectionIds }: PlannedMilestone['asks'] & { type: 'quiz' }, deeds: Deeds): boolean =>
  sectionIds.length === 0 ? own(deeds.begunOnCourses, courseId) !== undefined : sectionIds.some((sectionId) => own(deeds.begunOnSections, sectionId));

const isReady = ({ prerequisites }: PlannedMilestone, reached: Reached): boolean => prerequisites.every((before) => own(reached, before) !== undefined);

/**
 * Milestones that are reached now and were not before, in order: their task is done and so are their prerequisites. What was done
 * early counts as soon as the prerequisites are done, so that one completion may bring others.
 */
export function newlyReached(
  milestones: readonly PlannedMilestone[],
  deeds: Deeds,
  before: Reached,
): { readonly milestone: PlannedMilestone; readonly score: number | null }[] {
  const found: { milestone: PlannedMilestone; score: number | null }[] = [];
  let reached = before;
  for (const milestone of milestones) {
    const { status, score } = taskOf(milestone, deeds);
    if (own(reached, milestone.milestoneId) || status !== 'met' || !isReady(milestone, reached)) continue;
    reached = { ...reached, [milestone.milestoneId]: { score } };
    found.push({ milestone, score });
  }
  return found;
}

/**
 * Every milestone's status. Without its prerequisites one has no progress, whatever was done for it; of those without progress
 * only the first is open, and only where its prerequisites are done. Source: L§4 Journey milestone display, server-decisions.md.
 */
export function standingsOf(milestones: readonly PlannedMilestone[], deeds: Deeds, reached: Reached): readonly MilestoneStanding[] {
  let isFirstUntouched = true;
  return milestones.map((milestone): MilestoneStanding => {
    const done = own(reached, milestone.milestoneId);
    if (done) return { milestone, status: 'completed', score: done.score };
    const ready = isReady(milestone, reached);
    const { status, score } = taskOf(milestone, deeds);
    if (ready && status === 'failed') return { milestone, status, score };
    // A met one is about to be recorded: with the learner's next step on a journey that they only look at so far.
    if (ready && status !== 'untouched') return { milestone, status: 'in_progress', score };
    const open = isFirstUntouched && ready;
    isFirstUntouched = false;
    return { milestone, status: open ? 'open' : 'locked', score: null };
  });
}

/** Milestones reached over all of them, percent, 0 to 100, whole; of none it is 0. */
export function journeyPercent(standings: readonly MilestoneStanding[]): number {
  const reached = standings.filter(({ status }) => status === 'completed').length;
  return standings.length === 0 ? 0 : Math.round((100 * reached) / standings.length);
}
