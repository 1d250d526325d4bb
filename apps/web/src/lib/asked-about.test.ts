import { expect, test } from 'vitest';
import { begunAbout } from './asked-about.ts';

test.each([
  ['Fold the paper.', 'About “Fold the paper”: '],
  ['half of the paper', 'About “half of the paper”: '],
  ['Why must the pieces be equal?', 'About “Why must the pieces be equal?” '],
  ['So it goes on …', 'About “So it goes on …” '],
  ['and so on...', 'About “and so on...” '],
])('no marks stand in a row behind what is brought to the line: “%s”', (words, begun) => {
  expect(begunAbout(words)).toBe(begun);
});
