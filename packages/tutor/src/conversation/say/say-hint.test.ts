import { expect, it } from 'vitest';
import { createPassageIndex } from '../../retrieval/passage-index.ts';
import { aTurn, COURSE_ID, courseIdeas, coursePassages, openItem } from '../../testing/a-course.ts';
import { think } from '../../thought.ts';
import { sayMissWithHint } from './say-hint.ts';
import { phrase } from './wording/phrase.ts';

const index = createPassageIndex();
index.replace(COURSE_ID, coursePassages, courseIdeas);

it.each([
  [0.75, 'close'],
  [0.74, 'notThere'],
] as const)('an answer in which nothing was seen, and that came %f near, is said to be %s', (closeness, name) => {
  const { context } = think(aTurn({ text: 'with milk', openItem }), index, () => 0).decided;
  if (!context.graded) throw new Error('It is a try.');
  const { sentences } = sayMissWithHint({ ...context, graded: { ...context.graded, closeness } });
  expect(sentences[0]?.text).toBe(phrase(name, context.turn.material));
});
