/** The learner's own numbers. Definitions: server-decisions.md 'Definitions'. */
import * as z from 'zod';
import { call, noInput } from './call.ts';

export const learnerStats = call('mastery.learnerStats', {
  says: 'How the caller is doing: sessions, hours, completion, level, engagement, streak.',
  input: noInput,
  output: z.object({
    totalSessions: z.number().int(),
    totalHours: z.number(),
    /** 0 to 1. */
    completionRate: z.number().min(0).max(1),
    currentLevel: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
    /** 0 to 5; shown times 20 as percent. */
    engagementScore: z.number().min(0).max(5),
    streakDays: z.number().int(),
    /** The last seven local days, oldest first, with whether something was learned. */
    week: z.array(z.object({ day: z.string(), learned: z.boolean() })),
  }),
});
export type LearnerStats = z.infer<typeof learnerStats.output>;
