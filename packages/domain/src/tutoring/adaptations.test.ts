import { describe, expect, test } from 'vitest';
import type { NewFact } from '../kernel.ts';
import { QuestionAnswered } from '../quizzes/events.ts';
import type { Difficulty } from '../shapes.ts';
import { assertIsFold, recorded, viewed } from '../testing/index.ts';
import { adaptationsView, GUESS_MS, isStruggling } from './adaptations.view.ts';
import { AnswerGraded, HintGiven, SolutionShown, TutorAsked } from './events.ts';

const localDay = '2026-01-05';
const question = { sessionId: 's1', turnId: 't1', itemId: 'check:k', keyIdeaId: 'k', skill: 'meaning', localDay };
const asked = TutorAsked(question);
const hint = (level: number) => HintGiven({ sessionId: 's1', itemId: 'check:k', level });
const shown = (because: 'button' | 'tries') => SolutionShown({ sessionId: 's1', itemId: 'check:k', skill: 'meaning', because });
const graded = (grade: number, attempt = 1, counts = true) =>
  AnswerGraded({ ...question, grade, pointsSeen: [], pointsMissing: [], misconceptionId: null, attempt, settled: grade === 1, counts });
const answered = (correct: boolean, different: { difficulty?: Difficulty; milliseconds?: number; counts?: boolean } = {}) =>
  QuestionAnswered({
    ...{ quizId: 'q1', sessionId: 's1', itemId: 'i1', revision: 1, skill: 'meaning', difficulty: 'beginner', choice: 0, correct },
    ...{ milliseconds: 5_000, first: true, counts: true, predicted: 0.7, weightsVersion: 'simple-2', localDay, ...different },
  });
const times = (count: number, fact: NewFact) => Array.from({ length: count }, () => fact);
const levelAfter = (...facts: NewFact[]) => viewed(adaptationsView, facts).level;

describe('the difficulty of what comes next', () => {
  test('is a fold', () => assertIsFold(adaptationsView, recorded([asked, hint(1), graded(0.5), answered(true), answered(false), shown('button')])));
  test('starts at beginner and goes up with four right in a row, no sooner', () => {
    expect(levelAfter()).toBe('beginner');
    expect(levelAfter(...times(3, answered(true)))).toBe('beginner');
    expect(levelAfter(...times(4, answered(true)))).toBe('intermediate');
    expect(levelAfter(...times(4, answered(true)), ...times(4, answered(true, { difficulty: 'intermediate' })))).toBe('advanced');
    expect(levelAfter(...times(40, answered(true, { difficulty: 'advanced' })))).toBe('advanced');
  });
  test('a quiz with one miss goes up, one with two does not', () => {
    expect(levelAfter(answered(false), ...times(4, answered(true)))).toBe('intermediate');
    expect(levelAfter(answered(true), answered(false), answered(true), answered(false), answered(true))).toBe('beginner');
  });
  test('goes down with three wrong in a row, and never below beginner', () => {
    const up = times(4, answered(true));
    expect(levelAfter(...up, ...times(2, answered(false, { difficulty: 'intermediate' })))).toBe('intermediate');
    expect(levelAfter(...up, ...times(3, answered(false, { difficulty: 'intermediate' })))).toBe('beginner');
    expect(levelAfter(...times(30, answered(false)))).toBe('beginner');
  });
  test('what is no evidence changes nothing', () => {
    expect(viewed(adaptationsView, [answered(true, { counts: false }), graded(0, 1, false), shown('tries')])).toEqual(adaptationsView.initial);
  });
  test('a choice faster than anybody reads is a guess, and says less', () => {
    expect(levelAfter(...times(4, answered(true, { milliseconds: GUESS_MS - 1 })))).toBe('beginner');
    expect(levelAfter(...times(4, answered(true, { milliseconds: GUESS_MS })))).toBe('intermediate');
  });
  test('easy items alone take longer to lift, and hard ones that are missed longer to lower', () => {
    const up = times(4, answered(true));
    expect(levelAfter(...up, ...times(4, answered(true)))).toBe('intermediate');
    expect(levelAfter(...up, ...times(3, answered(false, { difficulty: 'advanced' })))).toBe('intermediate');
  });
});

describe('answers to Lou’s questions', () => {
  test('count by their grade', () => {
    expect(levelAfter(...times(4, graded(1)))).toBe('intermediate');
    expect(levelAfter(...times(6, graded(0.5)))).toBe('beginner');
  });
  test('with hints, or at a later attempt, they do not lift', () => {
    expect(levelAfter(...Array.from({ length: 6 }, () => [asked, hint(2), graded(1)]).flat())).toBe('beginner');
    expect(levelAfter(...times(6, graded(1, 3)))).toBe('beginner');
    expect(levelAfter(...Array.from({ length: 20 }, () => [asked, hint(1), graded(1)]).flat())).toBe('beginner');
    expect(levelAfter(hint(3), asked, ...times(4, graded(1)))).toBe('intermediate');
    const elsewhere = HintGiven({ sessionId: 's2', itemId: 'check:other', level: 3 });
    expect(levelAfter(elsewhere, ...times(4, graded(1)))).toBe('intermediate');
  });
  test('Show me is a miss', () => {
    expect(levelAfter(...times(4, graded(1)), ...times(3, shown('button')))).toBe('beginner');
  });
});

describe('the figures of it', () => {
  const other = TutorAsked({ ...question, itemId: 'check:other' });
  test.each<[string, NewFact[], { success: number; evidence: number }]>([
    ['nothing yet', [], { success: 0.65, evidence: 0 }],
    ['one right answer', [answered(true)], { success: 0.7375, evidence: 1 }],
    ['one wrong answer', [answered(false)], { success: 0.4875, evidence: 1 }],
    ['a right guess', [answered(true, { milliseconds: 0 })], { success: 0.671875, evidence: 0.25 }],
    ['a hard one missed', [answered(false, { difficulty: 'advanced' })], { success: 0.56875, evidence: 0.5 }],
    ['a whole answer at the second attempt', [graded(1, 2)], { success: 0.675, evidence: 1 }],
    ['a whole answer after the second hint', [asked, hint(2), graded(1)], { success: 0.6125, evidence: 1 }],
    ['the same, another question asked in between', [asked, hint(2), other, graded(1)], { success: 0.6125, evidence: 1 }],
    ['Show me', [shown('button')], { success: 0.4875, evidence: 1 }],
  ])('%s', (_name, facts, { success, evidence }) => {
    const now = viewed(adaptationsView, facts);
    expect([now.level, now.evidence]).toEqual(['beginner', evidence]);
    expect(now.success).toBeCloseTo(success, 10);
  });
  test('it goes down below .45 and no sooner', () => {
    const up = times(4, graded(1));
    expect(levelAfter(...up, ...times(3, graded(0.25)))).toBe('beginner');
    expect(levelAfter(...up, ...times(3, graded(0.35)))).toBe('intermediate');
  });
});

test('somebody struggles who keeps missing at the lowest level', () => {
  expect(isStruggling(viewed(adaptationsView, times(2, answered(false))))).toBe(false);
  expect(isStruggling(viewed(adaptationsView, times(3, answered(false))))).toBe(true);
  expect(isStruggling(viewed(adaptationsView, [...times(3, answered(false)), ...times(3, answered(true))]))).toBe(false);
  expect(isStruggling(viewed(adaptationsView, []))).toBe(false);
});
