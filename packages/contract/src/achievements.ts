/** Points, badges and the client's claims. Source: L§3, L§7, server-decisions.md 'Progress is one truth'. */
import * as z from 'zod';
import { call } from './call.ts';
import { id } from './id.ts';

export const achievement = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** An emoji or a symbol. */
  badge: z.string(),
  points: z.number().int(),
  earnedAt: z.string(),
});
export type Achievement = z.infer<typeof achievement>;

const userId = id(60);

export const userStats = call('achievements.stats', {
  says: 'Points and achievements of a user.',
  input: z.object({ userId }),
  output: z.object({ totalPoints: z.number().int(), totalAchievements: z.number().int(), achievements: z.array(achievement) }),
});

export const userAchievements = call('achievements.list', {
  says: 'The achievements of a user, newest first.',
  input: z.object({ userId }),
  output: z.array(achievement),
});

/** The client's claim that something happened. Totals and titles are accepted and ignored: the server counts. Source: L§3, L§9. */
export const awardInput = z.object({
  userId,
  event: z.enum(['lesson_completed', 'course_completed', 'ai_interaction'], { error: 'Unknown event.' }),
  metadata: z
    .object({ lessonId: z.string().max(160).optional(), courseId: z.string().max(120).optional(), sessionId: z.string().max(80).optional() })
    .loose()
    .default({}),
});

export const award = call('achievements.award', {
  says: 'A claim that a lesson, a course or a talk was completed; answers the achievements that were earned and not yet announced, [] where the log does not bear it out.',
  input: awardInput,
  output: z.array(achievement),
});

export const shown = call('achievements.shown', {
  says: 'Achievements that a screen has shown: no claim answers them any more. What was not earned, or was announced before, changes nothing.',
  input: z.object({ userId, achievementIds: z.array(id(160)).max(100) }),
  output: z.undefined(),
  ok: 204,
});
