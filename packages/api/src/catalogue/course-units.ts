/** A course as the units that are taken or offered one by one. */
import type { KeyIdea } from '@lou/tutor/course-material';
import type { CourseDetails, GlossaryTerm, ItemText, LessonText, SectionDetails, ShippedCourse } from './content/shipped-course.ts';

interface Contents {
  course: CourseDetails;
  section: SectionDetails;
  lesson: LessonText;
  'key-ideas': readonly KeyIdea[];
  item: ItemText;
  term: GlossaryTerm;
}
export type UnitKind = keyof Contents;

/** The id of key ideas is their section's. */
export type UnitOf<Kind extends UnitKind> = { readonly [K in Kind]: { readonly kind: K; readonly id: string; readonly content: Contents[K] } }[Kind];
export type CourseUnit = UnitOf<UnitKind>;

/** The units of a course, in the order in which they can be written. */
export function unitsOf(course: ShippedCourse): readonly CourseUnit[] {
  return [
    { kind: 'course', id: course.id, content: course.details },
    ...course.sections.flatMap((section): CourseUnit[] => [
      { kind: 'section', id: section.id, content: section.details },
      { kind: 'lesson', id: section.lesson.id, content: section.lesson },
      { kind: 'key-ideas', id: section.id, content: section.keyIdeas },
      ...section.items.map((item): CourseUnit => ({ kind: 'item', id: item.id, content: item })),
    ]),
    ...course.glossary.map((term): CourseUnit => ({ kind: 'term', id: term.id, content: term })),
  ];
}
