/**
 * What every slice may ask of the catalogue. Kept in memory and dropped when a fact says that it changed, so a list call
 * does not touch the database; only what belongs to an old revision is read from it. Source: house.md, 'Rows and facts together'.
 */
import type { Category, Section } from '@lou/contract/catalogue';
import { CourseOutlineRevised, ItemRevised, KeyIdeasRevised, LessonRevised } from '@lou/domain/catalogue/events';
import type { SqlRunner } from '@lou/eventlog';
import type { KeyIdea, Passage, QuestionItem } from '@lou/tutor/course-material';
import { sectionOfItem } from '../content/ids.ts';
import { type Listener, tellAll } from '../content/tell-all.ts';
import type { Deps } from '../deps.ts';
import { kept, keptByKey } from '../kept.ts';
import type { GlossaryTerm, Skill } from './content/shipped-course.ts';
import { loadShelf, type Shelf, type ShelvedCourse } from './course-shelf.ts';
import { type LessonWithPassages, loadTeaching, noTeaching, type Teaching } from './course-teaching.ts';
import { readItemRevision } from './items.table.ts';
import { readKeyIdeasRevision } from './key-ideas.table.ts';
import { readLessonRevision } from './lessons.table.ts';
import { passagesOfLesson, sourceOfPassage } from './passages.ts';

export type { LessonWithPassages, ShelvedCourse };

/** A course's sections as they are in force now. */
export interface CourseOutline {
  readonly courseId: string;
  readonly revision: number;
  readonly sectionIds: readonly string[];
  readonly isActive: boolean;
  /** Graded answers before Lou may tell the solution. */
  readonly tries: number;
}

