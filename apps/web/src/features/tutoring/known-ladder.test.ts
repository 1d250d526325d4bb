import type { ChatMessage, SessionDetail } from '@lou/contract/tutoring';
import { expect, test } from 'vitest';
import { hintsIn } from './hints-in.ts';
import { afterHint, afterLoading, afterReply, hintIsLeft, type KnownLadder, ladderLine } from './known-ladder.ts';
import type { LouLine } from './lines.ts';

const message = (turnId: string | null = null) => ({ seq: 1, from: 'ai', move: 'hint', turnId }) as ChatMessage;
const one: KnownLadder = { itemId: 'i1', given: 1, triesLeft: 2 };

test('a reply says where the ladder of its question stands, and that there is none when it is done', () => {
  expect(afterReply({ openItemId: 'i1', hintsGiven: 0, triesLeft: 3 })).toEqual({ itemId: 'i1', given: 0, triesLeft: 3 });
  expect(afterReply({ openItemId: null })).toBeNull();
  expect(afterReply({ openItemId: 'i1' })).toEqual({ itemId: 'i1', given: null, triesLeft: null });
});

test('a hint by button says its own level; there is none after the third', () => {
  expect(afterHint({ itemId: 'i1', level: 2, triesLeft: 3 })).toEqual({ itemId: 'i1', given: 2, triesLeft: 3 });
  expect(hintIsLeft(afterHint({ itemId: 'i1', level: 0, triesLeft: 3 }))).toBe(false);
  expect(afterHint({ itemId: 'i1', level: 4, triesLeft: 0 })).toBeNull();
});

test('a transcript says it too; one that was asked for before a hint was heard takes none back', () => {
  const read = (hintsGiven: number, messages: ChatMessage[] = [], openItemId: string | null = 'i1') =>
    afterLoading(one, { openItemId, hintsGiven, triesLeft: 2, messages } as unknown as SessionDetail);
  expect(read(0)).toBe(one);
  expect(read(2)).toEqual({ itemId: 'i1', given: 2, triesLeft: 2 });
  expect(read(0, [message('t1')])?.given).toBe(0); // the question was asked anew
  expect(read(0, [], 'i2')).toEqual({ itemId: 'i2', given: 0, triesLeft: 2 });
  expect(read(0, [], null)).toBeNull();
});

test('in one line: what was given and what comes next, and nothing that is not known', () => {
  expect(ladderLine(one)).toBe('1 of 3 hints given, then the solution. Next: a pointer to the page');
  expect(ladderLine({ ...one, given: 3 })).toMatch(/^All 3 hints given/);
  expect(ladderLine({ ...one, given: null })).not.toMatch(/given/);
});

const louSays = (move: string, ...texts: string[]): LouLine => ({
  ...{ from: 'lou', key: move, turnId: null, seq: 0, sources: [], quiz: null, complete: true, move },
  sentences: texts.map((text) => ({ text, sources: [] })),
});

test('the rungs have the words of the hints to the question that is open, however it was put', () => {
  const line = (move: string, text: string, turnId: string | null = null) => ({ ...louSays(move, text), turnId });
  const asked = [line('welcome', 'What is a half?'), line('hint', 'Old.'), line('explain', 'So. And a third?', 't1')];
  expect(hintsIn(asked, 0)).toEqual([]);
  expect(hintsIn([...asked, line('hint', 'Fold it.')], 1)).toEqual(['Fold it.']);
  expect(hintsIn([...asked, line('hint', 'Fold it.'), line('hint', 'Not yet. Fold it twice.', 't2')], 2)).toEqual(['Fold it.', null]);
  expect(hintsIn(asked, 2)).toEqual([]);
  expect(hintsIn(asked, null)).toEqual([]);
});
