/** Points, badges, and the claims of the spec's client. Source: L§7; server-decisions.md 'Progress is one truth'. */
import { award, type awardInput, shown, userAchievements, userStats } from '@lou/contract/achievements';
import { announcements } from '@lou/domain/achievements/achievements';
import { Refused } from '@lou/domain/kernel';
import type * as z from 'zod';
import { type Act, actOf, perform } from '../act.ts';
import type { Deps } from '../deps.ts';
import { completeSection, settleCourse } from '../enrolment/enrolment.commands.ts';
import { courseProgressOf } from '../enrolment/enrolment.read.ts';
import { assertUser } from '../identity/identity.read.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { exchangesIn } from '../tutoring/tutoring.read.ts';
import { achievementsOf } from './achievements.read.ts';

export const achievementsRouter = router({
  stats: procedure(userStats).query(async ({ ctx, input }) => {
    await assertUser(ctx, input.userId);
    const { points, achievements } = achievementsOf(await ctx.deps.log.learner(input.userId));
    return { totalPoints: points, totalAchievements: achievements.length, achievements };
  }),

  list: procedure(userAchievements).query(async ({ ctx, input }) => {
    await assertUser(ctx, input.userId);
    return achievementsOf(await ctx.deps.log.learner(input.userId)).achievements;
  }),

  /** A true claim answers everything earned and not announced yet; a false one answers nothing. */
  award: procedure(award).mutation(async ({ ctx, input }) => {
    const { deps } = ctx;
    const act = actOf(deps, callerOf(ctx), ctx.correlationId);
    if (!(await isTrue(deps, act, input))) return [];
    const told = await perform(deps, act, announcements, { type: 'AnnounceEarned' });
    const ids = told.facts.flatMap((fact) => (fact.type === 'AchievementsAnnounced' ? (fact.data as { achievementIds: string[] }).achievementIds : []));
    return achievementsOf(await deps.log.learner(act.learnerId)).achievements.filter(({ id }) => ids.includes(id));
  }),

  shown: procedure(shown).mutation(async ({ ctx, input: { achievementIds } }) => {
    await perform(ctx.deps, actOf(ctx.deps, callerOf(ctx), ctx.correlationId), announcements, { type: 'NoteShown', achievementIds });
  }),
});

/** Whether the log bears a claim out. `lesson_completed` is also how the spec's client says that it is so. */
async function isTrue(deps: Deps, act: Act, { event, metadata }: z.infer<typeof awardInput>): Promise<boolean> {
  switch (event) {
    case 'lesson_completed':
      return metadata.lessonId !== undefined && recordCompletion(deps, act, metadata.lessonId);
    case 'course_completed': {
      if (metadata.courseId === undefined) return false;
      await settleCourse(deps, act, metadata.courseId).catch(unlessRefused);
      const courses = await courseProgressOf(deps, await deps.log.learner(act.learnerId));
      return courses.some((course) => course.courseId === metadata.courseId && course.completedAtMs !== null);
    }
    case 'ai_interaction':
      return metadata.sessionId !== undefined && (await exchangesIn(deps, act.learnerId, metadata.sessionId)) > 0;
  }
}

/** The section's id stands in `lessonId`; it must belong to a course that the learner is enrolled in. */
async function recordCompletion(deps: Deps, act: Act, sectionId: string): Promise<boolean> {
  const section = await deps.catalogue.section(sectionId);
  if (!section) return false;
  const done = await completeSection(deps, act, section.courseId, sectionId).catch(unlessRefused);
  return done !== undefined;
}

/** What the rules refuse is a false claim; anything else is a fault. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof Refused) return undefined;
  throw error;
}
