/** Lou's first words: where we are, what happened last time, one question. */
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import { checkReply } from '../../checks/check-reply.ts';
import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, nextStep, report } from '../../draft.ts';
import type { CheckedSentence } from '../../ports.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { allDone, ideasOfSection, nextIdea } from '../decide/next-question.ts';
import { keeping } from '../keeping.ts';
import { careFigures } from '../message/care.ts';
import type { Turn } from '../turn.ts';
import { lastSettled } from './last-settled.ts';
import { askAbout, backToQuestion, invitation } from './next-step.ts';
import { phrase } from './wording/phrase.ts';

/** The idea that the welcome's question is about; null where it asks none of its own, as before a quiz: two questions at once are one too many. */
export const openingIdea = (turn: Turn): KeyIdea | null => (turn.openIdea || turn.material.quizFirst ? null : nextIdea(turn));

/** `topicIn`: in a talk of the learner's own topic the course that speaks of it, null where none does. */
export function welcome(turn: Turn, topicIn?: TurnMaterial['course']): readonly CheckedSentence[] {
  const { material, library } = turn;
  const idea = openingIdea(turn);
  const place = whereWeAre(turn);
  const drafts = [greeting(turn), ...topicNews(topicIn), ...place.sentences, ...lastTime(turn), ...opening(turn, idea)];
  const grounds = {
    passage: library.passage,
    keep: turn.openIdea ? keeping(turn.openIdea, turn) : idea && keeping(idea, turn),
    claims: { standing: material.standing, wantsQuiz: false, solutionShown: false, figures: new Set([...careFigures, ...place.figures]) },
  };
  const checked = checkReply(drafts, grounds);
  return checked.endsWithNextStep ? checked.sentences : [...checked.sentences, ...checkReply([invitation(turn)], grounds).sentences];
}

function greeting({ material }: Turn): DraftSentence {
  const { section, course, topic, standing } = material;
  const hello = phrase('hello', material);
  const place = section?.title ?? course?.title;
  const where = place ? ` We are in “${place}”.` : topic && topic !== FREE_TALK ? ` You want to talk about “${topic}”.` : '';
  return report(`${standing.firstName ? `${hello}, ${standing.firstName}.` : `${hello}.`}${where}`);
}

function topicNews(topicIn: TurnMaterial['course'] | undefined): readonly DraftSentence[] {
  if (topicIn === undefined) return [];
  return [report(topicIn ? `The course “${topicIn.title}” speaks of that.` : 'Your courses do not speak of that, and I answer from them alone.')];
}

/** How much of the section there is and how much is settled; nothing where it has no questions. */
function whereWeAre(turn: Turn): { readonly sentences: readonly DraftSentence[]; readonly figures: readonly string[] } {
  const ideas = ideasOfSection(turn);
  const settled = ideas.filter(({ id }) => turn.done.has(id)).length;
  if (!turn.material.section || ideas.length < 2) return { sentences: [], figures: [] };
  const figures = [String(ideas.length), String(settled)];
  if (settled === 0) return { sentences: [report(`It rests on ${ideas.length} ideas, and we take them one at a time.`)], figures };
  if (allDone(turn)) return { sentences: [report(`You have been through all ${ideas.length} of its ideas.`)], figures };
  return { sentences: [report(`${settled} of its ${ideas.length} ideas ${settled === 1 ? 'is' : 'are'} behind you.`)], figures };
}

/** What an earlier session in this section ended on. */
function lastTime(turn: Turn): readonly DraftSentence[] {
  const ids = new Set(ideasOfSection(turn).map(({ id }) => id));
  const ofSection = turn.material.asked?.filter(({ keyIdeaId }) => ids.has(keyIdeaId)) ?? [];
  return allDone(turn) ? [] : lastSettled({ ...turn, material: { ...turn.material, asked: ofSection } });
}

function opening(turn: Turn, idea: KeyIdea | null): readonly DraftSentence[] {
  if (turn.openIdea) return backToQuestion(turn, turn.openIdea);
  if (turn.material.quizFirst) return [nextStep('Quiz Me puts its questions, and you can ask me anything in between.')];
  if (!idea) return [invitation(turn)];
  return askAbout(idea, 'toBegin', turn).sentences;
}
