import type { Section } from '@lou/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { CallFailed } from '../../lib/wire.ts';
import { type CourseStanding, useCourse } from './use-course.ts';

/** A section in its course. */
export interface SectionStanding extends CourseStanding {
  readonly section: Section;
  /** From 1. */
  readonly place: number;
  readonly next: Section | null;
}

/** What a section teaches, as it is asked for: the talk about it stands without. */
export const useLesson = (courseId: string, sectionId: string) => useQuery(reading('catalogue.sectionLesson', { courseId, sectionId }));

export type AskedLesson = Pick<ReturnType<typeof useLesson>, 'data' | 'error' | 'refetch'>;

/** The course's answers, with the section found among them. */
export function useSection(courseId: string, sectionId: string) {
  const course = useCourse(courseId);
  const index = course.data?.sections.findIndex(({ id }) => id === sectionId) ?? -1;
  const section = course.data?.sections[index];
  const data: SectionStanding | undefined =
    course.data && section ? { ...course.data, section, place: index + 1, next: course.data.sections[index + 1] ?? null } : undefined;
  const missing = course.data && !section ? new CallFailed(404, 'This section does not exist.') : null;
  return { data, course: course.data?.course, error: course.error ?? missing, refetch: course.refetch };
}
