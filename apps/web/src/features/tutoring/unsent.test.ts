import { expect, test } from 'vitest';
import type { Line } from './lines.ts';
import { draftOf, linesOf, unsentIn, wordsLeft } from './unsent.ts';

const line = (fate: 'sending' | 'sent' | 'failed' | 'unanswered', more: object = {}): Line => ({
  ...{ from: 'learner', key: fate, turnId: null, text: 'yes', atMs: 1, fate, afterSeq: 4 },
  ...more,
});
const refusal = { sentence: 'No.', code: 'EMPTY' };

test('what is on its way and what failed is kept; what the server has is not', () => {
  const kept = unsentIn([line('sent'), line('sending'), line('failed', { refusal }), line('unanswered')]);
  expect(kept.map(({ fate }) => fate)).toEqual(['sending', 'failed']);
  const stored: unknown = JSON.parse(JSON.stringify(kept));
  expect(linesOf(stored, [])).toMatchObject([
    { text: 'yes', fate: 'sending', afterSeq: 4 },
    { fate: 'failed', refusal },
  ]);
});

test('the same words said before are not taken for what was on its way, and what arrived goes once', () => {
  const kept = unsentIn([line('sending'), line('sending')]);
  const said = (seq: number, from: 'user' | 'ai' = 'user') => ({ seq, from, text: 'yes' });
  expect(linesOf(kept, [said(3), said(4)])).toHaveLength(2);
  expect(linesOf(kept, [said(6, 'ai')])).toHaveLength(2);
  expect(linesOf(kept, [said(5)])).toHaveLength(1);
  expect(linesOf(kept, [said(5), said(7)])).toEqual([]);
});

test('what else stands where it was kept is nothing', () => {
  for (const kept of [null, 'yes', {}, [null, 1, { text: 'yes' }]]) expect(linesOf(kept, [])).toEqual([]);
});

test('what goes along into another talk is all that never got through, and what stood in the line', () => {
  const lines = [line('sent', { text: 'One.' }), line('failed', { text: 'Two.' }), line('sending', { text: 'Three.' }), line('unanswered', { text: 'Four.' })];
  expect(wordsLeft(lines, 'And')).toBe('Two.\nThree.\nAnd');
  expect([wordsLeft(lines.slice(0, 1), null), wordsLeft([], '  ')]).toEqual(['', '']);
});

test('half-written lines of talks that nobody has yet stand apart: the dashboard’s, and each section’s', () => {
  const drafts = [{ topic: 'Free talk' }, { topic: 'Fractions - Halves' }, { topic: 'Fractions - Thirds' }, { sessionId: 's1' }].map((talk) =>
    draftOf('u1', talk),
  );
  expect(new Set(drafts).size).toBe(4);
  expect(draftOf('u2', { topic: 'Free talk' })).not.toBe(drafts[0]);
  expect(draftOf('u1', { topic: 'Free talk' })).toBe(drafts[0]);
});
