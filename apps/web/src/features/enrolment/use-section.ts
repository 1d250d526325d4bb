import type { Section, SectionLesson } from '@lou/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { CallFailed } from '../../lib/wire.ts';
import { type CourseStanding, useCourse } from './use-course.ts';

/** A section in its course, with what it teaches. */
export interface SectionStanding extends CourseStanding {
  readonly section: Section;
  readonly lesson: SectionLesson;
  /** From 1. */
  readonly place: number;
  readonly next: Section | null;
}

/** The course's answers and the section's lesson as one that is asked for. */
export function useSection(courseId: string, sectionId: string) {
  const course = useCourse(courseId);
  const lesson = useQuery(reading('catalogue.sectionLesson', { courseId, sectionId }));
  const index = course.data?.sections.findIndex(({ id }) => id === sectionId) ?? -1;
  const section = course.data?.sections[index];
  const data: SectionStanding | undefined =
    course.data && section && lesson.data
      ? { ...course.data, section, lesson: lesson.data, place: index + 1, next: course.data.sections[index + 1] ?? null }
      : undefined;
  const missing = course.data && !section ? new CallFailed(404, 'This section does not exist.') : null;
  return { data, error: course.error ?? lesson.error ?? missing, refetch: () => Promise.all([course.refetch(), lesson.refetch()]) };
}
