import { expect, test } from 'vitest';
import { type Candidate, rank } from './rank.ts';

const course = (courseId: string, change: Partial<Candidate> = {}): Candidate => ({
  courseId,
  title: courseId,
  difficulty: 'beginner',
  interest: null,
  progressPercent: null,
  lastActivityMs: null,
  nextSection: 'Halves',
  nextIsUnderWay: false,
  ...change,
});
const ids = (candidates: Candidate[], level: Parameters<typeof rank>[1] = 'beginner') => rank(candidates, level).map((place) => place.courseId);

test('courses under way come first, the last one touched on top, completed ones never', () => {
  const list = [
    course('new'),
    course('old', { progressPercent: 10, lastActivityMs: 1 }),
    course('now', { progressPercent: 20, lastActivityMs: 2 }),
    course('done', { progressPercent: 100 }),
  ];
  expect(ids(list)).toEqual(['now', 'old', 'new']);
});

test('then a chosen interest, then the nearest level', () => {
  const list = [course('hard', { difficulty: 'advanced' }), course('easy'), course('wanted', { interest: 'Creative Arts', difficulty: 'advanced' })];
  expect(ids(list)).toEqual(['wanted', 'easy', 'hard']);
  expect(ids(list, 'expert')).toEqual(['wanted', 'hard', 'easy']);
});

test('each place says why', () => {
  const [now, wanted, other] = rank([course('now', { progressPercent: 0 }), course('wanted', { interest: 'Creative Arts' }), course('other')], 'beginner');
  expect(now?.reason).toBe('You enrolled; ‘Halves’ comes first.');
  expect(wanted?.reason).toBe('Because you chose Creative Arts.');
  const [begun] = rank([course('now', { progressPercent: 0, nextIsUnderWay: true })], 'beginner');
  expect(begun?.reason).toBe('You are in the middle of ‘Halves’.');
  expect(other?.reason).toBe('Something new, at your level.');
});
