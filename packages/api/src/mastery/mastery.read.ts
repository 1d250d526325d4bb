/** A learner's numbers as of now: level, engagement, streak. */
import { activityView } from '@lou/domain/mastery/activity.view';
import { type ItemHistory, itemHistoryView } from '@lou/domain/mastery/item-history.view';
import { engagementScore, type Level, levelShown, streakDays, week } from '@lou/domain/mastery/standing';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Moment } from '../act.ts';

/** Which items a learner has met, and how it went by item, skill and level. */
export const itemHistoryOf = (learner: LearnerSnapshot): ItemHistory => learner.view(itemHistoryView);

/** Null until the learner's answers show one. */
export const levelShownBy = (learner: LearnerSnapshot): Level | null => levelShown(itemHistoryOf(learner));

export function standingOf(learner: LearnerSnapshot, { localDay, atMs, timeZone }: Moment) {
  const activity = learner.view(activityView);
  return { streakDays: streakDays(activity, localDay, atMs, timeZone), engagementScore: engagementScore(activity, localDay), week: week(activity, localDay) };
}

/** First answers that count, by skill: what an estimate of what the learner knows rests on. */
export const skillTalliesOf = (learner: LearnerSnapshot): { skill: string; right: number; wrong: number }[] =>
  Object.entries(itemHistoryOf(learner).skills).map(([skill, tally]) => ({ skill, ...tally }));
