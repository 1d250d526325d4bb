import type { Course, Section } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';

/** A course with its sections, and where the learner stands in it; null where they are not enrolled. */
export interface CourseStanding {
  readonly course: Course;
  readonly sections: readonly Section[];
  readonly enrolled: Enrollment | null;
}

/** The three answers that a course page needs, as one that is asked for: known when all are. */
export function useCourse(courseId: string) {
  const course = useQuery(reading('catalogue.course', { courseId }));
  const sections = useQuery(reading('catalogue.sections', { courseId }));
  const enrolments = useQuery(reading('enrolment.list', {}));
  const all = [course, sections, enrolments];
  const data: CourseStanding | undefined =
    course.data && sections.data && enrolments.data
      ? { course: course.data, sections: sections.data, enrolled: enrolments.data.find((one) => one.courseId === courseId) ?? null }
      : undefined;
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}
