/** Where it is not sure that what was found is what was asked: the answered question that stands closest, put back. Decision 0043. */
import { type DraftSentence, leadIn, question } from '../../draft.ts';
import { SAME_QUESTION } from '../../retrieval/asked-alike.ts';
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

/** What was asked by name or word for word was meant. */
const WORD_FOR_WORD = 0.97;

function isSurelyMeant({ understanding: { topic, claim, taken }, gathered }: SayContext): boolean {
  const { entry, cell, definition, misbelief, sideBySide, likeness, told } = gathered;
  if (topic || claim || taken || entry || cell || definition || misbelief || sideBySide) return true;
  return likeness >= WORD_FOR_WORD || (told !== null && (told.likeness >= SAME_QUESTION || told.likeness > likeness + 0.1));
}
