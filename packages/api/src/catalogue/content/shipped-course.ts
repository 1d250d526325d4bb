/** A course as it is shipped: what its authors wrote, under the ids by which everything else names it. */

import type { Difficulty } from '@lou/domain/shapes';
import type { KeyIdea, QuestionItem } from '@lou/tutor/course-material';
import type { Personality } from '@lou/tutor/turn-material';
import type { BlockType } from './lesson-shapes.ts';

export interface ShippedCourse {
  /** The folder's name. */
  readonly id: string;
  /** Grows with every change of the folder. */
  readonly version: number;
  readonly details: CourseDetails;
  readonly sections: readonly ShippedSection[];
  readonly glossary: readonly GlossaryTerm[];
}

export interface CourseDetails {
  readonly title: string;
  readonly description: string;
  /** Category slug. */
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly estimatedDurationHours: number;
  readonly learningObjectives: readonly string[];
  readonly tags: readonly string[];
  readonly prerequisites: readonly string[];
  /** Graded answers to a question of Lou's before the solution may be told. */
  readonly tries: number;
  readonly skills: readonly Skill[];
}

export interface Skill {
  /** `{course}/{id}` */
  readonly id: string;
  /** As it reads after 'Skill:'. */
  readonly name: string;
}

export interface SectionDetails {
  readonly title: string;
  readonly objectiveType: 'learn' | 'practice' | 'apply' | 'review';
  readonly estimatedDurationMinutes: number;
  /** From 0. */
  readonly orderIndex: number;
  readonly skillIds: readonly string[];
}

export interface ShippedSection {
  /** `{course}.{section-slug}` */
  readonly id: string;
  readonly details: SectionDetails;
  readonly lesson: LessonText;
  readonly keyIdeas: readonly KeyIdea[];
  readonly items: readonly ItemText[];
}

/** A lesson with its blocks: the unit that is revised, cited and published. Source: S§3. */
export interface LessonText {
  /** `{sectionId}.lesson` where shipped. */
  readonly id: string;
  readonly sectionId: string;
  readonly courseId: string;
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly content: string;
  readonly objectives: readonly string[];
  readonly estimatedDurationMinutes: number;
  readonly difficulty: Difficulty;
  readonly orderIndex: number;
  readonly louPersonality: Personality;
  readonly blocks: readonly BlockText[];
}

export interface BlockText {
  /** `{lessonId}.{n}-{type}` where shipped. */
  readonly id: string;
  readonly type: BlockType;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** For the tutor alone: what to look for, what to avoid. */
  readonly louContext: string;
  readonly orderIndex: number;
  readonly isInteractive: boolean;
  readonly metadata: BlockMetadata;
}

/** By type: text {kind}, exercise {answers, explanation, points, difficulty}, discussion {points, difficulty}, quiz {items, difficulty}, video {videoUrl, duration}. */
export interface BlockMetadata {
  /** `questions`: what learners ask, each a third-level heading with its answer below. */
  readonly kind?: 'worked' | 'questions';
  readonly answers?: readonly string[];
  readonly explanation?: string;
  readonly points?: number;
  readonly difficulty?: Difficulty;
  /** Item ids. */
  readonly items?: readonly string[];
  readonly videoUrl?: string;
  /** Minutes. */
  readonly duration?: number;
}

/** A question item without the number of its revision, which the tables give it. */
export type ItemText = Omit<QuestionItem, 'revision'>;

export interface GlossaryTerm {
  /** `glossary:{course}/{term-in-hyphens}`, under which it is cited. */
  readonly id: string;
  /** The section in which it is met. */
  readonly sectionId: string | null;
  readonly term: string;
  readonly meaning: string;
  readonly orderIndex: number;
}
