/** The heavy part of one course: lessons with their passages, key ideas, items and glossary. */
import type { SqlRunner } from '@lou/eventlog';
import type { Passage, QuestionItem } from '@lou/tutor/course-material';
import { gateFaults } from '@lou/tutor/quiz/gate';
import { sourceAmong } from '@lou/tutor/retrieval/idea-passage';
import type { GlossaryTerm } from './content/shipped-course.ts';
import type { Shelf } from './course-shelf.ts';
import { readTerms } from './glossary.table.ts';
import { readItems } from './items.table.ts';
import { readKeyIdeas, type SectionKeyIdeas } from './key-ideas.table.ts';
import { type Lesson, readLessons } from './lessons.table.ts';
import { passagesOfLesson, passagesOfTerms } from './passages.ts';

export interface LessonWithPassages extends Lesson {
  readonly passages: readonly Passage[];
}

export interface Teaching {
  /** Drafts too. Those of sections that are in the outline. */
  readonly lessons: readonly LessonWithPassages[];
  /** By section, in those with a published lesson; without ideas whose sentence stands in none but drafts. */
  readonly keyIdeas: ReadonlyMap<string, SectionKeyIdeas>;
  /** Those that pass the gate. */
  readonly items: readonly QuestionItem[];
  /** Without those of sections whose lessons are all drafts. */
  readonly terms: readonly GlossaryTerm[];
  /** Of published lessons and the glossary. */
  readonly passages: readonly Passage[];
  /** Those of drafts too. */
  readonly passageById: ReadonlyMap<string, Passage>;
}

export const noTeaching: Teaching = { lessons: [], keyIdeas: new Map(), items: [], terms: [], passages: [], passageById: new Map() };

/** Empty for a course that is not on the shelf. */
export async function loadTeaching(sql: SqlRunner, shelf: Shelf, courseId: string): Promise<Teaching> {
  const course = shelf.course(courseId);
  if (!course) return noTeaching;
  const [lessons, keyIdeas, items, terms] = await Promise.all([
    readLessons(sql, courseId),
    readKeyIdeas(sql, courseId),
    readItems(sql, courseId),
    readTerms(sql, courseId),
  ]);
  const place = new Map(shelf.sectionsOf(courseId).map((section, index) => [section.id, index]));
  const inOrder = <Row extends { readonly sectionId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => place.has(row.sectionId)).sort((a, b) => (place.get(a.sectionId) ?? 0) - (place.get(b.sectionId) ?? 0));
  const withPassages = inOrder(lessons).map((lesson) => {
    const parents = { section: shelf.section(lesson.sectionId)?.title ?? '', course: course.title };
    return { ...lesson, passages: passagesOfLesson(lesson, parents) };
  });
  const published = withPassages.filter((lesson) => lesson.isPublished);
  const drafts = withPassages.filter((lesson) => !lesson.isPublished);
  const taught = new Set(published.map((lesson) => lesson.sectionId));
  const isWithdrawn = ({ sectionId }: GlossaryTerm) => drafts.some((lesson) => lesson.sectionId === sectionId && !taught.has(lesson.sectionId));
  const seenTerms = terms.filter((term) => !isWithdrawn(term));
  const passages = [...published.flatMap((lesson) => lesson.passages), ...passagesOfTerms(courseId, seenTerms, course.title)];
  const all = [...withPassages.flatMap((lesson) => lesson.passages), ...passagesOfTerms(courseId, terms, course.title)];
  return {
    lessons: withPassages,
    keyIdeas: new Map(keyIdeas.filter(({ sectionId }) => taught.has(sectionId)).map((section) => [section.sectionId, restingOn(section, published, drafts)])),
    items: inOrder(items).filter((item) => gateFaults(item, passages).length === 0),
    terms: seenTerms,
    passages,
    passageById: new Map(all.map((passage) => [passage.id, passage])),
  };
}

/** Without the ideas whose sentence of the lesson stands in drafts of their section alone. */
function restingOn(section: SectionKeyIdeas, published: readonly LessonWithPassages[], drafts: readonly LessonWithPassages[]): SectionKeyIdeas {
  const passagesIn = (lessons: readonly LessonWithPassages[]) =>
    lessons.filter(({ sectionId }) => sectionId === section.sectionId).flatMap(({ passages }) => passages);
  const [seen, withdrawn] = [passagesIn(published), passagesIn(drafts)];
  if (withdrawn.length === 0) return section;
  return { ...section, keyIdeas: section.keyIdeas.filter((idea) => sourceAmong(idea, seen) !== null || sourceAmong(idea, withdrawn) === null) };
}
