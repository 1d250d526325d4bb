/**
 * What an encouraging lesson names first: what the learner did, as it was. An answer in which nothing was seen is not
 * praised; that it was tried is said.
 */
import { type DraftSentence, talk } from '../../draft.ts';
import type { Turn } from '../turn.ts';
import { notSaid, type Phrase, phrase } from './wording/phrase.ts';

/** That it was right to ask, before other words, an example or a hint; not said twice in a talk's memory. */
export function askedOn(turn: Turn): readonly DraftSentence[] {
  return isEncouraging(turn) ? notSaid([phrase('askedOn', turn.material)], turn).map(talk) : [];
}

export const isEncouraging = ({ material }: Pick<Turn, 'material'>): boolean => material.personality.responseStyle === 'encouraging';

/** How a whole answer is greeted: explained, by what its learner did for it, or said to be whole. */
export function wholeBy(turn: Turn, isExplained: boolean): Phrase {
  const { ladder, pointsMade, material } = turn;
  const tookTries = pointsMade.size > 0 || (ladder !== null && ladder.attempts > 0);
  if (isEncouraging(turn)) return tookTries ? 'wholeByStaying' : ladder && ladder.hintsGiven > 0 ? 'wholeWithHint' : 'wholeUnaided';
  if (pointsMade.size > 0) return 'wholeAtLast';
  return material.personality.responseStyle === 'explanatory' && isExplained ? 'wholeAndWhy' : 'whole';
}
