/** What learning earns. Decided in the append that earns it; numbers never come from a client. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count } from '../shapes.ts';

/** Points for something done. `about` names it (a section, a course, an item), so that nothing earns twice. */
export const PointsEarned = factType(
  'PointsEarned',
  z.object({ points: count, reason: z.enum(['section', 'course', 'answer', 'quiz', 'milestone']), about: z.string() }),
  {
    sample: { points: 20, reason: 'section', about: 'fractions.halves' },
  },
);

/**
 * A badge was earned, with the points it carries. Once per rule, or once per badge of a milestone: that one has the `title`
 * which the content gave it then, since no rule names it, and tells what the milestone itself was worth (`milestonePoints`, given as
 * PointsEarned and not by the badge).
 */
export const AchievementEarned = factType(
  'AchievementEarned',
  z.object({ achievementId: z.string(), points: count, title: z.string().optional(), milestonePoints: count.optional() }),
  { sample: { achievementId: 'first-section', points: 25 } },
);

/** Achievements were told to a client that claimed something true; each is announced once. */
export const AchievementsAnnounced = factType('AchievementsAnnounced', z.object({ achievementIds: z.array(z.string()) }), {
  sample: { achievementIds: ['first-section'] },
});
