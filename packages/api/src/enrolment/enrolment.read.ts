/** A learner's courses with their progress by the outline in force; how many learners a course has. */
import type { Enrollment } from '@lou/contract/enrolment';
import { toNumericString } from '@lou/contract/numeric-percent';
import { type CourseStudents, courseStudentsView } from '@lou/domain/enrolment/course-students.view';
import { type EnrolledCourse, enrolmentsView, progressPercent } from '@lou/domain/enrolment/enrolments.view';
import type { LearnerSnapshot, RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';

export interface CourseProgress extends EnrolledCourse {
  /** 0 to 100, by the outline in force. */
  readonly percent: number;
  /** Sections of the outline in force. */
  readonly sectionIds: readonly string[];
}

/** The courses of a learner, in the order of enrolment; one that was deleted has no sections any more. */
export async function courseProgressOf(deps: Pick<Deps, 'catalogue'>, learner: LearnerSnapshot): Promise<CourseProgress[]> {
  const courses = Object.values(learner.view(enrolmentsView));
  return Promise.all(
    courses.map(async (course) => {
      const sectionIds = (await deps.catalogue.outline(course.courseId))?.sectionIds ?? [];
      return { ...course, sectionIds, percent: progressPercent(course, sectionIds) };
    }),
  );
}

/** The section to go on with: the one under way, else the first that is not completed; null when all are. */
export function nextSectionOf({ sectionIds, completedSectionIds, currentSectionId }: CourseProgress): string | null {
  const open = sectionIds.filter((id) => !completedSectionIds.includes(id));
  return open.find((id) => id === currentSectionId) ?? open[0] ?? null;
}

/** What is completed of the sections that the outline in force has, in its order. */
export const completedOf = ({ sectionIds, completedSectionIds }: Pick<CourseProgress, 'sectionIds' | 'completedSectionIds'>): string[] =>
  sectionIds.filter((id) => completedSectionIds.includes(id));

/** A course's progress as the wire has it. */
export const asEnrollment = (course: CourseProgress): Enrollment => ({
  courseId: course.courseId,
  progress: toNumericString(course.percent),
  completedSectionIds: completedOf(course),
  currentSectionId: course.sectionIds.find((id) => id === course.currentSectionId) ?? null,
  enrolledAt: new Date(course.enrolledAtMs).toISOString(),
  completedAt: course.completedAtMs === null ? null : new Date(course.completedAtMs).toISOString(),
});

/** Learners enrolled, by course; a course without any is absent. */
export const studentsByCourse = (deps: Pick<Deps, 'log'>, after?: readonly RecordedFact[]): Promise<Map<string, CourseStudents>> =>
  deps.log.allRows(courseStudentsView, after ? { after } : {});
