/** Where it is not sure that what was found is what was asked: the answered question that stands closest, put back. Decision 0043. */
import { type DraftSentence, leadIn, question } from '../../draft.ts';
import { isOffered } from '../asked-of-open.ts';
import { ofLesson } from '../decide/lesson-sentences.ts';
import { tellsOpen } from '../decide/tells-open.ts';
import { toldWhenAsked } from '../gather/told-as-detail.ts';
import { wasSaid, wasTold } from '../said.ts';
import type { Turn } from '../turn.ts';
import { type SayContext, say } from './sayer.ts';

/** Two sentences, or none: what was answered or put back in this talk, and what leads to the open question's answer, is not put. */
export function orAsked(context: SayContext): readonly DraftSentence[] {
  const { turn, understanding, gathered } = context;
  if (understanding.intent !== 'question' || understanding.second !== null || isSurelyMeant(context)) return [];
  // In the place of a question that was set aside for this answer, another is asked.
  if (turn.material.openItem && !turn.openIdea) return [];
  const near = gathered.nearby();
  if (!near || wasSaid(near.asks, turn.material.lastTurns) || wasTold(near.detail.says, turn.material.lastTurns)) return [];
  const put = question(`“${near.asks}”`);
  const told = toldWhenAsked(near, [...turn.library.courseIds], turn);
  if (!told || tellsOpen([put], turn) || (tellsOpen(told.said.map(ofLesson), turn) && !isOnlyOffered(turn))) return [];
  return [leadIn(say('orAsked', context)), put];
}

/** What the welcome put and nobody tried keeps no answer from whoever asks for another. */
const isOnlyOffered = (turn: Turn): boolean => turn.openIdea !== null && isOffered(turn.openIdea, turn);

/** An idea or a detail so like the question is mostly what was meant: from there on three of four questions put back were not. */
const LIKELY_MEANT = 0.6;

function isSurelyMeant({ understanding: { topic, claim, taken }, gathered }: SayContext): boolean {
  const { entry, cell, definition, misbelief, sideBySide, likeness, told, verdict } = gathered;
  if (topic || claim || taken || entry || cell || definition || misbelief || sideBySide) return true;
  return verdict === 'found' && Math.max(likeness, told?.likeness ?? 0) >= LIKELY_MEANT;
}
