import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { answerQuestion } from './quizzes.ts';
import { clientMessage } from './socket.ts';
import { endSession, rateSession, session } from './tutoring.ts';

const rests = { session, endSession, rateSession, answerQuestion };
const takes = (input: z.ZodType, sessionId: string) => input.safeParse({ sessionId, satisfaction: 3, itemId: 'i1', choice: 0 }).success;
const joins = (sessionId: string) => clientMessage.safeParse({ type: 'join_session', sessionId }).success;

describe('the id of a session', () => {
  test.each([...Object.getOwnPropertyNames(Object.prototype), '', 'a\u0000b', 'a\ud800b', 'x'.repeat(81)])('%j is refused by socket and HTTP alike', (id) => {
    expect([joins(id), ...Object.values(rests).map(({ input }) => takes(input, id))]).toEqual([false, false, false, false, false]);
  });
  test.each(['client-made-id', '0b5c1d7e-8f5e-4b3a-9e0c-1f2a3b4c5d6e', 'ünï 💥', 'constructors'])('%j is taken by both', (id) => {
    expect([joins(id), ...Object.values(rests).map(({ input }) => takes(input, id))]).toEqual([true, true, true, true, true]);
  });
});

describe('the limits of an answer', () => {
  test('are the same over socket and HTTP', () => {
    const ofSocket = (part: object) => clientMessage.safeParse({ type: 'answer_question', itemId: 'i1', ...part }).success;
    const ofHttp = (part: object) => answerQuestion.input.safeParse({ sessionId: 's1', itemId: 'i1', ...part }).success;
    for (const part of [
      { choice: 7 },
      { choice: 8 },
      { choice: -1 },
      { milliseconds: 86_400_000 },
      { milliseconds: 86_400_001 },
      { text: ` ${'x'.repeat(4_000)} ` },
      { text: 'x'.repeat(4_001) },
    ])
      expect([part, ofSocket(part)]).toEqual([part, ofHttp(part)]);
    expect([ofSocket({ milliseconds: 86_400_001 }), ofSocket({ choice: 7 })]).toEqual([false, true]);
  });
});
