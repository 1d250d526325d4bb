/** The light part of the catalogue, all of it: categories, courses, sections, skills and titles. */
import type { Category, Course, Section } from '@lou/contract/catalogue';
import type { SqlRunner } from '@lou/eventlog';
import type { Source } from '../content/by.ts';
import { lessonOfBlock } from '../content/ids.ts';
import { readCategories } from './categories.table.ts';
import type { Skill } from './content/shipped-course.ts';
import { type CourseInfo, readCourses, readSections, readSkills, type SectionInfo } from './courses.table.ts';
import { readLessonPlaces } from './lessons.table.ts';
import { sourceOfPassage } from './passages.ts';

/** A course as the wire has it, without what other slices count. */
export interface ShelvedCourse extends Omit<Course, 'students' | 'rating'> {
  /** Graded answers before Lou may tell the solution. */
  readonly tries: number;
  readonly outlineRevision: number;
  readonly source: Source;
}

export interface Shelf {
  readonly categories: readonly Category[];
  /** By title, without the removed ones. */
  readonly courses: readonly ShelvedCourse[];
  course(courseId: string): ShelvedCourse | undefined;
  sectionsOf(courseId: string): readonly Section[];
  section(sectionId: string): Section | undefined;
  skillsOf(courseId: string): readonly Skill[];
  readonly skillNames: ReadonlyMap<string, string>;
  /** By id: courses, sections and lessons, the removed ones too. */
  readonly titles: ReadonlyMap<string, string>;
  /** Undefined for a passage of a lesson that nobody knows. */
  courseOfPassage(passageId: string): string | undefined;
}

export async function loadShelf(sql: SqlRunner): Promise<Shelf> {
  const [categories, allCourses, allSections, skills, lessons] = await Promise.all([
    readCategories(sql),
    readCourses(sql),
    readSections(sql),
    readSkills(sql),
    readLessonPlaces(sql),
  ]);
  const nameOf = new Map(skills.map(({ id, name }) => [id, name]));
  const there = new Set(allCourses.filter((course) => !course.isRemoved).map((course) => course.id));
  const sections = allSections.filter((section) => !section.isRemoved && there.has(section.courseId)).map((section) => asSection(section, nameOf));
  const sectionsByCourse = Map.groupBy(sections, (section) => section.courseId);
  const skillsByCourse = Map.groupBy(skills, (skill) => skill.courseId);
  const courses = allCourses.filter((course) => there.has(course.id)).map((course) => asCourse(course, sectionsByCourse.get(course.id)?.length ?? 0));
  const courseById = new Map(courses.map((course) => [course.id, course]));
  const sectionById = new Map(sections.map((section) => [section.id, section]));
  const courseOfLesson = new Map(lessons.map((lesson) => [lesson.id, lesson.courseId]));
  return {
    categories,
    courses,
    course: (courseId) => courseById.get(courseId),
    sectionsOf: (courseId) => sectionsByCourse.get(courseId) ?? [],
    section: (sectionId) => sectionById.get(sectionId),
    skillsOf: (courseId) => (skillsByCourse.get(courseId) ?? []).map(({ id, name }) => ({ id, name })),
    skillNames: nameOf,
    titles: new Map([...allCourses, ...allSections, ...lessons].map(({ id, title }) => [id, title])),
    courseOfPassage: (passageId) => {
      const sourceId = sourceOfPassage(passageId)?.sourceId;
      if (sourceId === undefined) return /^glossary:([^/]+)\//.exec(passageId)?.[1];
      return courseOfLesson.get(sourceId) ?? courseOfLesson.get(lessonOfBlock(sourceId));
    },
  };
}

const asCourse = (course: CourseInfo, totalSections: number): ShelvedCourse => ({
  id: course.id,
  title: course.title,
  description: course.description,
  category: course.category,
  difficulty: course.difficulty,
  estimatedDuration: course.estimatedDurationHours,
  totalSections,
  learningObjectives: [...course.learningObjectives],
  tags: [...course.tags],
  prerequisites: [...course.prerequisites],
  isActive: course.isActive,
  tries: course.tries,
  outlineRevision: course.outlineRevision,
  source: course.source,
});

const asSection = (section: SectionInfo, nameOf: ReadonlyMap<string, string>): Section => ({
  id: section.id,
  courseId: section.courseId,
  title: section.title,
  objectiveType: section.objectiveType,
  estimatedDuration: section.estimatedDurationMinutes,
  orderIndex: section.orderIndex,
  skills: section.skillIds.map((id) => ({ id, name: nameOf.get(id) ?? id })),
});
