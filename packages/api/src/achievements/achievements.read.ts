/** A learner's points and badges, with the words of their rules. */
import type { Achievement } from '@lou/contract/achievements';
import { type Achievements, achievementsView } from '@lou/domain/achievements/achievements.view';
import { achievementRule } from '@lou/domain/achievements/rules';
import type { LearnerSnapshot, RecordedFact } from '@lou/eventlog';

/** One earned achievement as the wire has it. */
const asAchievement = ({ achievementId, points, earnedAtMs }: Achievements['earned'][number]): Achievement => {
  const { type, title, description, badge } = achievementRule(achievementId);
  return { id: achievementId, type, title, description, badge, points, earnedAt: new Date(earnedAtMs).toISOString() };
};

/** Points, and achievements newest first. */
export function achievementsOf(learner: LearnerSnapshot): { points: number; achievements: Achievement[] } {
  const { points, earned } = learner.view(achievementsView);
  return { points, achievements: earned.map(asAchievement).toReversed() };
}

/** The achievements that an append earned, for the answer to the command that caused it. */
export const earnedIn = (facts: readonly RecordedFact[]): Achievement[] =>
  facts
    .filter((fact) => fact.type === 'AchievementEarned')
    .map((fact) => {
      const { achievementId, points } = fact.data as { achievementId: string; points: number };
      return asAchievement({ achievementId, points, earnedAtMs: fact.recordedAtMs });
    });
