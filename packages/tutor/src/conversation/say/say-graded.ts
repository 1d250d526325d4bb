/** Replies to an answer: what was seen, what was not, what is believed wrongly; then a next step. Never 'wrong'. */
import { givesAway, type KeptAnswer } from '../../checks/leak.ts';
import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, leadIn, nextStep, question, report, talk } from '../../draft.ts';
import { authored, unsaid } from '../decide/idea-sentences.ts';
import { narrowQuestion } from '../decide/narrow-question.ts';
import { nextIdea } from '../decide/next-question.ts';
import { keeping } from '../keeping.ts';
import { itemOf, type Speech, type Turn } from '../turn.ts';
import { confirmation } from './confirmation.ts';
import { isEncouraging, wholeBy } from './encouragement.ts';
import { withHint } from './hint-sentences.ts';
import { askAbout, askAgain, invitation } from './next-step.ts';
import { turnedClause, unreadClause } from './quotes.ts';
import { type Sayer, say } from './sayer.ts';
import { solutionSentences } from './solution.ts';

/** The whole answer: said so, the idea in the course's own words, then the next one. */
export const sayWhole: Sayer = (context) => {
  const { turn, graded } = context;
  const idea = turn.openIdea;
  if (!idea || !graded) return { sentences: [invitation(turn)] };
  const statement = authored(idea.statement, idea, turn).slice(0, 1);
  const isExplained = statement.some(({ citations }) => citations.length > 0);
  const confirmed = [talk(say(wholeBy(turn, isExplained), context)), ...statement, ...exampleAfter(idea, turn)];
  return { ...onwards(confirmed, idea, turn), keyIdeaIds: [idea.id] };
};

/** A detailed lesson shows the idea once more by its example, where that was not said before. */
function exampleAfter(idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  if (turn.material.personality.responseStyle !== 'detailed') return [];
  return unsaid([idea.example], turn).flatMap((text) => authored(text, idea, turn));
}

/**
 * Some points are there: which, and which part of the question is still open. What was said besides may have been meant
 * for that part: then it is named, and the same is not asked again as if nothing were there.
 */
export const sayRest: Sayer = (context) => {
  const { turn, graded } = context;
  const idea = turn.openIdea;
  if (!idea || !graded) return { sentences: [invitation(turn)] };
  const turned = turnedClause(idea, turn);
  const unread = unreadClause(idea, turn);
  const confirmed = confirmation(idea, graded.pointsNew, turn);
  const seen = confirmed.length > 0 ? [leadIn(say(isEncouraging(turn) ? 'sawYours' : 'saw', context)), ...confirmed] : [talk(say('sawSome', context))];
  const rest = narrowQuestion(idea.check, graded.pointsMissing);
  if (turned !== null) {
    return { sentences: [...seen, report(rest === null ? `I read “${turned}”.` : `For “${rest}” I read “${turned}”.`), nextStep(say('wayRound', context))] };
  }
  if (unread !== null) {
    const notIn = rest === null ? `I did not see the rest in “${unread}” yet.` : `For “${rest}” I read “${unread}”, and I did not see the point in it yet.`;
    return { sentences: [...seen, report(notIn), nextStep(say('sayMore', context))] };
  }
  return { sentences: [...seen, talk(say('notSeenYet', context)), ...(rest === null ? askAgain(turn, idea) : [question(rest)])] };
};

/** A misconception: that many hold it, the correction, then the question once more; a hint where the correction would tell the answer. */
export const sayCorrection: Sayer = (context) => {
  const { turn, graded } = context;
  const idea = turn.openIdea;
  if (!idea || !graded?.misconception) return { sentences: [invitation(turn)] };
  const kept = { ...keeping(idea, turn), saidAlready: new Set(graded.pointsSeen) };
  const opening = talk(say(isEncouraging(turn) ? 'beliefSaid' : 'misbelief', context));
  const correction = untilTold(authored(graded.misconception.correction, idea, turn), kept);
  if (correction.length > 0) return { sentences: [opening, ...correction, ...askAgain(turn, idea)] };
  return withHint(context, [opening, ...belief(graded.misconception.belief, idea, turn, kept)]);
};

/** The sentences up to the first that tells a point. */
function untilTold(sentences: readonly DraftSentence[], kept: KeptAnswer): readonly DraftSentence[] {
  const tells = sentences.findIndex((sentence, at) =>
    givesAway(
      sentence,
      kept,
      sentences
        .slice(0, at)
        .map(({ text }) => text)
        .join('\n'),
    ),
  );
  return tells < 0 ? sentences : sentences.slice(0, tells);
}

/** Which belief does not hold, where its correction cannot be said: named, not stated. */
function belief(text: string, idea: KeyIdea, turn: Turn, kept: KeptAnswer): readonly DraftSentence[] {
  const named = authored(text, idea, turn);
  return named.some((sentence) => givesAway(sentence, kept)) ? [] : [report(`What does not hold is this: ${quoted(text.replace(/\.$/, ''))}.`)];
}

/** In quotation marks; those inside become single ones. */
const quoted = (text: string): string => `“${text.replace(/[“"](.*?)[”"]/g, '‘$1’')}”`;

/** The tries are used up: the solution, then the next idea. */
export const saySolution: Sayer = (context) => {
  const { turn } = context;
  const idea = turn.openIdea;
  if (!idea) return { sentences: [invitation(turn)] };
  const told = [leadIn(say('beforeSolution', context)), ...solutionSentences(idea, turn), talk(say('afterSolution', context))];
  return { ...onwards(told, idea, turn), keyIdeaIds: [idea.id], solution: { itemId: itemOf(idea), skill: idea.skill, because: 'tries' } };
};

function onwards(sentences: readonly DraftSentence[], settled: KeyIdea, turn: Turn): Speech {
  const next = nextIdea(turn, [settled.id], sentences.map(({ text }) => text).join(' '));
  if (!next) return { sentences: [...sentences, invitation({ ...turn, done: new Set([...turn.done, settled.id]) })] };
  const asked = askAbout(next, 'onwards', turn);
  return { sentences: [...sentences, ...asked.sentences], asks: asked.asks ?? null };
}
