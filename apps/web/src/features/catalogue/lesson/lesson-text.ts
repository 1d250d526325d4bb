/** What a section's Read view shows, in order: prose and blocks, each with its place on the page. Pure. */

import type { LessonBlock, SectionLesson } from '@lou/contract/catalogue';
import { anchorOf } from '@lou/domain/anchor';
import { type LessonPiece, parseLesson } from './lesson-blocks.ts';
import { type Worked, workedOf } from './worked-steps.ts';

export type LessonPart =
  | { readonly kind: 'prose'; readonly key: string; readonly pieces: readonly LessonPiece[] }
  | { readonly kind: 'worked'; readonly key: string; readonly anchor: string; readonly title: string; readonly worked: Worked }
  | { readonly kind: 'questions'; readonly key: string; readonly anchor: string; readonly title: string; readonly questions: readonly AskedAndAnswered[] }
  | { readonly kind: 'task'; readonly key: string; readonly anchor: string; readonly block: LessonBlock };

/** What learners ask, and what a teacher answers. */
export interface AskedAndAnswered {
  readonly anchor: string;
  readonly asks: string;
  readonly answer: readonly LessonPiece[];
}

export interface OutlineEntry {
  readonly anchor: string;
  readonly title: string;
}

export interface LessonText {
  readonly parts: readonly LessonPart[];
  /** Second-level headings and the tasks, as the margin lists them. */
  readonly outline: readonly OutlineEntry[];
  /** Every line that may be cited. */
  readonly lines: readonly string[];
}

/** Several lessons of a section follow each other, each under its title. */
export function lessonTextOf({ lessons }: Pick<SectionLesson, 'lessons'>): LessonText {
  const anchors = uniqueAnchors();
  const prose = (key: string, markdown: string): LessonPart => ({
    kind: 'prose',
    key,
    pieces: parseLesson(markdown).map((piece) => (piece.kind === 'heading' ? { ...piece, anchor: anchors(piece.text) } : piece)),
  });
  const blockPart = (block: LessonBlock): LessonPart => {
    const { id: key, type, title, content, metadata } = block;
    if (type !== 'text') return { kind: 'task', key, anchor: anchors(title), block };
    if (metadata.kind === 'worked') return { kind: 'worked', key, anchor: anchors(title), title, worked: workedOf(content) };
    if (metadata.kind === 'questions') return { kind: 'questions', key, anchor: anchors(title), title, questions: questionsIn(content, anchors) };
    return prose(key, title ? `## ${title}\n\n${content}` : content);
  };
  const parts = lessons.flatMap((lesson) => [
    prose(lesson.id, lessons.length > 1 ? `## ${lesson.title}\n\n${lesson.content}` : lesson.content),
    ...lesson.blocks.map(blockPart),
  ]);
  return { parts, outline: parts.flatMap(entriesOf), lines: parts.flatMap(linesOf) };
}

/** Each heading asks, what follows it up to the next one answers. */
function questionsIn(markdown: string, anchors: (heading: string) => string): readonly AskedAndAnswered[] {
  const questions: { anchor: string; asks: string; answer: LessonPiece[] }[] = [];
  for (const piece of parseLesson(markdown)) {
    if (piece.kind === 'heading') questions.push({ anchor: anchors(piece.text), asks: piece.text, answer: [] });
    else questions.at(-1)?.answer.push(piece);
  }
  return questions;
}

/** The second heading of one name stands at `name-2`. */
function uniqueAnchors(): (heading: string) => string {
  const taken = new Map<string, number>();
  return (heading) => {
    const anchor = anchorOf(heading);
    const times = (taken.get(anchor) ?? 0) + 1;
    taken.set(anchor, times);
    return times === 1 ? anchor : `${anchor}-${times}`;
  };
}

function entriesOf(part: LessonPart): OutlineEntry[] {
  if (part.kind === 'worked') return [];
  if (part.kind === 'task') return [{ anchor: part.anchor, title: part.block.title }];
  if (part.kind === 'questions') return [{ anchor: part.anchor, title: part.title }];
  return part.pieces.flatMap((piece) => (piece.kind === 'heading' && piece.level <= 2 ? [{ anchor: piece.anchor, title: piece.text }] : []));
}

export function linesOf(part: LessonPart): string[] {
  switch (part.kind) {
    case 'task':
      return [];
    case 'worked':
      return linesOfWorked(part.worked);
    case 'questions':
      return part.questions.flatMap(({ answer }) => answer.flatMap(linesOfPiece));
    case 'prose':
      return part.pieces.flatMap(linesOfPiece);
  }
}

function linesOfWorked({ lead, steps, check }: Worked): string[] {
  const stepped = steps.flatMap(({ done, because }) => [done, because]);
  return [...lead.flatMap(linesOfPiece), ...stepped, check].filter((line) => line !== '');
}

export function linesOfPiece(piece: LessonPiece): string[] {
  if (piece.kind === 'paragraph') return [piece.text];
  if (piece.kind === 'figure') return piece.caption ? [piece.caption] : [];
  if (piece.kind === 'quote') return piece.pieces.flatMap(linesOfPiece);
  return piece.kind === 'list' ? [...piece.items] : [];
}
