/** What a message is taken for in the second section of a course, right after its first question was put. For tests. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { justPut } from '../conversation/turn.ts';
import { createPassageIndex } from '../retrieval/passage-index.ts';
import { think } from '../thought.ts';
import { materialIn } from './in-section.ts';
import { readCourse } from './read-course.ts';

/** The first three were looked at while the forms were written, the others only when they stood. */
export const courseIds = [
  'fractions-that-make-sense',
  'first-program-in-python',
  'spanish-first-conversation',
  'reading-a-balance-sheet',
  'drawing-in-perspective',
  'how-a-bill-becomes-law',
] as const;

const index = createPassageIndex();
const courses = courseIds.map(readCourse);
for (const { id, passages, sections } of courses)
  index.replace(
    id,
    passages,
    sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

export function intentIn(courseId: (typeof courseIds)[number], text: string): Intent {
  const course = courses.find(({ id }) => id === courseId);
  const section = course?.sections[1];
  const idea = section?.keyIdeas[0];
  if (!course || !section || !idea) throw new Error(`${courseId} has no second section with a key idea.`);
  const openItem = justPut(idea, 3);
  const lastTurns = [{ asked: 'hello', replied: `Welcome. ${idea.check.question}`, move: 'ask' as const }];
  return think({ ...materialIn(course, section), text, openItem, lastTurns }, index, () => 0).decided.context.understanding.intent;
}
