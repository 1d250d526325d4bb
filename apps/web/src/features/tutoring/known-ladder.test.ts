import type { ChatMessage } from '@lou/contract/tutoring';
import { expect, test } from 'vitest';
import { hintsIn } from './hints-in.ts';
import { afterHint, afterLoading, afterReply, hintIsLeft, type KnownLadder, ladderLine } from './known-ladder.ts';
import type { LouLine } from './lines.ts';

const message = (move: string | null, turnId: string | null = null) => ({ seq: 1, from: 'ai', move, turnId }) as ChatMessage;
const reply = (move: string, openItemId: string | null = 'i1') => ({ move, openItemId });
const one: KnownLadder = { itemId: 'i1', given: 1, triesLeft: 2 };

test('a question stands at the foot when it is asked, and has no ladder when it is done', () => {
  expect(afterReply(null, reply('ask'))).toEqual({ itemId: 'i1', given: 0, triesLeft: null });
  expect(afterReply(one, reply('check', 'i2'))).toEqual({ itemId: 'i2', given: 0, triesLeft: null });
  expect(afterReply(one, reply('check', null))).toBeNull();
});

test('a hint by button says its own level; there is none after the third', () => {
  expect(afterHint({ itemId: 'i1', level: 2, triesLeft: 3 })).toEqual({ itemId: 'i1', given: 2, triesLeft: 3 });
  expect(hintIsLeft(afterHint({ itemId: 'i1', level: 0, triesLeft: 3 }))).toBe(false);
  expect(afterHint({ itemId: 'i1', level: 4, triesLeft: 0 })).toBeNull();
});

test('what leaves the question alone leaves the ladder; a hint with a reply is one more; what may have brought one is not guessed', () => {
  expect(afterReply(one, reply('explain'))).toBe(one);
  expect(afterReply(one, reply('hint'))?.given).toBe(2);
  expect(afterReply(one, reply('check'))?.given).toBeNull();
});

test('a transcript tells it where nothing but hints by button followed the welcome', () => {
  const open = (messages: ChatMessage[], ladder: KnownLadder | null = null) => afterLoading(ladder, { openItemId: 'i1', messages }, true)?.given;
  expect(open([message('welcome'), message('hint'), message('hint')])).toBe(2);
  expect(open([message('welcome'), message('hint'), message('hint', 't1')])).toBeNull();
  expect(open([], one)).toBe(1);
  expect(afterLoading(one, { openItemId: null, messages: [] }, false)).toBeNull();
});

test('in one line: what was given and what comes next, and nothing that is not known', () => {
  expect(ladderLine(one)).toBe('1 of 3 hints given. Next: a pointer to the page');
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
