/** A learner's courses: what is done in each. Progress joins the outline in force when it is read. */
import { learnerView } from '../kernel.ts';
import { own } from '../own.ts';
import { CourseCompleted, LearnerEnrolled, SectionCompleted, SectionStarted } from './events.ts';

export interface EnrolledCourse {
  readonly courseId: string;
  readonly enrolledAtMs: number;
  readonly lastActivityMs: number;
  /** The section being worked on; null when none is open. */
  readonly currentSectionId: string | null;
  /** In the order in which they were completed; may name sections that the outline no longer has. */
  readonly completedSectionIds: readonly string[];
  readonly completedAtMs: number | null;
}

/** By course id, in the order of enrolment. */
export type Enrolments = { readonly [courseId: string]: EnrolledCourse };

export const enrolmentsView = learnerView({
  name: 'enrolments',
  version: 1,
  listensTo: [LearnerEnrolled, SectionStarted, SectionCompleted, CourseCompleted],
  initial: {} as Enrolments,
  evolve: (courses, fact) => {
    const { courseId } = fact.data;
    const atMs = fact.recordedAtMs;
    const known = own(courses, courseId);
    if (fact.type === 'LearnerEnrolled')
      return known
        ? courses
        : {
            ...courses,
            [courseId]: { courseId, enrolledAtMs: atMs, lastActivityMs: atMs, currentSectionId: null, completedSectionIds: [], completedAtMs: null },
          };
    if (!known) return courses;
    const put = (change: Partial<EnrolledCourse>): Enrolments => ({ ...courses, [courseId]: { ...known, lastActivityMs: atMs, ...change } });
    switch (fact.type) {
      case 'SectionStarted':
        return put({ currentSectionId: fact.data.sectionId });
      case 'SectionCompleted': {
        const { sectionId } = fact.data;
        if (known.completedSectionIds.includes(sectionId)) return courses;
        return put({
          completedSectionIds: [...known.completedSectionIds, sectionId],
          currentSectionId: known.currentSectionId === sectionId ? null : known.currentSectionId,
        });
      }
      case 'CourseCompleted':
        return put({ completedAtMs: known.completedAtMs ?? atMs });
    }
  },
});

/**
 * Completed sections over all sections of the outline, percent, 0 to 100, not rounded. A section that the outline no
 * longer has counts nothing; a course without sections stands at 0, or at 100 once it was completed. Source: L§4, L§9 'Progress'.
 */
export function progressPercent(course: EnrolledCourse, sectionIds: readonly string[]): number {
  if (sectionIds.length === 0) return course.completedAtMs === null ? 0 : 100;
  const done = sectionIds.filter((id) => course.completedSectionIds.includes(id)).length;
  return (100 * done) / sectionIds.length;
}
