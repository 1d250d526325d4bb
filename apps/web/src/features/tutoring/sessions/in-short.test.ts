import type { Source } from '@lou/contract/socket';
import type { ChatMessage } from '@lou/contract/tutoring';
import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';

const source = (passageId: string, sentence: string): Source => ({ passageId, title: 'Halves', text: sentence, sentence, link: null });
const said = (from: 'user' | 'ai', more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ seq: 1, from, text: '', at: '2026-01-05T09:00:00Z', turnId: null, sources: [], sentences: [], quiz: null, quizId: null, move: null },
  ...more,
});

test('turns are what the learner said and pressed, as the transcript shows them, hints Lou’s, and a passage that is cited twice is one', () => {
  const messages = [
    said('user', { turnId: 't1' }),
    said('ai', { turnId: 't1', move: 'explain', sources: [source('p1', 'One.'), source('p1', 'Two.')] }),
    said('ai', { turnId: 't1', move: 'hint', sources: [source('p2', 'Three.')] }),
    said('ai', { move: 'hint' }),
    said('ai', { move: 'show' }),
  ];
  expect(inShort({ messages })).toEqual({ turns: 3, hints: 2, passages: 2 });
});
