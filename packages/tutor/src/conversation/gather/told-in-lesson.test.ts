import { expect, it } from 'vitest';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { materialIn } from '../../testing/in-section.ts';
import { readCourse } from '../../testing/read-course.ts';
import { turnOf } from '../turn.ts';
import { gather } from './gather.ts';

const courses = new Map(['how-a-bill-becomes-law', 'learning-that-lasts', 'spanish-first-conversation'].map((id) => [id, readCourse(id)]));
const index = createPassageIndex();
for (const { id, passages, sections } of courses.values())
  index.replace(
    id,
    passages,
    sections.flatMap(({ keyIdeas }) => keyIdeas),
  );

/** The sentence of the lessons that is said first to a question, and how it stands to the best idea. */
function toldTo(courseId: string, sectionNumber: number, text: string) {
  const course = courses.get(courseId);
  const section = course?.sections[sectionNumber - 1];
  if (!course || !section) throw new Error(`${courseId} has no section ${sectionNumber}.`);
  const { told } = gather(text, turnOf({ ...materialIn(course, section), text }, index));
  return told && { rank: told.rank, says: told.sentence.sentence.text };
}

it('a sentence that lacks nothing of a question, what stands above it counted, goes before an idea that lacks a word of it', () => {
  expect(toldTo('how-a-bill-becomes-law', 3, 'is the filibuster in the constitution')).toEqual({
    rank: 'instead',
    says: "None of this is in the Constitution; it comes from the Senate's own rules and habits.",
  });
});

it('the idea stays where it says all of it', () => {
  expect(toldTo('how-a-bill-becomes-law', 3, 'is unlimited debate used to delay a vote')?.rank ?? null).not.toBe('instead');
});
