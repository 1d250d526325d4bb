/** A course with what several rules need of it, worked out once. */

import type { CourseSource, FileRead, SectionSource } from '@lou/api/catalogue/content/course-folder';
import type { ItemSource, KeyIdeaSource, LearnersQuestionSource } from '@lou/api/catalogue/content/teaching-shapes';
import type { Complaint } from '@lou/api/content/complaint';
import { type LessonProse, proseOf } from './lesson-prose.ts';

export interface StudiedSection {
  readonly source: SectionSource;
  readonly prose: LessonProse;
  readonly keyIdeas: readonly Placed<KeyIdeaSource>[];
  readonly items: readonly Placed<ItemSource>[];
  readonly questions: readonly Placed<LearnersQuestionSource>[];
}

/** Something out of a YAML file: complaints about it find their line by a path inside it. */
export interface Placed<Value> {
  readonly value: Value;
  complain(sentence: string, ...path: readonly (string | number)[]): Complaint;
}

export interface StudiedCourse {
  readonly source: CourseSource;
  readonly sections: readonly StudiedSection[];
  /** Everything that the lessons say. */
  readonly text: string;
}

/** A rule of the content; its complaints name files within the course's folder. */
export type Rule = (course: StudiedCourse) => readonly Complaint[];

export function study(source: CourseSource): StudiedCourse {
  const sections = source.sections.map((section) => ({
    source: section,
    prose: proseOf(section),
    keyIdeas: (section.notes?.value?.keyIdeas ?? []).map((value, n) => placed(value, section.notes, 'keyIdeas', n)),
    items: (section.bank?.value?.items ?? []).map((value, n) => placed(value, section.bank, 'items', n)),
    questions: (section.questions?.value?.questions ?? []).map((value, n) => placed(value, section.questions, 'questions', n)),
  }));
  return { source, sections, text: sections.flatMap(({ prose }) => prose.sentences.map((sentence) => sentence.text)).join('\n') };
}

function placed<Value>(value: Value, file: FileRead<unknown> | undefined, ...at: (string | number)[]): Placed<Value> {
  return { value, complain: (sentence, ...path) => ({ file: file?.file ?? '', line: file?.lineOf(...at, ...path) ?? 1, sentence }) };
}
