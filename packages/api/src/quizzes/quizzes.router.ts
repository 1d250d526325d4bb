/** Answering a question over HTTP; the socket's answer_question does the same. Source: calls.md 'Learning'. */
import { answerQuestion, choiceMissing } from '@lou/contract/quizzes';
import { Refused } from '@lou/domain/kernel';
import { actOf } from '../act.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { answerItem } from './quizzes.commands.ts';

export const quizzesRouter = router({
  answer: procedure(answerQuestion).mutation(async ({ ctx, input }) => {
    if (input.choice === undefined) throw new Refused('CHOICE_MISSING', choiceMissing, 'invalid');
    const act = actOf(ctx.deps, callerOf(ctx), ctx.correlationId);
    const { sessionId, itemId, choice, milliseconds } = input;
    return (await answerItem(ctx.deps, act, { sessionId, itemId, choice, milliseconds })).outcome;
  }),
});
