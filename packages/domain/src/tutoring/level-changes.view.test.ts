import { describe, expect, test } from 'vitest';
import { fold } from '../kernel.ts';
import { QuestionAnswered } from '../quizzes/events.ts';
import { assertIsFold, recorded } from '../testing/index.ts';
import { adaptationsView } from './adaptations.view.ts';
import { levelChangesView } from './level-changes.view.ts';

const shared = { quizId: 'q', sessionId: 's1', revision: 1, skill: 'm', choice: 0, milliseconds: 9_000, predicted: 0.7, weightsVersion: 'simple-1' } as const;
const answered = (index: number, correct: boolean) =>
  QuestionAnswered({ ...shared, itemId: `i${index}`, difficulty: 'beginner', correct, first: true, counts: true, localDay: '2026-01-05' });
const facts = recorded([
  ...Array.from({ length: 6 }, (_, index) => answered(index, true)),
  ...Array.from({ length: 6 }, (_, index) => answered(6 + index, false)),
]);

describe('the changes of level', () => {
  test('is a fold', () => assertIsFold(levelChangesView, facts));
  test('names each step with its moment, and stands where the adaptations stand', () => {
    const { now, changes } = fold(levelChangesView, facts);
    expect(now).toEqual(fold(adaptationsView, facts));
    expect(changes.map(({ from, to }) => `${from} > ${to}`)).toEqual(['beginner > intermediate', 'intermediate > beginner']);
    const [up] = changes;
    const level = (count: number) => fold(adaptationsView, facts.slice(0, count)).level;
    const step = facts.findIndex(({ recordedAtMs }) => recordedAtMs === up?.atMs);
    expect([level(step), level(step + 1)]).toEqual(['beginner', 'intermediate']);
  });
  test('a new meaning of the adaptations is one of theirs', () => expect(levelChangesView.version).toBeGreaterThanOrEqual(adaptationsView.version));
  test('hears of all that the adaptations hear of', () => {
    expect(levelChangesView.listensTo.map(({ type }) => type).toSorted()).toEqual(adaptationsView.listensTo.map(({ type }) => type).toSorted());
  });
  test('of many changes the latest are kept', () => {
    const many = recorded(Array.from({ length: 200 }, (_, index) => answered(index, Math.floor(index / 8) % 2 === 0)));
    expect(fold(levelChangesView, many).changes).toHaveLength(10);
  });
});
