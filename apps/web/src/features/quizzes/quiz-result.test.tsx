import type { QuizQuestion } from '@lou/contract/socket';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuizResult } from './QuizResult.tsx';

const question = (itemId: string, choice?: number): QuizQuestion => ({
  ...{ itemId, skill: 'halves', question: 'How many?', options: ['a', 'b'] },
  ...(choice !== undefined && { answered: { choice, correct: choice === 1, correctAnswer: 1, explanation: '', feedback: '' } }),
});
const past = (...questions: QuizQuestion[]): string => renderToStaticMarkup(<QuizResult questions={questions} isPast />).replace(/<[^>]+>/g, ' ');

test('a quiz that was not finished has no verdict', () => {
  expect(past(question('i1', 1), question('i2', 0))).toMatch(/1 of 2.*Keep Practicing/);
  const half = past(question('i1', 1), question('i2'));
  expect(half).toContain('1 of 2 answered');
  expect(half.match(/Not answered/g)).toHaveLength(1);
  const untouched = past(question('i1'), question('i2'));
  expect(untouched.match(/Not answered/g)).toHaveLength(1);
  for (const said of [half, untouched]) expect(said).not.toMatch(/%|Keep Practicing|Perfect/);
});
