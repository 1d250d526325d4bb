/** Hints to the open question, and the solution that is kept until the ladder gives it. */
import { type DraftSentence, leadIn, nextStep, question, report, talk } from '../../draft.ts';
import { type Begging, howBegged } from '../message/begging.ts';
import { speltOut } from '../message/spelt-out.ts';
import { withoutNotKnowing } from '../message/wish-for-help.ts';
import { wasSaid } from '../said.ts';
import type { Turn } from '../turn.ts';
import { isBareWhy } from '../understand/carried-question.ts';
import { askedOn, isEncouraging } from './encouragement.ts';
import { withHint } from './hint-sentences.ts';
import { askAgain, backToQuestion, easierPart, goOn, invitation } from './next-step.ts';
import { orAsked } from './or-asked.ts';
import { turnedClause } from './quotes.ts';
import { type SayContext, type Sayer, say } from './sayer.ts';
import type { Phrase } from './wording/phrase.ts';

/** An answer came close without its point being seen, from this closeness on. */
const CLOSE_FROM = 0.75;

/** Wishes that a hint is the very answer to; anything else is told why it gets one. */
const wantsHint: ReadonlySet<string> = new Set(['hint', 'simpler', 'shorter', 'example', 'easier']);

/** The next hint, asked for, to the part that was named, or given in place of the answer. */
export const sayHint: Sayer = (context) => {
  const { intent, part } = context.understanding;
  if (part) return withHint(context, [question(part)]);
  if (!wantsHint.has(intent)) return withHint(context, [...kept(context), ...leadToHint(context)]);
  const doesNotKnow = intent === 'hint' && withoutNotKnowing(speltOut(context.turn.material.text)) !== null;
  if (doesNotKnow) return withHint(context, [leadIn(say('noHarm', context))]);
  return withHint(context, isBareWhy(context.turn.material.text) ? [talk(say('thatIsOpen', context))] : askedOn(context.turn));
};

/** An honest question that comes too near: why it is not answered, and, once in a while, what is always to be had. */
function kept(context: SayContext): readonly DraftSentence[] {
  const can = say('canDo', context);
  const inEar = wasSaid(can, context.turn.material.lastTurns);
  return [talk(say('keepsIt', context)), ...(inEar ? [] : [report(can)])];
}

const leadToHint = (context: SayContext): readonly DraftSentence[] =>
  context.gives?.type === 'hint' ? [leadIn(say(beforeHint[context.gives.level], context))] : [];

const beforeHint = { 1: 'beforeHint1', 2: 'beforeHint2', 3: 'beforeHint3' } as const;

/** The next hint, after an answer in which nothing was seen; that it is a hint, and which, is said. */
export const sayMissWithHint: Sayer = (context) => withHint(context, [...missed(context), ...leadToHint(context)]);

/** The answer was asked for in words: what gives it, and the next hint meanwhile. */
export const sayKeepsSolution: Sayer = (context) => {
  if (givesUp.test(context.turn.material.text)) return withHint(context, [report(say('mayGiveUp', context))]);
  return withHint(context, [talk(say(keeps[howBegged(speltOut(context.turn.material.text))], context)), ...whatGivesSolution(context.turn)]);
};

/** What is said to it, by how it was begged for. */
const keeps = {
  plain: 'keepsSolution',
  allowed: 'keepsThoughAllowed',
  dressed: 'keepsInDress',
  piece: 'keepsPiece',
  pressed: 'keepsUnderPressure',
} as const satisfies Record<Begging, Phrase>;

const givesUp = /\bgiv(?:e|ing) up\b/i;

/** The open question again: after a miss, or when no hint is left. */
export const sayReturn: Sayer = (context) => {
  const { turn, graded, gives, understanding } = context;
  if (!turn.openIdea) return { sentences: [invitation(turn)] };
  if (understanding.intent === 'empty') return { sentences: [talk(say('nothingWritten', context)), ...goOn(turn)] };
  if (graded) return { sentences: [...missed(context), ...askAgain(turn, turn.openIdea)] };
  const part = understanding.intent !== 'hint' && wantsHint.has(understanding.intent) ? easierPart(turn) : null;
  if (part) return { sentences: [leadIn(say('onlyThisMuch', context)), question(part)] };
  if (gives?.type === 'try-again' && understanding.intent === 'hint') return { sentences: [{ ...report(say('noHintLeft', context)), isNextStep: true }] };
  if (wantsHint.has(understanding.intent)) return { sentences: backToQuestion(turn, turn.openIdea) };
  if (understanding.intent === 'move-on') return { sentences: [talk(say('noOtherLeft', context)), nextStep(say('onlyThisOne', context))] };
  if (understanding.intent === 'assent') return { sentences: askAgain(turn, turn.openIdea, 'goAhead') };
  const putBack = orAsked(context);
  if (putBack.length > 0) return { sentences: [...kept(context), ...putBack], mayEndHere: true };
  const { attempts = 0 } = turn.ladder ?? {};
  return { sentences: [...kept(context), nextStep(say(attempts > 0 ? 'tryAgain' : 'whenReady', context))] };
};

/** That the point was not seen; where it was said the wrong way round, in which words, and that the way is what to look at. */
function missed(context: SayContext): readonly DraftSentence[] {
  const { turn, graded } = context;
  const turned = turn.openIdea && graded ? turnedClause(turn.openIdea, turn) : null;
  if (turned !== null) return [report(`I read “${turned}”.`), talk(say('wayRound', context))];
  if (graded && graded.closeness >= CLOSE_FROM) return [talk(say('close', context))];
  return [talk(say(isEncouraging(turn) ? 'tried' : 'notThere', context))];
}

/** Said once in a while; the button is there all the time. */
function whatGivesSolution({ ladder, material }: Turn): readonly DraftSentence[] {
  if (!ladder) return [];
  const left = Math.max(1, ladder.tries - ladder.attempts);
  const text = `It comes after ${left === 1 ? 'one more try' : `${left} more tries`}, or at once with the button “Show me”, which brings the question back for review later.`;
  return wasSaid('with the button “Show me”', material.lastTurns) ? [] : [report(text)];
}
