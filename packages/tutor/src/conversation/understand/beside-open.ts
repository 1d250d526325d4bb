/** What is said beside the open question: of another idea, of what was just explained, of oneself. None of it is a try. */

import { tellingStems } from '../../language/words.ts';
import { gather } from '../gather/gather.ts';
import { fillers } from '../message/fillers.ts';
import { isBeside, isRemark, tellsOwnCase } from '../message/remarks.ts';
import { isSaidToLou } from '../message/requests.ts';
import type { Turn } from '../turn.ts';
import { answersOther, isKnownOfOther, OTHER_TELLING_LEAST, statesOthersBelief, triesNothing } from './as-answer.ts';
import { opensAsTry } from './attempts.ts';
import { fitsQuestion } from './fits-question.ts';
import type { Heard } from './heard.ts';
import { queriesOf } from './queries.ts';

/** Also where its words make a point of the open question: what is believed wrongly of a neighbour often has them. */
export function believesOther({ text, turn, grade, isAsked }: Heard): boolean {
  return turn.openIdea !== null && !grade?.misconception && !isAsked && statesOthersBelief(text, turn.openIdea, turn);
}

/** Said beside the open question, or of oneself. */
const isSaidBeside = ({ spelt, turn, makesSense, isFree }: Heard): boolean =>
  turn.openIdea !== null &&
  !makesSense &&
  isFree &&
  !(opensAsTry(spelt) && !wasExplained(turn)) &&
  !fitsQuestion(spelt, turn.openIdea) &&
  (tellsOwnCase(spelt) || isBeside(spelt, turn.openIdea));

/** What is told beside the open question, and another idea answers. */
export function caseOfOther(heard: Heard): readonly string[] | null {
  const { spelt, turn } = heard;
  if (!isSaidBeside(heard)) return null;
  const goesOn = wasExplained(turn) && turn.ideaInTalk !== turn.openIdea;
  if (tellingStems(spelt).length < (goesOn ? 1 : OTHER_TELLING_LEAST)) return null;
  const queries = queriesOf(spelt, turn);
  return queries.some((query) => answersOther(query, turn)) ? queries : null;
}

export function isInPassing(heard: Heard): boolean {
  const { spelt, turn, isAsked } = heard;
  return isSaidBeside(heard) && !isAsked && turn.openIdea !== null && isBeside(spelt, turn.openIdea) && isRemark(spelt, turn.weighing);
}

export function conclusionOf({ spelt, turn, makesSense }: Heard): readonly string[] | null {
  if (makesSense || !concludes.test(spelt) || !wasExplained(turn)) return null;
  const queries = queriesOf(spelt, turn);
  return queries.some((query) => gather(query, turn).verdict === 'found') ? queries : null;
}

export function neitherAsksNorTries({ spelt, turn, makesSense, isAsked, isFree }: Heard): boolean {
  return !makesSense && !isAsked && isFree && triesNothing(spelt, turn);
}

/** What tries nothing, and is about another idea. */
export function statementOfOther(heard: Heard): readonly string[] | null {
  const { spelt, turn } = heard;
  if (!neitherAsksNorTries(heard) || isSaidToLou(spelt) || tellingStems(spelt).length === 0 || !turn.openIdea) return null;
  const queries = queriesOf(spelt, turn);
  const isOther = isBeside(spelt, turn.openIdea) ? answersOther : isKnownOfOther;
  return queries.some((query) => isOther(query, turn)) ? queries : null;
}

/** 'So the gaps get longer', after an explanation and off the open question, is drawn from what was explained. */
const concludes = new RegExp(`^${fillers}so `);
const wasExplained = ({ material }: Turn): boolean => material.lastTurns.at(-1)?.move === 'explain';
