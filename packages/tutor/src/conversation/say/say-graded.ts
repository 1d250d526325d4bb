/** Replies to an answer: what was seen, what was not, what is believed wrongly; then a next step. Never 'wrong'. */
import { givesAway } from '../../checks/leak.ts';
import type { KeyIdea } from '../../ports.ts';
import { type DraftSentence, leadIn, question, talk } from '../draft.ts';
import { authored } from '../idea-sentences.ts';
import { keeping } from '../keeping.ts';
import { narrowQuestion } from '../narrow-question.ts';
import { nextIdea } from '../next-question.ts';
import { askAbout, askAgain, invitation } from '../next-step.ts';
import { itemOf, type Speech, type Turn } from '../turn.ts';
import { withHint } from './hint-sentences.ts';
import { type Sayer, say } from './sayer.ts';
import { pointSentences, solutionSentences } from './solution.ts';

/** The whole answer: said so, the idea in the course's own words, then the next one. */
export const sayWhole: Sayer = (context) => {
  const { turn, graded } = context;
  const idea = turn.openIdea;
  if (!idea || !graded) return { sentences: [invitation(turn)] };
  const inParts = turn.pointsMade.size > 0;
  const confirmed = [talk(say(inParts ? 'wholeAtLast' : 'whole', context)), ...asAlreadySaid(authored(idea.statement, idea, turn)).slice(0, 1)];
  return { ...onwards(confirmed, idea, turn), keyIdeaIds: [idea.id] };
};

/** Some points are there: which, and which part of the question is still open. */
export const sayRest: Sayer = (context) => {
  const { turn, graded } = context;
  const idea = turn.openIdea;
  if (!idea || !graded) return { sentences: [invitation(turn)] };
  const rest = narrowQuestion(idea.check, graded.pointsMissing);
  const asking = rest === null ? askAgain(turn, idea) : [question(rest)];
  return { sentences: [leadIn(say('saw', context)), ...pointSentences(idea, graded.pointsNew, turn), talk(say('notSeenYet', context)), ...asking] };
};

/** A misconception: that many hold it, the correction, then the question once more; a hint where the correction would tell the answer. */
export const sayCorrection: Sayer = (context) => {
  const { turn, graded } = context;
  const idea = turn.openIdea;
  if (!idea || !graded?.misconception) return { sentences: [invitation(turn)] };
  const correction = authored(graded.misconception.correction, idea, turn);
  const opening = talk(say('misbelief', context));
  if (!correction.some((sentence) => givesAway(sentence, keeping(idea, turn)))) return { sentences: [opening, ...correction, ...askAgain(turn, idea)] };
  return withHint(context, [opening]);
};

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
  if (!next)
    return { sentences: [...sentences, invitation({ ...turn, material: { ...turn.material, keyIdeasMet: [...turn.material.keyIdeasMet, settled.id] } })] };
  const asked = askAbout(next, 'onwards', turn);
  return { sentences: [...sentences, ...asked.sentences], asks: asked.asks ?? null };
}

const asAlreadySaid = (sentences: readonly DraftSentence[]): readonly DraftSentence[] => sentences.map((sentence) => ({ ...sentence, alreadySaid: true }));
