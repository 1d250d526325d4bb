import { describe, expect, test } from 'vitest';
import { own } from '../own.ts';
import { QuestionAnswered, QuizOffered } from '../quizzes/events.ts';
import { assertIsFold, recorded, viewed } from '../testing/index.ts';
import { itemHistoryView } from './item-history.view.ts';

const localDay = '2026-01-05';
const shared = { revision: 1, skill: 'meaning', difficulty: 'beginner', predicted: 0.7 } as const;
const item = (itemId: string) => ({ ...shared, itemId, rightIndex: 0, order: [0, 1, 2, 3] });
const offered = QuizOffered({
  quizId: 'q1',
  sessionId: 's1',
  courseId: 'fractions',
  sectionId: 'halves',
  items: [item('i1'), item('i2')],
  withKey: false,
  weightsVersion: 'simple-1',
  localDay,
});
const answered = (itemId: string, correct: boolean, first = true) =>
  QuestionAnswered({
    ...shared,
    quizId: 'q1',
    sessionId: 's1',
    itemId,
    choice: correct ? 0 : 1,
    correct,
    milliseconds: 1_000,
    first,
    counts: first,
    weightsVersion: 'simple-1',
    localDay,
  });

describe('the item history', () => {
  const story = [offered, answered('i1', true), answered('i2', false), answered('i2', true, false)];
  test('is a fold', () => assertIsFold(itemHistoryView, recorded(story)));
  test.each(['constructor', '__proto__'])('an item and a skill named %s are counted like any other', (name) => {
    const odd = answered(name, true);
    const history = viewed(itemHistoryView, [{ ...odd, data: { ...odd.data, skill: name } }]);
    expect([own(history.items, name), own(history.skills, name)]).toMatchObject([
      { right: 1, wrong: 0 },
      { right: 1, wrong: 0 },
    ]);
  });
  test('knows when an item was offered last, and how it went before', () => {
    const { items } = viewed(itemHistoryView, [...story, offered, answered('i1', false)], { fromMs: 0, everyMs: 1 });
    expect(items.i1).toEqual({ lastOfferedMs: 4, right: 1, wrong: 1 });
  });
  test('counts first answers by item, skill and level', () => {
    const history = viewed(itemHistoryView, story);
    expect(history.items.i2).toMatchObject({ right: 0, wrong: 1 });
    expect(history.skills.meaning).toEqual({ right: 1, wrong: 1 });
    expect(history.levels.beginner).toEqual({ right: 1, wrong: 1 });
  });
});
