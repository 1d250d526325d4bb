/** How a reply ends: with a question of Lou's, or with something that the learner can do. */

import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, leadIn, nextStep, question } from '../../draft.ts';
import { tellingStems } from '../../language/words.ts';
import { partsOf } from '../decide/narrow-question.ts';
import { allDone, nextIdea } from '../decide/next-question.ts';
import { turnsSinceSaid, wasSaid } from '../said.ts';
import { askOf, type Speech, type Turn } from '../turn.ts';
import { type Phrase, phrase } from './wording/phrase.ts';

/** So many replies without it, and the open question may be put again. */
const REMIND_AFTER = 3;

/** Lou's replies since the open question was last put; one that the welcome put counts from the beginning of the talk. */
export const repliesSincePut = ({ material }: Turn, idea: KeyIdea): number => turnsSinceSaid(material.lastTurns, idea).length;

/** The open question once more. */
export function backToQuestion(turn: Turn, idea: KeyIdea): readonly DraftSentence[] {
  return [leadIn(phrase('backToIt', turn.material)), question(idea.check.question)];
}

/** After an answer that was not whole, or a yes: the question again, unless it still stands there. */
export function askAgain(turn: Turn, idea: KeyIdea, instead: 'tryAgain' | 'goAhead' = 'tryAgain'): readonly DraftSentence[] {
  const { lastTurns } = turn.material;
  return lastTurns.length > 0 && repliesSincePut(turn, idea) === 0 ? [nextStep(phrase(instead, turn.material))] : backToQuestion(turn, idea);
}

/** A new question of Lou's. */
export function askAbout(idea: KeyIdea, lead: Phrase, turn: Turn): Pick<Speech, 'sentences' | 'asks'> {
  return { sentences: [leadIn(phrase(lead, turn.material)), question(idea.check.question)], asks: askOf(idea) };
}

/** What the learner can do when Lou asks nothing: ask on, be asked, be tested. */
export function invitation(turn: Turn): DraftSentence {
  const { section, course, topic, lastTurns } = turn.material;
  const about = section?.title ?? course?.title ?? topic;
  if (nextIdea(turn)) {
    if (lastTurns.length > 0) return nextStep(phrase('askOrNext', turn.material));
    return nextStep(about ? `Ask me about “${about}”, or say “next” and I ask you something.` : 'Ask me something, or say “next” and I ask you something.');
  }
  return nextStep(phrase(section || allDone(turn) ? 'allMet' : 'askAnything', turn.material));
}

/**
 * A step on the open question: the whole of it if it was not put for a while, else a part of it, or word of how to begin;
 * without an open question, the invitation.
 */
export function goOn(turn: Turn): readonly DraftSentence[] {
  const { openIdea, material } = turn;
  if (!openIdea) return [invitation(turn)];
  if (repliesSincePut(turn, openIdea) >= REMIND_AFTER) return backToQuestion(turn, openIdea);
  const part = easierPart(turn);
  return part && standsAlone(part) ? [leadIn(phrase('beginWith', material)), question(part)] : [nextStep(phrase('whenReady', material))];
}

/** After what is not about the subject, such as thanks: how to begin, and nothing is put again. */
export const gently = (turn: Turn): DraftSentence => (turn.openIdea ? nextStep(phrase('whenReady', turn.material)) : invitation(turn));

/** The first part of the open question whose point was not made and that was not put on its own of late; null where it has none. */
export function easierPart({ openIdea, pointsMade, material }: Turn): string | null {
  const parts = (openIdea && partsOf(openIdea.check)) ?? [];
  const part = parts.find((_, at) => !pointsMade.has(openIdea?.check.points[at]?.id ?? ''));
  return part && !wasSaid(part, material.lastTurns) ? part : null;
}

/** A part that can be understood when the rest of the question is out of sight. */
const leansOnRest = /\b(?:he|she|it|its|they|them|their|that|this|those|these|one|then)\b/i;
const PART_TELLING_LEAST = 2;
const standsAlone = (part: string): boolean => !leansOnRest.test(part) && tellingStems(part).length >= PART_TELLING_LEAST;
