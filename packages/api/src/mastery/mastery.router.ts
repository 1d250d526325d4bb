/** The learner's own numbers. Definitions: server-decisions.md 'Definitions'. */
import { learnerStats, learning } from '@lou/contract/mastery';
import { currentLevel, levelShown } from '@lou/domain/mastery/standing';
import { actOf } from '../act.ts';
import { completedOf, courseProgressOf } from '../enrolment/enrolment.read.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { sessionTotals } from '../tutoring/tutoring.read.ts';
import { learningOf } from './learning.read.ts';
import { itemHistoryOf, standingOf } from './mastery.read.ts';

export const masteryRouter = router({
  learnerStats: procedure(learnerStats).query(async ({ ctx }) => {
    const caller = callerOf(ctx);
    const learner = await ctx.deps.log.learner(caller.userId);
    const history = itemHistoryOf(learner);
    const standing = standingOf(learner, actOf(ctx.deps, caller, ctx.correlationId));
    const courses = await courseProgressOf(ctx.deps, learner);
    const sections = courses.reduce((total, course) => total + course.sectionIds.length, 0);
    const completed = courses.reduce((total, course) => total + completedOf(course).length, 0);
    const { sessions, hours } = sessionTotals(learner);
    return {
      totalSessions: sessions,
      totalHours: Math.round(hours * 100) / 100,
      completionRate: sections === 0 ? 0 : completed / sections,
      currentLevel: currentLevel(history),
      levelIsShown: levelShown(history) !== null,
      engagementScore: Math.round(standing.engagementScore * 100) / 100,
      streakDays: standing.streakDays,
      week: standing.week,
    };
  }),

  learning: procedure(learning).query(async ({ ctx }) => {
    const caller = callerOf(ctx);
    const learner = await ctx.deps.log.learner(caller.userId);
    return learningOf(ctx.deps, learner, actOf(ctx.deps, caller, ctx.correlationId));
  }),
});
