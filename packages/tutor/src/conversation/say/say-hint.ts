/** Hints to the open question, and the solution that is kept until the ladder gives it. */
import { type DraftSentence, leadIn, report, talk } from '../draft.ts';
import { backToQuestion, invitation } from '../next-step.ts';
import type { Turn } from '../turn.ts';
import { withHint } from './hint-sentences.ts';
import { type SayContext, type Sayer, say } from './sayer.ts';

/** An answer came close without its point being seen, from this closeness on. */
const CLOSE_FROM = 0.75;

/** The next hint, asked for, or given in place of the answer. */
export const sayHint: Sayer = (context) => withHint(context, context.understanding.intent === 'question' ? [leadIn(say('keepsIt', context))] : []);

/** The next hint, after an answer in which nothing was seen. */
export const sayMissWithHint: Sayer = (context) => withHint(context, [missed(context), leadIn(say('beforeHint', context))]);

/** The answer was asked for in words: what gives it, and the next hint meanwhile. */
export const sayKeepsSolution: Sayer = (context) => withHint(context, keepsSolution(context.turn));

/** The open question again: after a miss, or when no hint is left. */
export const sayReturn: Sayer = (context) => {
  const { turn, graded, gives } = context;
  if (!turn.openIdea) return { sentences: [invitation(turn)] };
  const before = graded ? [missed(context)] : gives?.type === 'try-again' ? [report(say('noHintLeft', context))] : [];
  return { sentences: [...before, ...backToQuestion(turn, turn.openIdea)] };
};

const missed = (context: SayContext): DraftSentence => talk(say(context.graded && context.graded.closeness >= CLOSE_FROM ? 'close' : 'notThere', context));

function keepsSolution({ ladder }: Turn): readonly DraftSentence[] {
  if (!ladder) return [];
  const left = Math.max(1, ladder.tries - ladder.attempts);
  const tries = left === 1 ? 'one more try' : `${left} more tries`;
  return [report(`I keep the answer for now: it comes after ${tries}, or at once with the button “Show me”, which brings the question back for review later.`)];
}
