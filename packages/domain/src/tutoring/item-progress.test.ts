import { expect, test } from 'vitest';
import { viewed } from '../testing/index.ts';
import { SessionCompleted, SessionStarted } from './events.ts';
import { itemProgressPercent } from './item-progress.ts';
import { sessionsView } from './sessions.view.ts';

const started = (sessionId: string, knowledgeItemId: string | null) =>
  SessionStarted({ sessionId, subject: { courseId: 'fractions', sectionId: null, knowledgeItemId }, localDay: '2026-01-05' });
const ended = (sessionId: string) => SessionCompleted({ sessionId, because: 'learner' });

test.each([
  ['nothing happened', [], 0],
  ['a session was about its course only', [started('s1', null), ended('s1')], 0],
  ['a session was about another item', [started('s1', 'other'), ended('s1')], 0],
  ['it was opened', [started('s1', 'facts')], 50],
  ['another session ended', [started('s1', 'facts'), started('s2', 'other'), ended('s2')], 50],
  ['its session ended', [started('s1', 'facts'), ended('s1')], 100],
  ['it was opened again later', [started('s1', 'facts'), ended('s1'), started('s2', 'facts')], 100],
])('when %s', (_what, facts, percent) => {
  expect(itemProgressPercent(viewed(sessionsView, facts), 'facts')).toBe(percent);
});
