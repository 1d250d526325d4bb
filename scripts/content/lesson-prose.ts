/** What a lesson says to its reader, apart from tasks: its content and its text blocks, as sentences with their lines. */
import type { SectionSource } from '@lou/api/catalogue/content/course-folder';
import { isFence } from '@lou/api/catalogue/content/directives';
import { sentencesOf } from '@lou/tutor/language/sentences';
import { type TextUnit, unitsOf } from '@lou/tutor/retrieval/plain-text';

/** A paragraph, list, heading ... as plain text. */
export interface Unit extends TextUnit {
  readonly line: number;
}

export interface Sentence {
  /** Plain text; formulas between $ signs, code between backticks. */
  readonly text: string;
  readonly line: number;
}

export interface LessonProse {
  readonly units: readonly Unit[];
  /** Of paragraphs and lists. */
  readonly sentences: readonly Sentence[];
  /** Words of paragraphs, lists and headings; a formula or a piece of code in a line counts as one. */
  readonly words: number;
}

export const proseOf = ({ lesson }: SectionSource): LessonProse =>
  proseOfTexts([
    { text: lesson.content, line: lesson.contentLine },
    ...lesson.blocks.filter(({ head }) => head.type === 'text').map(({ body, bodyLine }) => ({ text: body, line: bodyLine })),
  ]);

/** The same of any Markdown, each piece with the line at which it begins. */
export function proseOfTexts(texts: readonly { readonly text: string; readonly line: number }[]): LessonProse {
  const units = texts.flatMap(({ text, line }) => unitsWithLines(text, line));
  const said = units.filter(({ kind }) => kind === 'prose' || kind === 'list');
  return {
    units,
    sentences: said.flatMap(sentencesOfUnit),
    words: units.filter(({ kind }) => kind === 'prose' || kind === 'list' || kind === 'heading').reduce((sum, unit) => sum + wordCount(unit.text), 0),
  };
}

/** An entry of a list begins a line of its own. */
function sentencesOfUnit({ text, line }: Unit): Sentence[] {
  const plain = unmarked(text);
  return sentencesOf(plain).map((sentence) => ({ text: sentence.text, line: line + plain.slice(0, sentence.start).split('\n').length - 1 }));
}

/** The units of a Markdown text that begins at a line. */
export function unitsWithLines(text: string, firstLine: number): Unit[] {
  return stretches(text).flatMap(({ markdown, linesAbove }) => unitsOf(markdown).map((unit) => ({ ...unit, line: firstLine + linesAbove })));
}

/** Stretches without an empty line; code between fences and formulas between $$ stay whole. */
function stretches(text: string): { markdown: string; linesAbove: number }[] {
  const found: { markdown: string; linesAbove: number }[] = [];
  let held: string[] = [];
  let from = 0;
  let fenced = false;
  const close = () => {
    if (held.length > 0) found.push({ markdown: held.join('\n'), linesAbove: from });
    held = [];
  };
  text.split('\n').forEach((line, index) => {
    if (isFence(line)) fenced = !fenced;
    if (line.trim() === '' && !fenced) close();
    else {
      if (held.length === 0) from = index;
      held.push(line);
    }
  });
  close();
  return found;
}

/** List marks are no words. */
const unmarked = (text: string): string => text.replace(/^(?:-|\d+[.)])\s+/gm, '');

const wordCount = (text: string): number =>
  unmarked(text)
    .replace(/\$[^$\n]+\$|`[^`\n]+`/g, 'x')
    .match(/[\p{L}\p{N}]+(?:['’.,/-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
