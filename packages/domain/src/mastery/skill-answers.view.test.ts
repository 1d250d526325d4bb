import { describe, expect, test } from 'vitest';
import { own } from '../own.ts';
import { QuestionAnswered } from '../quizzes/events.ts';
import { assertIsFold, MONDAY_9AM_MS, recorded, viewed } from '../testing/index.ts';
import { EVIDENCE_KEPT, skillAnswersView } from './skill-answers.view.ts';

const shared = { quizId: 'q', sessionId: 's1', revision: 2, difficulty: 'beginner', choice: 0, milliseconds: 9_000, predicted: 0.7 } as const;
const answered = (itemId: string, correct: boolean, change: { skill?: string; counts?: boolean } = {}) =>
  QuestionAnswered({ ...shared, itemId, correct, skill: 'meaning', first: true, counts: true, weightsVersion: 'simple-1', localDay: '2026-01-05', ...change });

describe('the answers by skill', () => {
  test('is a fold', () => assertIsFold(skillAnswersView, recorded([answered('a', true), answered('b', false, { skill: 'naming' }), answered('c', true)])));
  test('counts right and wrong, and keeps the latest, newest first', () => {
    expect(viewed(skillAnswersView, [answered('a', true), answered('b', false)]).meaning).toEqual({
      right: 1,
      wrong: 1,
      latest: [
        { itemId: 'b', revision: 2, correct: false, atMs: MONDAY_9AM_MS + 60_000, localDay: '2026-01-05', sessionId: 's1' },
        { itemId: 'a', revision: 2, correct: true, atMs: MONDAY_9AM_MS, localDay: '2026-01-05', sessionId: 's1' },
      ],
    });
  });
  test('an answer that is no evidence is passed over', () => {
    expect(viewed(skillAnswersView, [answered('a', true, { counts: false })])).toEqual({});
  });
  test('of many answers all are counted and so many kept', () => {
    const many = viewed(
      skillAnswersView,
      Array.from({ length: 20 }, (_, index) => answered(`i${index}`, index % 2 === 0)),
    ).meaning;
    expect([many?.right, many?.wrong, many?.latest.length, many?.latest[0]?.itemId]).toEqual([10, 10, EVIDENCE_KEPT, 'i19']);
  });
  test.each(['constructor', '__proto__'])('a skill named %s is one like any other', (skill) => {
    expect(own(viewed(skillAnswersView, [answered('a', true, { skill })]), skill)).toMatchObject({ right: 1, wrong: 0 });
  });
});
