/** What stands before the lines of an outline: what is behind one, and where one is. Pure. Source: mock/NOTES.md 'outline'. */
import type { OutlineEntry } from './lesson-text.ts';
import type { TalkedAbout } from './talked-about.ts';

export interface OutlineMarks extends TalkedAbout {
  /** What the tick says. */
  readonly means: 'Talked about' | 'Read' | 'Completed';
}

/** Of a section that is completed every part is behind one, wherever one is in it again. */
export function marksOf(outline: readonly OutlineEntry[], isCompleted: boolean, otherwise: OutlineMarks): OutlineMarks {
  if (!isCompleted) return otherwise;
  return { before: new Set(outline.map(({ anchor }) => anchor).filter((anchor) => anchor !== otherwise.now)), now: otherwise.now, means: 'Completed' };
}

/** What was read, once one has gone on from one part to another: all before that one. Who goes back has read no more. */
export function readOn(read: readonly string[], anchors: readonly string[], from: string, to: string): readonly string[] {
  const [left, reached] = [anchors.indexOf(from), anchors.indexOf(to)];
  const more = left < 0 ? [] : anchors.slice(left, reached).filter((anchor) => !read.includes(anchor));
  return reached > left && more.length > 0 ? [...read, ...more] : read;
}
