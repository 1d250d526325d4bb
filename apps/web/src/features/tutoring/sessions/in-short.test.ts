import type { Source } from '@lou/contract/socket';
import type { ChatMessage } from '@lou/contract/tutoring';
import { expect, test } from 'vitest';
import { inShort } from './in-short.ts';

const source = (passageId: string, sentence: string): Source => ({ passageId, title: 'Halves', text: sentence, sentence, link: null });
const said = (from: 'user' | 'ai', more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ seq: 1, from, text: '', at: '2026-01-05T09:00:00Z', turnId: null, sources: [], sentences: [], quiz: null, quizId: null, move: null },
  ...more,
});

test('turns are the server’s count, hints Lou’s, and a passage that is cited twice is one', () => {
  const messages = [
    said('user'),
    said('ai', { move: 'explain', sources: [source('p1', 'One.'), source('p1', 'Two.')] }),
    said('ai', { move: 'hint', sources: [source('p2', 'Three.')] }),
    said('ai', { move: 'hint' }),
  ];
  expect(inShort({ messages, learnerTurns: 3 })).toEqual({ turns: 3, hints: 2, passages: 2 });
});