export interface Catalogue {
  categories(): Promise<readonly Category[]>;
  /** By title; the inactive ones too. */
  courses(): Promise<readonly ShelvedCourse[]>;
  course(courseId: string): Promise<ShelvedCourse | undefined>;
  /** In order; none for an unknown course. */
  sections(courseId: string): Promise<readonly Section[]>;
  section(sectionId: string): Promise<Section | undefined>;
  outline(courseId: string): Promise<CourseOutline | undefined>;
  skills(courseId: string): Promise<readonly Skill[]>;
  /** As it reads after 'Skill:'; the id of an unknown one. */
  skillName(skillId: string): Promise<string>;
  /** Of courses, sections and lessons, the removed ones too; unknown ids are absent. */
  titles(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /** Of a section, in order, each with its passages; drafts only where asked for. */
  lessons(sectionId: string, options?: { drafts?: boolean }): Promise<readonly LessonWithPassages[]>;
  /** The terms first met in a section, or all of a course. */
  terms(of: { courseId: string; sectionId?: string }): Promise<readonly GlossaryTerm[]>;
  /** What the tutor may cite of a course: published lessons and the glossary. */
  passages(courseId: string): Promise<readonly Passage[]>;
  /** A passage by its id, also one of an old revision or of a lesson that is gone. */
  passage(passageId: string): Promise<Passage | undefined>;
  /** The key ideas in force that rest on a published lesson; or those that stood at a revision. */
  keyIdeas(sectionId: string, revision?: number): Promise<readonly KeyIdea[]>;
  /** The items that may be offered, in the order of the bank. */
  itemsOfSection(sectionId: string): Promise<readonly QuestionItem[]>;
  itemsOfCourse(courseId: string): Promise<readonly QuestionItem[]>;
  /** An item that may be offered, or, with a revision, as it stood then. */
  item(itemId: string, revision?: number): Promise<QuestionItem | undefined>;

  /** Called with a course's id after it changed in any process, one call after the other, and again when one fails; answers how to stop. */
  whenChanged(hear: Listener): () => void;
  /** For the process that has just written: its next read is its own write, without waiting to hear of it. */
  drop(courseId: string): void;
  close(): Promise<void>;
}

const catalogueFacts = [CourseOutlineRevised, LessonRevised, KeyIdeasRevised, ItemRevised];

/** One a process. */
export async function openCatalogue({ sql, log }: Pick<Deps, 'sql' | 'log'>): Promise<Catalogue> {
  const shelf = kept(() => loadShelf(sql));
  const teaching = keptByKey(async (courseId) => loadTeaching(sql, await shelf.get(), courseId));
  const listeners = new Set<Listener>();

  const drop = (courseId: string) => {
    shelf.drop();
    teaching.drop(courseId);
  };
  const stop = await log.follow(
    catalogueFacts.map((fact) => fact.type),
    async (facts) => {
      const courseIds = new Set(facts.map((fact) => (fact.data as { courseId: string }).courseId));
      for (const courseId of courseIds) drop(courseId);
      await tellAll(listeners, courseIds);
    },
  );

  /** Nothing is kept for a course that is not there. */
  const teachingOf = async (courseId: string | undefined): Promise<Teaching> =>
    courseId !== undefined && (await shelf.get()).course(courseId) ? teaching.get(courseId) : noTeaching;
  const teachingOfSection = async (sectionId: string) => teachingOf((await shelf.get()).section(sectionId)?.courseId);
  const itemsOfSection = async (sectionId: string) => (await teachingOfSection(sectionId)).items.filter((item) => item.sectionId === sectionId);

  return {
    categories: async () => (await shelf.get()).categories,
    courses: async () => (await shelf.get()).courses,
    course: async (courseId) => (await shelf.get()).course(courseId),
    sections: async (courseId) => (await shelf.get()).sectionsOf(courseId),
    section: async (sectionId) => (await shelf.get()).section(sectionId),
    skills: async (courseId) => (await shelf.get()).skillsOf(courseId),
    skillName: async (skillId) => (await shelf.get()).skillNames.get(skillId) ?? skillId,
    outline: async (courseId) => outlineOn(await shelf.get(), courseId),
    titles: async (ids) => {
      const { titles } = await shelf.get();
      return new Map(ids.flatMap((id) => (titles.has(id) ? [[id, titles.get(id) as string] as const] : [])));
    },

    lessons: async (sectionId, options) =>
      (await teachingOfSection(sectionId)).lessons.filter((lesson) => lesson.sectionId === sectionId && (lesson.isPublished || options?.drafts === true)),
    terms: async ({ courseId, sectionId }) => {
      const { terms } = await teachingOf(courseId);
      return sectionId === undefined ? terms : terms.filter((term) => term.sectionId === sectionId);
    },
    passages: async (courseId) => (await teachingOf(courseId)).passages,
    passage: async (passageId) => {
      const shelved = await shelf.get();
      const { passageById } = await teachingOf(shelved.courseOfPassage(passageId));
      return passageById.get(passageId) ?? oldPassage(sql, shelved, passageId);
    },
    keyIdeas: async (sectionId, revision) => {
      const standing = (await teachingOfSection(sectionId)).keyIdeas.get(sectionId);
      if (revision === undefined || standing?.revision === revision) return standing?.keyIdeas ?? [];
      return (await readKeyIdeasRevision(sql, sectionId, revision)) ?? [];
    },
    itemsOfSection,
    itemsOfCourse: async (courseId) => (await teachingOf(courseId)).items,
    item: async (itemId, revision) => {
      const standing = (await itemsOfSection(sectionOfItem(itemId))).find((item) => item.id === itemId);
      if (revision === undefined || standing?.revision === revision) return standing;
      return readItemRevision(sql, itemId, revision);
    },

    whenChanged: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    drop,
    close: stop,
  };
}

/** The id of a course that learners see; null for one that is inactive or gone, and for none. */
export const seenCourseId = async ({ course }: Pick<Catalogue, 'course'>, courseId: string | null): Promise<string | null> =>
  courseId !== null && (await course(courseId))?.isActive ? courseId : null;

function outlineOn(shelf: Shelf, courseId: string): CourseOutline | undefined {
  const course = shelf.course(courseId);
  if (!course) return undefined;
  const sectionIds = shelf.sectionsOf(courseId).map((section) => section.id);
  return { courseId, revision: course.outlineRevision, sectionIds, isActive: course.isActive, tries: course.tries };
}

/** From the revision that its id names. */
async function oldPassage(sql: SqlRunner, shelf: Shelf, passageId: string): Promise<Passage | undefined> {
  const source = sourceOfPassage(passageId);
  const lesson = source && (await readLessonRevision(sql, source.sourceId, source.revision));
  if (!lesson) return undefined;
  const parents = { section: shelf.titles.get(lesson.sectionId) ?? '', course: shelf.titles.get(lesson.courseId) ?? '' };
  return passagesOfLesson({ ...lesson, revision: source.revision }, parents).find((passage) => passage.id === passageId);
}
