/** Whoever says what is right in order to reject it has not said it. */
import { describe, expect, it } from 'vitest';
import { readCourse } from '../testing/read-course.ts';
import { weighingOver } from '../testing/weighing-over.ts';
import { withDisownedDenied } from './disowned.ts';
import { gradeAnswer } from './grade-answer.ts';

const courses = ['fractions-that-make-sense', 'first-program-in-python', 'how-a-bill-becomes-law', 'learning-that-lasts'].map(readCourse);
const graded = courses.flatMap((course) => {
  const weighing = weighingOver(course.passages.map(({ text }) => text));
  return course.sections.flatMap(({ keyIdeas }) => keyIdeas.map((idea) => ({ idea, weighing })));
});

/**
 * With the share that may settle all the same: of a sentence only what stands before its first comma is rejected, since
 * after it people say what is right.
 */
const rejected: readonly (readonly [string, number, (points: readonly string[]) => string])[] = [
  ['as another’s error', 0.08, (points) => `My friend wrongly believes: ${points.join('. ')}. But that is nonsense.`],
  ['by its opposite', 0.08, (points) => `The opposite of this: ${points.join('. ')}`],
  ['as untrue', 0.3, (points) => `It is not true that ${points.join(' and ')}`],
  ['each as false', 0.18, (points) => points.map((point) => `It is false that ${point}.`).join(' ')],
  ['each as not believed', 0.18, (points) => points.map((point) => `I don't think that ${point}.`).join(' ')],
  ['afterwards', 0.08, (points) => `${points.join(', and ')}, but that is wrong.`],
];

describe('what an answer rejects', () => {
  it.each(rejected)('%s settles in at most %d of cases', (_name, most, reject) => {
    const settled = graded.filter(({ idea, weighing }) => {
      const text = reject(idea.check.points.map(({ says }) => says.replace(/[.!]+$/, '')));
      return gradeAnswer(idea.check, idea.misconceptions, text, weighing).settled;
    });
    expect(graded.length).toBeGreaterThan(100);
    expect(settled.map(({ idea }) => idea.id).length / graded.length).toBeLessThanOrEqual(most);
  });
});

it.each(['the top grows and the bottom stays', 'it is not the top, it is the bottom', 'that is wrong because the bottom stays', 'i think the bottom stays'])(
  '%j rejects nothing of its own',
  (text) => {
    expect(withDisownedDenied(text, false)).toBe(text);
  },
);
