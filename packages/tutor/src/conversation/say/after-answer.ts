/** How an answer to the learner's own question ends: whoever asks on is let ask, and is led back to the open question now and then. */

import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, nextStep } from '../../draft.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import type { Turn } from '../turn.ts';
import { backToQuestion, invitation, repliesSincePut } from './next-step.ts';
import { type Phrase, phrase } from './wording/phrase.ts';

/** The open question is said whole again after so many replies without it; sooner where what was explained is the way to it. */
const SAY_AGAIN_AFTER = 4;
const WAY_TO_IT_AFTER = 2;
/** So many questions in a row get a line about the open one each; those after them stand by themselves. */
const IN_ROW_MOST = 3;

const answering: ReadonlySet<TurnMaterial['lastTurns'][number]['move']> = new Set(['explain', 'admit']);

/** How many of the learner's questions Lou answered without a break before this one. */
export function answeredInRow({ lastTurns }: Pick<TurnMaterial, 'lastTurns'>): number {
  const last = lastTurns.findLastIndex(({ move }) => !answering.has(move));
  return lastTurns.length - 1 - last;
}

/** Nothing, one short line, or the open question; `explained` is what the answer was about. */
export function afterAnswer(turn: Turn, explained: KeyIdea | null = null): readonly DraftSentence[] {
  const { openIdea, material } = turn;
  const asksOn = answeredInRow(material) >= IN_ROW_MOST;
  if (!openIdea) return asksOn ? [] : [invitation(turn)];
  const since = repliesSincePut(turn, openIdea);
  if (since >= (explained === openIdea ? WAY_TO_IT_AFTER : SAY_AGAIN_AFTER)) return backToQuestion(turn, openIdea);
  return asksOn ? [] : [nextStep(phrase(wayBack(turn, explained), material))];
}

/** What leads to the open question is put to it, by how far the learner is; anything else, a word or a fact of the lesson, is not said to. */
function wayBack({ openIdea, pointsMade, ladder }: Turn, explained: KeyIdea | null): Phrase {
  if (explained !== openIdea) return 'besideQuestion';
  if (pointsMade.size > 0) return 'restOfQuestion';
  return ladder && ladder.attempts > 0 ? 'afterTry' : 'withThat';
}
