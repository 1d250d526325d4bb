/** Browsing: courses, sections, categories and what a section teaches. Source: L§7, S§7, calls.md 'Learning'. */
import { type Course, categories, courses, type Lesson, oneCourse, sectionLesson, sections } from '@lou/contract/catalogue';
import { Refused } from '@lou/domain/kernel';
import { isStaff } from '@lou/domain/roles';
import type { Deps } from '../deps.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import type { Catalogue, LessonWithPassages, ShelvedCourse } from './catalogue.read.ts';

/** What these calls need from the rest of the house. */
export interface CatalogueSeam {
  catalogueOf(deps: Deps): Catalogue;
  /** Learners enrolled, by course (enrolment); a course without any may be absent. */
  studentsOf(deps: Deps, courseIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Mean session satisfaction, 1 to 5, by course (tutoring); absent or null until there are enough ratings. */
  ratingOf(deps: Deps, courseIds: readonly string[]): Promise<ReadonlyMap<string, number | null>>;
}

export function catalogueRouter(seam: CatalogueSeam) {
  const counted = async (deps: Deps, shelved: readonly ShelvedCourse[]): Promise<Course[]> => {
    const ids = shelved.map((course) => course.id);
    const [students, ratings] = await Promise.all([seam.studentsOf(deps, ids), seam.ratingOf(deps, ids)]);
    return shelved.map((course) => ({ ...course, students: students.get(course.id) ?? 0, rating: ratings.get(course.id) ?? null }));
  };

  return router({
    courses: procedure(courses).query(async ({ ctx }) => {
      const seesAll = isStaff(callerOf(ctx).role);
      const shelved = await seam.catalogueOf(ctx.deps).courses();
      return counted(
        ctx.deps,
        shelved.filter((course) => course.isActive || seesAll),
      );
    }),

    course: procedure(oneCourse).query(async ({ ctx, input }) => {
      const found = await visibleCourse(seam.catalogueOf(ctx.deps), input.courseId, isStaff(callerOf(ctx).role));
      const [course] = await counted(ctx.deps, [found]);
      return course as Course;
    }),

    sections: procedure(sections).query(async ({ ctx, input }) => {
      const catalogue = seam.catalogueOf(ctx.deps);
      await visibleCourse(catalogue, input.courseId, isStaff(callerOf(ctx).role));
      return [...(await catalogue.sections(input.courseId))];
    }),

    categories: procedure(categories).query(async ({ ctx }) => [...(await seam.catalogueOf(ctx.deps).categories())]),

    /** A learner who asks for drafts gets what is published. */
    sectionLesson: procedure(sectionLesson).query(async ({ ctx, input }) => {
      const catalogue = seam.catalogueOf(ctx.deps);
      const staff = isStaff(callerOf(ctx).role);
      await visibleCourse(catalogue, input.courseId, staff);
      const section = await catalogue.section(input.sectionId);
      if (section?.courseId !== input.courseId) throw new Refused('SECTION_NOT_FOUND', 'This section does not exist.', 'missing');
      const lessons = await catalogue.lessons(section.id, { drafts: staff && input.draft === '1' });
      const terms = await catalogue.terms({ courseId: section.courseId, sectionId: section.id });
      return {
        section,
        lessons: lessons.map(asLesson),
        glossary: terms.map(({ term, meaning }) => ({ term, meaning })),
        passages: lessons.flatMap((lesson) => lesson.passages.map(({ id, anchor, text }) => ({ id, anchor, text }))),
      };
    }),
  });
}

/** Refuses COURSE_NOT_FOUND; an inactive course is there for staff alone. */
async function visibleCourse(catalogue: Catalogue, courseId: string, staff: boolean): Promise<ShelvedCourse> {
  const course = await catalogue.course(courseId);
  if (!course || !(course.isActive || staff)) throw new Refused('COURSE_NOT_FOUND', 'This course does not exist.', 'missing');
  return course;
}

/** Without what is Lou's alone: the lesson's personality and each block's context. */
const asLesson = (lesson: LessonWithPassages): Lesson => ({
  id: lesson.id,
  title: lesson.title,
  revision: lesson.revision,
  content: lesson.content,
  objectives: [...lesson.objectives],
  blocks: lesson.blocks.map(({ id, type, title, content, isInteractive, metadata }) => ({
    id,
    type,
    title,
    content,
    isInteractive,
    metadata: { ...metadata },
  })),
});
