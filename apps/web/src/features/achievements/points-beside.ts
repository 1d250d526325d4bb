import type { Achievement } from '@lou/contract/achievements';

/** The points that came without an achievement: right answers, quizzes, sections, courses. With those of the list they add up to the total. Pure. */
export const pointsBeside = (totalPoints: number, achievements: readonly Achievement[]): number =>
  Math.max(0, totalPoints - achievements.reduce((sum, { points }) => sum + points, 0));
