/** The embedded tutor over the small course of a-course.ts, with its clock stopped, and what it says to one message. For tests. */

import type { Passage } from '../course-material.ts';
import { createEmbeddedTutor } from '../embedded-tutor.ts';
import type { TurnOutcome } from '../ports.ts';
import type { OpenItem, TurnMaterial } from '../turn-material.ts';
import { aTurn, COURSE_ID, coursePassages, openItem } from './a-course.ts';
import { words } from './talk.ts';

export function tutor(passages: readonly Passage[] = coursePassages) {
  const made = createEmbeddedTutor({ now: () => 0 });
  made.index(COURSE_ID, passages);
  return made;
}
export const reply = (different: Partial<TurnMaterial> = {}, made = tutor()) => made.reply({ material: aTurn(different) });
export const open = (different: Partial<OpenItem> = {}) => ({ openItem: { ...openItem, ...different } });
export const said = ({ sentences }: TurnOutcome) => words(sentences);
