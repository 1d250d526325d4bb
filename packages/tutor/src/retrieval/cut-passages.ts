/** Cuts what a learner may read into passages of about 120 words. Source: lou.md 'Retrieval'. */
import { anchorOf } from '@lou/domain/anchor';
import type { Passage } from '../course-material.ts';
import { sentencesOf } from '../language/sentences.ts';
import { plainInline, type TextUnit, unitsOf } from './plain-text.ts';

/** A passage is closed at the first paragraph border from here on, and before a paragraph that would carry it past the most. */
const PASSAGE_WORDS = 120;
export const PASSAGE_WORDS_MOST = 170;

/** A lesson, or one block of it: only what the learner sees, never an answer, an explanation of an exercise or Lou's context. */
export interface LessonText {
  /** The lesson's id, or the block's. */
  readonly sourceId: string;
  readonly revision: number;
  readonly courseId: string;
  readonly sectionId: string | null;
  readonly lessonId: string | null;
  /** Of the lesson or block: the title of passages before the first heading. */
  readonly title: string;
  /** What stands above it, nearest first: lesson, section, course. */
  readonly parents: readonly string[];
  readonly markdown: string;
  /** What learners ask: each heading is a question, and the passage below it its answer. */
  readonly isAsked?: boolean;
}

/**
 * The passages of a lesson or block, cut at headings and paragraphs, long paragraphs at sentences.
 * Ids are `{sourceId}@{revision}#{n}`, n from 1; the anchor is that of the nearest heading, or `top`.
 */
export function cutPassages(lesson: LessonText): readonly Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let held: string[] = [];
  const close = () => {
    if (held.length === 0) return;
    passages.push({
      id: `${lesson.sourceId}@${lesson.revision}#${passages.length + 1}`,
      courseId: lesson.courseId,
      sectionId: lesson.sectionId,
      lessonId: lesson.lessonId,
      title: heading ?? lesson.title,
      parents: heading === null || heading === lesson.title ? lesson.parents : withTitle(lesson),
      text: held.join('\n\n'),
      anchor: heading === null ? 'top' : anchorOf(heading),
      ...(lesson.isAsked && heading !== null ? { answers: heading } : {}),
    });
    held = [];
  };
  for (const unit of unitsOf(lesson.markdown)) {
    if (unit.kind === 'heading') {
      close();
      heading = unit.text;
      continue;
    }
    for (const piece of piecesOf(unit)) {
      const words = wordCount(held.join(' '));
      if (words >= PASSAGE_WORDS || (words > 0 && words + wordCount(piece) > PASSAGE_WORDS_MOST)) close();
      held.push(piece);
    }
  }
  close();
  return passages;
}

/** A term of a course's glossary as a passage, `glossary:{courseId}/{term}`. */
export function glossaryPassage(term: { courseId: string; sectionId: string | null; term: string; meaning: string; parents: readonly string[] }): Passage {
  const meaning = plainInline(term.meaning);
  const name = plainInline(term.term);
  return {
    id: `glossary:${term.courseId}/${anchorOf(name)}`,
    courseId: term.courseId,
    sectionId: term.sectionId,
    lessonId: null,
    title: name,
    parents: term.parents,
    text: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${asContinuation(meaning)}`,
    anchor: anchorOf(name),
  };
}

/** Small at its start, as it follows a colon, unless it opens with a name, 'I' or an acronym. */
const asContinuation = (text: string): string => (/^(?:\p{Lu}\p{Ll}+|A)\b/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text);

function withTitle(lesson: LessonText): readonly string[] {
  return lesson.parents[0] === lesson.title ? lesson.parents : [lesson.title, ...lesson.parents];
}

/** A paragraph that is too long on its own falls apart at its sentences. */
function piecesOf(unit: TextUnit): readonly string[] {
  if (unit.kind !== 'prose' || wordCount(unit.text) <= PASSAGE_WORDS_MOST) return [unit.text];
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentencesOf(unit.text)) {
    if (piece !== '' && wordCount(piece) + wordCount(sentence.text) > PASSAGE_WORDS) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? sentence.text : `${piece} ${sentence.text}`;
  }
  if (piece !== '') pieces.push(piece);
  return pieces;
}

const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;
