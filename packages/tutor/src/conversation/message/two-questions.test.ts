import { expect, it } from 'vitest';
import { twoQuestions } from './two-questions.ts';

it.each([
  ['what is a numerator? why does boiling water burn leaves?', ['what is a numerator?', 'why does boiling water burn leaves?']],
  ['what is a veto and how many votes override it', null],
  ['what is a veto and how many votes does an override take', ['what is a veto', 'how many votes does an override take']],
  ['how do i brew green tea? also what is tannin', ['how do i brew green tea?', 'what is tannin']],
  ['what is a numerator? and why?', null],
  ['what is a numerator? why does the bottom stay the same?', null],
  ['what is the difference between a numerator and a denominator?', null],
  ['is it 5? i think so', null],
  ['what is a veto? what is a quorum? what is a cloture?', null],
])('%s', (text, two) => {
  expect(twoQuestions(text)).toEqual(two);
});
