/** Achievements as a list that adds up to the points in the bar. Pure. */
import type { Achievement } from '@lou/contract/achievements';

export interface Counted {
  readonly one: Achievement;
  /** How often it was earned. */
  readonly times: number;
  /** Of all times together. */
  readonly points: number;
}

/** Each achievement once, in the order given, with how often it was earned. */
export function countAchievements(achievements: readonly Achievement[]): Counted[] {
  const counted = new Map<string, Counted>();
  for (const one of achievements) {
    const known = counted.get(one.id);
    counted.set(one.id, known ? { ...known, times: known.times + 1, points: known.points + one.points } : { one, times: 1, points: one.points });
  }
  return [...counted.values()];
}

/** The points that came without an achievement: right answers, quizzes, sections, courses. */
export const pointsBeside = (totalPoints: number, counted: readonly Counted[]): number =>
  Math.max(0, totalPoints - counted.reduce((sum, { points }) => sum + points, 0));
