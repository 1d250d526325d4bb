/** Answering a question, over HTTP; the socket's answer_question does the same. Source: calls.md. */
import * as z from 'zod';
import { achievement } from './achievements.ts';
import { call } from './call.ts';
import { id } from './id.ts';
import { sessionId } from './session-id.ts';
import { TEXT_LIMIT } from './talk-limits.ts';

/** An answer to an offered item: how long its parts may be, on the socket and over HTTP alike. */
export const givenAnswer = {
  itemId: id(200),
  choice: z.number().int().min(0).max(7).optional(),
  text: z.string().trim().max(TEXT_LIMIT).optional(),
  milliseconds: z.number().int().nonnegative().max(86_400_000).optional(),
};

/** Said where an answer names no choice. */
export const choiceMissing = 'Please choose one of the answers.';

export const answerQuestion = call('quizzes.answer', {
  says: 'Answers an item of a quiz that was offered in the session; a second answer is marked but counts nothing, the same one again changes nothing.',
  input: z.object({ sessionId, ...givenAnswer }),
  output: z.object({
    correct: z.boolean(),
    correctAnswer: z.number().int().nullable(),
    explanation: z.string(),
    feedback: z.string(),
    finished: z.object({ right: z.number().int(), total: z.number().int(), percent: z.number() }).nullable(),
    awards: z.array(achievement),
  }),
});
