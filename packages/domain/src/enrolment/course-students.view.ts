/** How many learners are enrolled in each course: what the product shows where the spec had a random number. */
import { platformView } from '../kernel.ts';
import { LearnerEnrolled } from './events.ts';

export interface CourseStudents {
  readonly students: number;
}

/** Keyed by course id. Enrolling happens once per learner and course, so every fact is one more. */
export const courseStudentsView = platformView({
  name: 'course-students',
  version: 1,
  listensTo: [LearnerEnrolled],
  keysOf: (fact) => [fact.data.courseId],
  evolve: (row: CourseStudents | undefined) => ({ students: (row?.students ?? 0) + 1 }),
});
