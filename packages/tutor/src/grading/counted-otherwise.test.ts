/** The same figures and words, counted otherwise, make no point. */
import { expect, it } from 'vitest';
import { courseOf, gradedAs, ideaOf } from '../testing/own-answers.ts';
import { anotherResult, countedOtherwise } from './counted-otherwise.ts';
import { readAnswer } from './match-wording.ts';

const mixed = ideaOf('fractions-that-make-sense', 'fractions-larger-than-one/make-a-mixed-number');

it('does not settle what counts two things the other way round', () => {
  const course = 'fractions-that-make-sense';
  expect(courseOf(course).ideas).toContain(mixed);
  expect(gradedAs(course, mixed, 'Divide 14 by 3, which gives two wholes and four pieces left over, 2 4/3').settled).toBe(false);
  expect(gradedAs(course, mixed, 'Divide 14 by 3, which gives four wholes and two pieces left over, 4 2/3').settled).toBe(true);
});

const point = { says: 'It has four wheels.', alsoSaid: ['there are 4 wheels'] };
const clausesIn = (text: string, question = 'What does a cart need?') => [...countedOtherwise(readAnswer(text), question, point, [point])];

it.each([
  ['it has three wheels', [0]],
  ['it has four wheels', []],
  // Put right in the same answer.
  ['it has three wheels, no, four wheels', []],
  // No count of that thing.
  ['it has three seats', []],
  ['turn it three times', []],
])('%s: clauses %j', (text, clauses) => {
  expect(clausesIn(text)).toEqual(clauses);
});

it('leaves a count of the question alone', () => {
  expect(clausesIn('a cart with three wheels falls over', 'A cart with three wheels falls over. What does it need?')).toEqual([]);
});

const crew = { says: 'It takes 11 of them.', alsoSaid: ['11', 'half is 10 so one more'] };
const rest = { says: 'The others are 9.', alsoSaid: ['9'] };

it.each([
  ['10, half of 20', [0]],
  ['it takes 12', [0]],
  ['11', []],
  ['half is 10, so 11', []],
  // The result of the other point, and a figure of the question.
  ['9', []],
  ['20', []],
  ['12 cups', []],
])('a figure alone that is not the result: %s: clauses %j', (text, clauses) => {
  expect([...anotherResult(readAnswer(text), 'There are 20. How many does it take?', crew, [crew, rest])]).toEqual(clauses);
});

it('takes no step for the result of a fraction', () => {
  const eleven = { says: 'It is 11/14.', alsoSaid: ['11/14'] };
  expect([...anotherResult(readAnswer('both go into it, its 14'), 'How do you add them?', eleven, [eleven])]).toEqual([]);
});
