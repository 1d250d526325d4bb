import { expect, test } from 'vitest';
import { type Candidate, rank } from './rank.ts';

const course = (courseId: string, change: Partial<Candidate> = {}): Candidate => ({
  courseId,
  title: courseId,
  category: 'creative-arts',
  categoryName: 'Creative Arts',
  difficulty: 'beginner',
  interest: null,
  progressPercent: null,
  lastActivityMs: null,
  nextSection: 'Halves',
  nextIsUnderWay: false,
  lastSection: null,
  nextWasSkipped: false,
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

test('of the interests the first that was named comes first', () => {
  const list = [course('second', { interest: 'Academic Studies' }), course('first', { interest: 'Creative Arts', difficulty: 'advanced' })];
  expect(rank(list, 'beginner', ['Creative Arts', 'Academic Studies']).map(({ courseId }) => courseId)).toEqual(['first', 'second']);
});

test('each place says why', () => {
  const why = (change: Partial<Candidate>, level: Parameters<typeof rank>[1] = 'beginner') => rank([course('one', change)], level)[0]?.reason;
  expect(why({ progressPercent: 0 })).toEqual({ code: 'first-section', section: 'Halves' });
  expect(why({ progressPercent: 0, nextIsUnderWay: true })).toEqual({ code: 'in-section', section: 'Halves' });
  expect(why({ progressPercent: 40, lastSection: 'Wholes' })).toEqual({ code: 'next-section', section: 'Halves', after: 'Wholes' });
  expect(why({ progressPercent: 40, lastSection: 'Wholes', nextWasSkipped: true })).toEqual({ code: 'skipped-section', section: 'Halves' });
  expect(why({ progressPercent: 40, nextSection: null })).toEqual({ code: 'begun' });
  expect(why({})).toEqual({ code: 'new-at-level', category: 'Creative Arts' });
  expect(why({ interest: 'Creative Arts' })).toEqual({ code: 'interest', interest: 'Creative Arts' });
});

test('only what is at the learner’s level is said to be', () => {
  const codes = (level: Parameters<typeof rank>[1]) =>
    rank([course('easy'), course('hard', { difficulty: 'advanced' })], level).map(({ courseId, reason }) => `${courseId}: ${reason.code}`);
  expect(codes('beginner')).toEqual(['easy: new-at-level', 'hard: new']);
  expect(codes('expert')).toEqual(['hard: new-at-level', 'easy: new']);
  expect(codes('intermediate')).toEqual(['easy: new', 'hard: new']);
  expect(codes(null)).toEqual(['easy: new-from-the-start', 'hard: new']);
});

test('what comes next after a finished course stands before an interest: of its category, at its level or the one above', () => {
  const done = (courseId: string, lastActivityMs: number, change: Partial<Candidate> = {}) =>
    course(courseId, { progressPercent: 100, lastActivityMs, ...change });
  const list = [
    course('wanted', { category: 'technology-programming', interest: 'Technology & Programming' }),
    course('two up', { difficulty: 'advanced' }),
    course('one up', { difficulty: 'intermediate' }),
    ...[done('first', 1), done('last', 2), done('elsewhere', 3, { category: 'language-learning' })],
  ];
  const [next, wanted, far] = rank(list, 'beginner');
  expect(next).toEqual({ courseId: 'one up', reason: { code: 'next-course', after: 'last' } });
  expect([wanted?.courseId, far?.courseId, far?.reason.code]).toEqual(['wanted', 'two up', 'new']);
});

test('an easier course does not come next after a finished one', () => {
  const done = course('hard', { difficulty: 'intermediate', progressPercent: 100, lastActivityMs: 1 });
  expect(
    rank([done, course('easy'), course('same', { difficulty: 'intermediate' })], 'beginner').map(({ courseId, reason }) => `${courseId}: ${reason.code}`),
  ).toEqual(['same: next-course', 'easy: new-at-level']);
});
