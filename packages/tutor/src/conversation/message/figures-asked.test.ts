import { expect, it } from 'vitest';
import { asksWhatFigureMeans, withFiguresPlaced } from './figures-asked.ts';

it.each([
  ['what does the 5 in 2/5 mean', 'what does the bottom number mean'],
  ['what is the 2 in 2/5?', 'what does the top number mean'],
  ['What does 3/4 mean?', 'what do the top and bottom number of a fraction mean'],
  ['what does the 2 in 2/2 mean', 'what does the 2 in 2/2 mean'],
  ['what does the 7 in 2/5 mean', 'what does the 7 in 2/5 mean'],
  ['what is 3/4 of 12', 'what is 3/4 of 12'],
  ['what does 3/4 + 1/8 come to', 'what does 3/4 + 1/8 come to'],
])('“%s” is looked up as “%s”', (asked, read) => {
  expect(withFiguresPlaced(asked)).toBe(read);
});

it.each([
  ['what does the 8 mean', true],
  ['what is the 8 for?', true],
  ['so what does the 3 tell you here', true],
  ['what does 3/8 mean', true],
  ['what does the line mean', false],
  ['what is 8 times 3', false],
])('“%s” asks what a figure means: %s', (asked, is) => {
  expect(asksWhatFigureMeans(asked)).toBe(is);
});
