import type { QuizQuestion, QuizScore } from '@lou/contract/socket';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// What is drawn here listens to presses on the page.
vi.stubGlobal('window', new EventTarget());
const { QuizResult } = await import('./QuizResult.tsx');

const question = (itemId: string, choice?: number): QuizQuestion => ({
  ...{ itemId, skill: 'halves', question: 'How many?', options: ['a', 'b'] },
  ...(choice !== undefined && { answered: { choice, correct: choice === 1, correctAnswer: 1, explanation: '', feedback: '' } }),
});
const past = (questions: QuizQuestion[], score?: QuizScore): string =>
  renderToStaticMarkup(<QuizResult questions={questions} score={score} isPast />).replace(/<[^>]+>/g, ' ');

test('a quiz that was not finished has no verdict', () => {
  expect(past([question('i1', 1), question('i2', 0)], { right: 1, total: 2, percent: 50 })).toMatch(/1 of 2.*Keep Practicing/);
  const half = past([question('i1', 1), question('i2')]);
  expect(half).toContain('1 of 2 answered');
  expect(half.match(/Not answered/g)).toHaveLength(1);
  const untouched = past([question('i1'), question('i2')]);
  expect(untouched.match(/Not answered/g)).toHaveLength(1);
  for (const said of [half, untouched]) expect(said).not.toMatch(/%|Keep Practicing|Perfect/);
});

test('the verdict is the server’s figure, whatever was heard here', () => {
  const heardRight = [question('i1', 1), question('i2', 1)];
  expect(past(heardRight, { right: 1, total: 2, percent: 50 })).toMatch(/50%.*1 of 2.*Keep Practicing/);
  expect(past(heardRight)).not.toMatch(/%|Perfect/);
});
