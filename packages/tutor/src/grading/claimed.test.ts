/** What says another idea of the section makes no point of the one that is asked about. */
import { describe, expect, it } from 'vitest';
import { courseIds, courseOf, gradedAs, ideaOf, shareOfTrue } from '../testing/own-answers.ts';

describe('a statement of a neighbouring idea', () => {
  it.each([
    ['first-program-in-python', 'names-for-values/equals-is-an-instruction', 'A name holds only its newest value.'],
    ['drawing-in-perspective', 'where-your-eyes-are/tops-and-undersides', 'It stands for the height of her eyes.'],
    ['fractions-that-make-sense', 'what-a-fraction-counts/bottom-names-top-counts', 'It is divided into more pieces.'],
  ])('makes no point of %s %s', (courseId, name, text) => {
    expect(gradedAs(courseId, ideaOf(courseId, name), text).pointsSeen).toEqual([]);
  });

  it('is credited to the asked idea in at most 7 of 100 pairs of a section', () => {
    const credited = courseIds.flatMap((courseId) =>
      courseOf(courseId).ideas.flatMap((idea, _, ideas) =>
        ideas
          .filter((other) => other.sectionId === idea.sectionId && other.id !== idea.id)
          .flatMap((other) => other.check.points.map(({ says }) => gradedAs(courseId, idea, says).pointsSeen.length > 0)),
      ),
    );
    expect(credited.length).toBeGreaterThan(4_000);
    expect(shareOfTrue(credited)).toBeLessThan(0.07);
  });
});

it('leaves an answer that has every point whole, though a neighbour says one of them better', () => {
  const idea = ideaOf('first-program-in-python', 'names-for-values/equals-is-an-instruction');
  expect(gradedAs('first-program-in-python', idea, idea.check.points.map(({ says }) => says).join(' ')).settled).toBe(true);
});
