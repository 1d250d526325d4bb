/** Lessons and glossaries as the passages that the tutor ranks and cites. */
import type { Passage } from '@lou/tutor/course-material';
import { cutPassages, glossaryPassage } from '@lou/tutor/retrieval/cut-passages';
import type { GlossaryTerm, LessonText } from './content/shipped-course.ts';

/** Titles of what a lesson stands in. */
export interface Parents {
  readonly section: string;
  readonly course: string;
}

/**
 * The passages of a lesson as it stood at a revision: its content and its text blocks. What asks something of the
 * learner (exercise, discussion, quiz) supports no sentence and is not cut. A block's title is its heading.
 */
export function passagesOfLesson(lesson: LessonText & { readonly revision: number }, parents: Parents): readonly Passage[] {
  const { id, revision, courseId, sectionId, title } = lesson;
  const above = parents.section === title ? [parents.course] : [parents.section, parents.course];
  const place = { revision, courseId, sectionId, lessonId: id, title, parents: above };
  return [
    ...cutPassages({ ...place, sourceId: id, markdown: lesson.content }),
    ...lesson.blocks
      .filter((block) => block.type === 'text')
      .flatMap((block) => {
        const markdown = block.title ? `## ${block.title}\n\n${block.content}` : block.content;
        return cutPassages({ ...place, sourceId: block.id, markdown, isAsked: block.metadata.kind === 'questions' });
      }),
  ];
}

/** The terms of a course as passages, `glossary:{courseId}/{term}`. */
export const passagesOfTerms = (courseId: string, terms: readonly GlossaryTerm[], courseTitle: string): readonly Passage[] =>
  terms.map(({ term, meaning, sectionId }) => glossaryPassage({ courseId, sectionId, term, meaning, parents: ['Glossary', courseTitle] }));

/** `{sourceId}@{revision}#{n}` taken apart; undefined for an id of another form. */
export function sourceOfPassage(passageId: string): { readonly sourceId: string; readonly revision: number } | undefined {
  const [, sourceId, revision] = /^(.+)@(\d{1,9})#\d+$/.exec(passageId) ?? [];
  return sourceId === undefined ? undefined : { sourceId, revision: Number(revision) };
}
