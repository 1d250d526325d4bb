/** A learner's numbers as of now: level, engagement, streak. */
import { activityView } from '@lou/domain/mastery/activity.view';
import { type ItemHistory, itemHistoryView } from '@lou/domain/mastery/item-history.view';
import { currentLevel, engagementScore, type Level, streakDays, week } from '@lou/domain/mastery/standing';
import type { LearnerSnapshot } from '@lou/eventlog';

/** Which items a learner has met, and how it went by item, skill and level. */
export const itemHistoryOf = (learner: LearnerSnapshot): ItemHistory => learner.view(itemHistoryView);

export const levelOf = (learner: LearnerSnapshot): Level => currentLevel(learner.view(itemHistoryView));

/** `today` is the learner's own. */
export function standingOf(learner: LearnerSnapshot, today: string) {
  const activity = learner.view(activityView);
  return { streakDays: streakDays(activity, today), engagementScore: engagementScore(activity, today), week: week(activity, today) };
}

/** First answers that count, by skill: what an estimate of what the learner knows rests on. */
export const skillTalliesOf = (learner: LearnerSnapshot): { skill: string; right: number; wrong: number }[] =>
  Object.entries(learner.view(itemHistoryView).skills).map(([skill, tally]) => ({ skill, ...tally }));
