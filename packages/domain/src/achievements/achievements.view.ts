/** A learner's points and badges. */
import { learnerView } from '../kernel.ts';
import { AchievementEarned, PointsEarned } from './events.ts';

export interface EarnedAchievement {
  readonly achievementId: string;
  readonly points: number;
  /** Of a milestone's badge, which no rule names. */
  readonly title?: string | undefined;
  /** What that milestone was worth, beside its badge. */
  readonly milestonePoints?: number | undefined;
  readonly earnedAtMs: number;
}

export interface Achievements {
  /** Points for what was done and the points that badges carry. */
  readonly points: number;
  /** In the order in which they were earned. */
  readonly earned: readonly EarnedAchievement[];
}

export const achievementsView = learnerView({
  name: 'achievements',
  version: 3,
  listensTo: [PointsEarned, AchievementEarned],
  initial: { points: 0, earned: [] } as Achievements,
  evolve: (state, fact) => {
    const points = state.points + fact.data.points;
    if (fact.type === 'PointsEarned') return { ...state, points };
    return { points, earned: [...state.earned, { ...fact.data, earnedAtMs: fact.recordedAtMs }] };
  },
});
