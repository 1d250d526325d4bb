/** Words of the teaching notes as sentences to say, each resting on the passage that their authors named. */

import type { DraftSentence } from '../../draft.ts';
import { sentencesOf } from '../../language/sentences.ts';
import type { KeyIdea } from '../../ports.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import type { Turn } from '../turn.ts';
import { isSaidIn } from '../written.ts';

/** A text of a key idea, sentence by sentence; one that goes on from another falls with it. */
export function authored(text: string, idea: KeyIdea, turn: Pick<Turn, 'library' | 'material'>): readonly DraftSentence[] {
  const source = sourceOfIdea(idea, turn);
  const citations = source === null ? [] : [source];
  return sentencesOf(text).map((sentence, at) => ({ kind: 'authored', text: sentence.text, citations, ofIdea: idea.id, ...(at > 0 ? { goesOn: true } : {}) }));
}

/** How many turns back a text still sounds in the ear. */
const TURNS_IN_EAR = 2;

/** Those of several texts that Lou has not said in this talk, as far as it remembers. */
export const unsaid = (texts: readonly string[], { material }: Pick<Turn, 'material'>): readonly string[] =>
  texts.filter((text) => !material.lastTurns.some(({ replied }) => isSaidIn(replied, text)));

/** The first of several texts that Lou did not say just now; the first of all when each was said; '' of none. */
export function firstUnsaid(texts: readonly (string | null)[], { material }: Pick<Turn, 'material'>): string {
  const written = texts.filter((text) => text !== null);
  const inEar = material.lastTurns.slice(-TURNS_IN_EAR).map(({ replied }) => replied);
  return written.find((text) => !inEar.some((replied) => isSaidIn(replied, text))) ?? written[0] ?? '';
}
