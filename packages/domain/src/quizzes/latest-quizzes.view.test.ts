import { describe, expect, test } from 'vitest';
import { assertIsFold, recorded, viewed } from '../testing/index.ts';
import { QuestionAnswered, QuizOffered } from './events.ts';
import { latestQuizzesView, QUIZZES_KEPT, stillWrong } from './latest-quizzes.view.ts';

const localDay = '2026-01-05';
const shared = { revision: 1, skill: 'meaning', difficulty: 'beginner', predicted: 0.7 } as const;
const offered = (quizId: string, itemIds = ['i1', 'i2']) =>
  QuizOffered({
    ...{ quizId, sessionId: 's1', courseId: 'fractions', sectionId: 'halves', withKey: false, weightsVersion: 'simple-1', localDay },
    items: itemIds.map((itemId) => ({ ...shared, itemId, rightIndex: 0, order: [0, 1, 2, 3] })),
  });
const answered = (quizId: string, itemId: string, correct: boolean, first = true) =>
  QuestionAnswered({
    ...{ ...shared, quizId, sessionId: 's1', itemId, choice: 1, correct, milliseconds: 900, first, counts: first, weightsVersion: 'simple-1', localDay },
  });

describe('the latest quizzes', () => {
  const story = [offered('q1'), answered('q1', 'i1', false), answered('q1', 'i2', false), offered('q2'), answered('q2', 'i2', true)];
  test('is a fold', () => assertIsFold(latestQuizzesView, recorded(story)));
  test('holds the first answers to each', () => {
    const quizzes = viewed(latestQuizzesView, [...story, answered('q2', 'i2', false, false)]);
    expect(quizzes.map(({ quizId, total, answers }) => [quizId, total, answers.map(({ correct }) => correct)])).toEqual([
      ['q1', 2, [false, false]],
      ['q2', 2, [true]],
    ]);
  });
  test('tells what is wrong still, newest first, and each item once', () => {
    const wrong = (more: typeof story) => stillWrong(viewed(latestQuizzesView, [...story, ...more])).map(({ itemId }) => itemId);
    expect(wrong([])).toEqual(['i1']);
    expect(wrong([offered('q3', ['i3']), answered('q3', 'i3', false)])).toEqual(['i3', 'i1']);
    expect(wrong([offered('q3'), answered('q3', 'i1', false), answered('q3', 'i2', false)])).toEqual(['i2', 'i1']);
  });
  test('keeps so many', () => {
    const many = viewed(
      latestQuizzesView,
      Array.from({ length: QUIZZES_KEPT + 3 }, (_, at) => offered(`q${at}`)),
    );
    expect([many.length, many.at(-1)?.quizId]).toEqual([QUIZZES_KEPT, `q${QUIZZES_KEPT + 2}`]);
  });
});
