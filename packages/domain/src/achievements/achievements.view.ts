/** A learner's points and badges. */
import { learnerView } from '../kernel.ts';
import { AchievementEarned, PointsEarned } from './events.ts';

export interface Achievements {
  /** Points for what was done and the points that badges carry. */
  readonly points: number;
  /** In the order in which they were earned. */
  readonly earned: readonly { readonly achievementId: string; readonly points: number; readonly earnedAtMs: number }[];
}

export const achievementsView = learnerView({
  name: 'achievements',
  version: 1,
  listensTo: [PointsEarned, AchievementEarned],
  initial: { points: 0, earned: [] } as Achievements,
  evolve: (state, fact) => {
    const points = state.points + fact.data.points;
    if (fact.type === 'PointsEarned') return { ...state, points };
    return { points, earned: [...state.earned, { achievementId: fact.data.achievementId, points: fact.data.points, earnedAtMs: fact.recordedAtMs }] };
  },
});
