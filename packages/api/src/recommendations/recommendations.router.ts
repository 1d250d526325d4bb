/** What Lou would do next, with a reason each. Source: L§2 Course Recommendations; ranking: domain/recommendations/rank.ts. */
import { type Recommendation, recommendations } from '@lou/contract/recommendations';
import { type Candidate, rank } from '@lou/domain/recommendations/rank';
import type { Deps } from '../deps.ts';
import { type CourseProgress, courseProgressOf, nextSectionOf } from '../enrolment/enrolment.read.ts';
import { levelShownBy } from '../mastery/mastery.read.ts';
import { interestMatching, interestsOf } from '../onboarding/onboarding.read.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { lastTalkMsIn } from '../tutoring/tutoring.read.ts';

export const recommendationsRouter = router({
  list: procedure(recommendations).query(async ({ ctx }) => {
    const { deps } = ctx;
    const { userId } = callerOf(ctx);
    const learner = await deps.log.learner(userId);
    const interests = await interestsOf(deps, userId);
    const progress = new Map((await courseProgressOf(deps, learner)).map((course) => [course.courseId, course]));
    const lastTalkMs = lastTalkMsIn(learner);
    const categoryNames = new Map((await deps.catalogue.categories()).map(({ slug, name }) => [slug, name]));
    const courses = (await deps.catalogue.courses()).filter((course) => course.isActive);

    const next = new Map(await Promise.all([...progress.values()].map(async (mine) => [mine.courseId, await nextIn(deps, mine)] as const)));
    const last = new Map(await Promise.all([...progress.values()].map(async (mine) => [mine.courseId, await lastIn(deps, mine)] as const)));
    const candidates = courses.map((course): Candidate => {
      const mine = progress.get(course.id);
      const section = next.get(course.id);
      const done = last.get(course.id);
      return {
        courseId: course.id,
        title: course.title,
        category: course.category,
        categoryName: categoryNames.get(course.category) ?? course.category,
        difficulty: course.difficulty,
        interest: interestMatching(interests, course.category),
        progressPercent: mine?.percent ?? null,
        lastActivityMs: mine ? Math.max(mine.lastActivityMs, lastTalkMs(course.id)) : null,
        nextSection: section?.title ?? null,
        nextIsUnderWay: section !== undefined && section !== null && section.sectionId === mine?.currentSectionId,
        lastSection: done?.title ?? null,
        nextWasSkipped: section !== undefined && section !== null && done !== undefined && section.place < done.place,
      };
    });
    const byId = new Map(courses.map((course) => [course.id, course]));
    return rank(candidates, levelShownBy(learner), interests).flatMap(({ courseId, reason }): Recommendation[] => {
      const course = byId.get(courseId);
      if (!course) return [];
      return [
        {
          id: course.id,
          title: course.title,
          content: course.description,
          contentType: 'course',
          difficulty: course.difficulty,
          category: course.category,
          estimatedDuration: Math.round(course.estimatedDuration * 60),
          tags: course.tags,
          reason,
          link: `/course/${encodeURIComponent(course.id)}`,
          next: next.get(course.id) ?? null,
        },
      ];
    });
  }),
});

/** The section that a learner goes on with, with its place in the course; null when all are completed. */
async function nextIn({ catalogue }: Pick<Deps, 'catalogue'>, mine: CourseProgress): Promise<Recommendation['next']> {
  const sectionId = nextSectionOf(mine);
  const section = sectionId === null ? undefined : await catalogue.section(sectionId);
  return section ? { sectionId: section.id, title: section.title, place: mine.sectionIds.indexOf(section.id) + 1, sections: mine.sectionIds.length } : null;
}

/** The section that a learner completed last, of those that the course still has; its place counts from 1. */
async function lastIn(
  { catalogue }: Pick<Deps, 'catalogue'>,
  { sectionIds, completedSectionIds }: CourseProgress,
): Promise<{ title: string; place: number } | undefined> {
  const sectionId = completedSectionIds.findLast((id) => sectionIds.includes(id));
  const section = sectionId === undefined ? undefined : await catalogue.section(sectionId);
  return section && { title: section.title, place: sectionIds.indexOf(section.id) + 1 };
}
