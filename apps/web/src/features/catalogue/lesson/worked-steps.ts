/** A worked example taken apart: each step is what is done and why, and at the end the look back. Source: db/content/README.md. */
import { type LessonPiece, parseLesson } from './lesson-blocks.ts';

export interface WorkedStep {
  readonly done: string;
  readonly because: string;
}

export interface Worked {
  /** What stands before the first step. */
  readonly lead: readonly LessonPiece[];
  readonly steps: readonly WorkedStep[];
  /** That `Does it look right?` is asked after the steps. */
  readonly looksBack: boolean;
  /** What follows the question, and anything else after the steps. */
  readonly check: string;
}

export const LOOK_BACK = 'Does it look right?';

const numbered = /^\s{0,3}\d{1,3}[.)]\s+/;
const bold = /^\*\*(?<done>.+?)\*\*\s*(?<because>[\s\S]*)$/;

export function workedOf(markdown: string): Worked {
  const parts = markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const from = parts.findIndex((part) => numbered.test(part));
  if (from < 0) return { lead: parseLesson(markdown), steps: [], looksBack: false, check: '' };
  const to = parts.findLastIndex((part) => numbered.test(part));
  const items = parts
    .slice(from, to + 1)
    .join('\n')
    .split(/\n(?=\s{0,3}\d{1,3}[.)]\s)/);
  const end = parts.slice(to + 1).join('\n\n');
  const looksBack = end.startsWith(LOOK_BACK);
  return {
    lead: parseLesson(parts.slice(0, from).join('\n\n')),
    steps: items.map((item) => stepOf(item.replace(numbered, ''))),
    looksBack,
    check: looksBack ? end.slice(LOOK_BACK.length).trim() : end,
  };
}

function stepOf(item: string): WorkedStep {
  const { done, because } = bold.exec(item.trim())?.groups ?? {};
  return done === undefined ? { done: '', because: item.trim() } : { done, because: because?.trim() ?? '' };
}
