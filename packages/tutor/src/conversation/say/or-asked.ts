/** Where it is not sure that what was found is what was asked: the answered questions that stand closest, put back. Decisions 0043 and 0046. */
import { type DraftSentence, leadIn, question } from '../../draft.ts';
import { tellingStems } from '../../language/words.ts';
import { isOffered } from '../asked-of-open.ts';
import { ofLesson } from '../decide/lesson-sentences.ts';
import { tellsOpen } from '../decide/tells-open.ts';
import type { AskedNearby } from '../gather/asked-nearby.ts';
import type { Gathered } from '../gather/gathered.ts';
import { toldWhenAsked } from '../gather/told-as-detail.ts';
import { withoutChat } from '../message/without-chat.ts';
import { wasSaid, wasTold } from '../said.ts';
import type { Turn } from '../turn.ts';
import { type SayContext, say } from './sayer.ts';

/** What leads to them and each of them, or nothing: what was answered or put back in this talk, and what leads to the open question's answer, is not put. */
export function orAsked(context: SayContext): readonly DraftSentence[] {
  const { turn, understanding, gathered } = context;
  if (understanding.intent !== 'question' || understanding.second !== null || isNamed(context) || saysWhether(context)) return [];
  // 'Why' names none of them.
  if (tellingStems(withoutChat(turn.material.text)).length === 0) return [];
  // In the place of a question that was set aside for this answer, another is asked.
  if (turn.material.openItem && !turn.openIdea) return [];
  const nearby = gathered.nearby();
  if (isSurelyMeant(gathered) && !nearby[0]?.isVeryNear) return [];
  const put = nearby.filter((near) => mayBePut(near, turn));
  const lead = put.length > 1 ? `${say('orAskedOf', context)} Say ${places(put.length)}.` : say('orAsked', context);
  return put.length > 0 ? [leadIn(lead), ...put.map(({ asks }) => question(`“${asks}”`))] : [];
}

function mayBePut(near: AskedNearby, turn: Turn): boolean {
  if (wasSaid(near.asks, turn.material.lastTurns) || wasTold(near.detail.says, turn.material.lastTurns)) return false;
  const told = toldWhenAsked(near, [...turn.library.courseIds], turn);
  return told !== null && !tellsOpen([question(near.asks)], turn) && (!tellsOpen(told.said.map(ofLesson), turn) || isOnlyOffered(turn));
}

const places = (count: number): string => ['“the first”', '“the second”', '“the third”'].slice(0, count).join(' or ');

/** What the welcome put and nobody tried keeps no answer from whoever asks for another. */
const isOnlyOffered = (turn: Turn): boolean => turn.openIdea !== null && isOffered(turn.openIdea, turn);

/** An idea or a detail so like the question is mostly what was meant: from there on three of four questions put back were not. */
const LIKELY_MEANT = 0.6;

const isSurelyMeant = ({ likeness, told, verdict }: Gathered): boolean => verdict === 'found' && Math.max(likeness, told?.likeness ?? 0) >= LIKELY_MEANT;

/** What was asked for by its name, or in the words of what was found. */
const isNamed = ({ understanding: { topic, claim, taken }, gathered: { entry, cell, definition, misbelief, sideBySide } }: SayContext): boolean =>
  Boolean(topic || claim || taken || entry || cell || definition || misbelief || sideBySide);

/** A yes or a no was found for it. */
const saysWhether = ({ explanation: { sentences } }: SayContext): boolean => /^(?:yes|no)\b/i.test(sentences[0]?.text ?? '');
