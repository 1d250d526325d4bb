import { expect, test } from 'vitest';
import { inAskingOrder } from './idea-order.ts';

const ideas = ['heat', 'time', 'heat', 'leaf', '__proto__'].map((skill, n) => ({ id: n, skill }));
const history = (right: number, wrong: number) => ({ skills: { heat: { right, wrong } } });
const ids = (...asked: Parameters<typeof inAskingOrder<{ id: number; skill: string }>>) => inAskingOrder(...asked).map(({ id }) => id);

test('a beginner is asked in the order of the course, whatever is known', () => {
  expect(ids(ideas, history(9, 0), 'beginner')).toEqual([0, 1, 2, 3, 4]);
});
test('above that, what is known comes last, in its own order', () => {
  expect(ids(ideas, history(4, 1), 'intermediate')).toEqual([1, 3, 4, 0, 2]);
  expect(ids(ideas, history(3, 0), 'advanced')).toEqual([1, 3, 4, 0, 2]);
});
test('two answers, or a share below four in five, make nothing known', () => {
  expect(ids(ideas, history(2, 0), 'advanced')).toEqual([0, 1, 2, 3, 4]);
  expect(ids(ideas, history(7, 2), 'advanced')).toEqual([0, 1, 2, 3, 4]);
});
