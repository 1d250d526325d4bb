import { expect, test } from 'vitest';
import { assertIsFold, recorded, viewed } from '../testing/index.ts';
import { askedIdeasView } from './asked-ideas.view.ts';
import { AnswerGraded, SolutionShown, TutorAsked } from './events.ts';

const localDay = '2026-01-05';
const asked = (keyIdeaId: string, sessionId = 's1') =>
  TutorAsked({ sessionId, turnId: 't1', itemId: `check:${keyIdeaId}`, keyIdeaId, skill: 'meaning', localDay });
const graded = (keyIdeaId: string, settled: boolean, sessionId = 's1') =>
  AnswerGraded({
    ...{ sessionId, turnId: 't2', itemId: `check:${keyIdeaId}`, keyIdeaId, skill: 'meaning', grade: settled ? 1 : 0, attempt: 1, settled },
    ...{ pointsSeen: [], pointsMissing: [], misconceptionId: null, counts: true, localDay },
  });
const shown = (keyIdeaId: string) => SolutionShown({ sessionId: 's1', itemId: `check:${keyIdeaId}`, skill: 'meaning', because: 'button' });

test.each([
  ['asked', [asked('a')], [['a', 'open', 's1']]],
  ['missed', [asked('a'), graded('a', false)], [['a', 'open', 's1']]],
  ['settled', [asked('a'), graded('a', true)], [['a', 'settled', 's1']]],
  ['shown', [asked('a'), shown('a')], [['a', 'shown', 's1']]],
  ['asked again in another session', [asked('a'), graded('a', true), asked('a', 's2')], [['a', 'open', 's2']]],
  [
    'the last to be dealt with comes last',
    [asked('a'), asked('b'), graded('a', true)],
    [
      ['b', 'open', 's1'],
      ['a', 'settled', 's1'],
    ],
  ],
  ['the solution of what Lou never asked', [shown('a')], []],
] as const)('%s', (_what, facts, ideas) => {
  const view = viewed(askedIdeasView, [...facts]);
  expect(Object.values(view).map(({ keyIdeaId, came, sessionId }) => [keyIdeaId, came, sessionId])).toEqual(ideas);
});

test('is a fold', () => {
  assertIsFold(askedIdeasView, recorded([asked('a'), graded('a', false), asked('b', 's2'), shown('a'), graded('b', true, 's2')]));
});
