/** Courses, sections, categories and lessons as learners see them. Source: L§3, L§7, calls.md 'Learning'. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { call, noInput } from './call.ts';
import { id } from './id.ts';

export const course = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Category slug, `academic-studies`. */
  category: z.string(),
  difficulty,
  /** In hours. */
  estimatedDuration: z.number(),
  totalSections: z.number().int(),
  learningObjectives: z.array(z.string()),
  tags: z.array(z.string()),
  prerequisites: z.array(z.string()),
  isActive: z.boolean(),
  /** Learners enrolled, as counted by the log. */
  students: z.number().int(),
  /** Mean session satisfaction, 1 to 5; null until there are five ratings ('New'). */
  rating: z.number().nullable(),
});
export type Course = z.infer<typeof course>;

/** Unknown types act as learn. Source: L§2. */
export const objectiveType = z.enum(['learn', 'practice', 'apply', 'review']);

export const section = z.object({
  id: z.string(),
  courseId: z.string(),
  title: z.string(),
  objectiveType,
  /** In minutes, 30 where none is given. Source: L§3. */
  estimatedDuration: z.number().int(),
  orderIndex: z.number().int(),
  skills: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Section = z.infer<typeof section>;

export const category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  sortOrder: z.number().int(),
});
export type Category = z.infer<typeof category>;

/** How Lou speaks in a lesson. Source: S§3, S§5 'Lesson form'. */
export const louPersonality = z.object({
  tone: z.enum(['friendly', 'professional', 'casual', 'formal']),
  expertise: z.enum(['beginner', 'intermediate', 'expert']),
  teachingStyle: z.enum(['interactive', 'lecture', 'socratic', 'practical']),
  responseStyle: z.enum(['explanatory', 'concise', 'detailed', 'encouraging']),
});

/** A piece of a lesson. `metadata` by type: exercise {answers?, explanation?, points?}, video {videoUrl, duration}, text {kind?}. */
export const lessonBlock = z.object({
  id: z.string(),
  type: z.enum(['text', 'video', 'quiz', 'exercise', 'discussion']),
  title: z.string(),
  content: z.string(),
  isInteractive: z.boolean(),
  metadata: z.record(z.string(), z.unknown()),
});
export type LessonBlock = z.infer<typeof lessonBlock>;

export const lesson = z.object({
  id: z.string(),
  title: z.string(),
  revision: z.number().int(),
  content: z.string(),
  objectives: z.array(z.string()),
  blocks: z.array(lessonBlock),
});
export type Lesson = z.infer<typeof lesson>;

const courseId = id(120);
const sectionId = id(160);

export const courses = call('catalogue.courses', {
  says: 'The courses: active ones for learners, all for staff.',
  input: noInput,
  output: z.array(course),
});
export const oneCourse = call('catalogue.course', { says: 'One course.', input: z.object({ courseId }), output: course });
export const sections = call('catalogue.sections', {
  says: 'The sections of a course, in order; an empty list where it has none.',
  input: z.object({ courseId }),
  output: z.array(section),
});
export const categories = call('catalogue.categories', { says: 'The categories, in their order.', input: noInput, output: z.array(category) });

export const sectionLesson = call('catalogue.sectionLesson', {
  says: 'What a section teaches: its published lessons with their blocks, its glossary, and where its passages stand. Drafts for staff with ?draft=1.',
  input: z.object({ courseId, sectionId, draft: z.string().optional() }),
  output: z.object({
    section,
    lessons: z.array(lesson),
    glossary: z.array(z.object({ term: z.string(), meaning: z.string() })),
    /** Passage id to the anchor in the lesson at which it begins. */
    passages: z.array(z.object({ id: z.string(), anchor: z.string(), text: z.string() })),
  }),
});
export type SectionLesson = z.infer<typeof sectionLesson.output>;
