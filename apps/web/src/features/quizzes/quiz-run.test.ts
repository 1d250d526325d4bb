import type { QuizQuestion } from '@lou/contract/socket';
import { expect, test } from 'vitest';
import { optionState, whereToGoOn } from './quiz-run.ts';

const question = (choice?: number): QuizQuestion => ({
  ...{ itemId: 'i', skill: 'halves', question: '?', options: ['a', 'b', 'c'] },
  ...(choice !== undefined && { answered: { choice, correct: choice === 1, correctAnswer: 1, explanation: '', feedback: '' } }),
});

test('a quiz is taken up at the answer that was given last, or at its results', () => {
  expect(whereToGoOn([question(), question()])).toBe(0);
  expect(whereToGoOn([question(1), question(0), question()])).toBe(1);
  expect(whereToGoOn([question(1), question()])).toBe(0);
  expect(whereToGoOn([question(1), question(0)])).toBe(2);
});

test('a quiz is taken up where one stood in it, unless it has gone on without that', () => {
  const two = [question(1), question(0), question()];
  expect([2, 1, 0, 3, -1, '2', null].map((stood) => whereToGoOn(two, stood))).toEqual([2, 1, 1, 1, 1, 1, 1]);
  expect([1, 2, 0].map((stood) => whereToGoOn([question(1), question(0)], stood))).toEqual([1, 2, 2]);
  expect(whereToGoOn([question(), question()], -1)).toBe(0);
});

test('options show the key and the wrong choice after an answer, and nothing before', () => {
  expect([0, 1, 2].map((option) => optionState(question(), option))).toEqual(['open', 'open', 'open']);
  expect([0, 1, 2].map((option) => optionState(question(0), option))).toEqual(['wrong', 'right', 'rest']);
  expect([0, 1, 2].map((option) => optionState(question(1), option))).toEqual(['rest', 'right', 'rest']);
});
