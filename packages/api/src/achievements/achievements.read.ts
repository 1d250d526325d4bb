/** A learner's points and badges, with the words of their rules. */
import type { Achievement } from '@lou/contract/achievements';
import { achievementsView, type EarnedAchievement } from '@lou/domain/achievements/achievements.view';
import { AchievementEarned } from '@lou/domain/achievements/events';
import { achievementRule, milestoneBadge } from '@lou/domain/achievements/rules';
import { isFact } from '@lou/domain/kernel';
import type { LearnerSnapshot, RecordedFact } from '@lou/eventlog';

/** One earned achievement as the wire has it. */
const asAchievement = ({ achievementId, points, title: given, milestonePoints, earnedAtMs }: EarnedAchievement): Achievement => {
  const { type, title, description, badge } = given === undefined ? achievementRule(achievementId) : milestoneBadge(achievementId, given, milestonePoints);
  return { id: achievementId, type, title, description, badge, points, earnedAt: new Date(earnedAtMs).toISOString() };
};

/** Points, and achievements newest first. */
export function achievementsOf(learner: LearnerSnapshot): { points: number; achievements: Achievement[] } {
  const { points, earned } = learner.view(achievementsView);
  return { points, achievements: earned.map(asAchievement).toReversed() };
}

/** The achievements that an append earned, for the answer to the command that caused it. */
export const earnedIn = (facts: readonly RecordedFact[]): Achievement[] =>
  facts.filter((fact) => isFact(AchievementEarned, fact)).map((fact) => asAchievement({ ...fact.data, earnedAtMs: fact.recordedAtMs }));
