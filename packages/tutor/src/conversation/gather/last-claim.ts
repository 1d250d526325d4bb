/** What Lou said first in its last reply: the text of an idea, or a sentence of a lesson. A bare 'why?' asks for its reason. */

import type { KeyIdea } from '../../course-material.ts';
import { textsOf } from '../../idea-texts.ts';
import { type FoundSentence, sentenceAt, sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { Turn } from '../turn.ts';
import { gather } from './gather.ts';
import { entrySentence } from './glossary-entry.ts';
import { sourceOfIdea } from './idea-source.ts';

export interface LastClaim {
  /** Whose text it is, or that rests on the passage that it is from; null where there is none. */
  readonly idea: KeyIdea | null;
  /** The sentence of the lesson, where it is one. */
  readonly sentence: FoundSentence | null;
}

/** So much of a text is looked for: longer ones are said sentence by sentence. */
const KNOWN_BY = 40;
/** Shorter sentences stand in others by chance. */
const CHARACTERS_LEAST = 20;

/** Null where the last reply claims nothing of the course: there is none, or it only asked or hinted. */
export function lastClaim(turn: Turn): LastClaim | null {
  const { material, library } = turn;
  const replied = material.lastTurns.at(-1)?.replied ?? '';
  let first = Number.POSITIVE_INFINITY;
  let claim: LastClaim | null = null;
  const consider = (text: string, found: () => LastClaim): void => {
    const at = replied.indexOf(text);
    if (at < 0 || at >= first) return;
    first = at;
    claim = found();
  };
  for (const idea of material.keyIdeas) for (const text of textsOf(idea)) consider(text.slice(0, KNOWN_BY), () => ({ idea, sentence: null }));
  for (const courseId of material.course ? [material.course.id] : library.courseIds)
    for (const passage of library.passagesOf(courseId)) {
      const restingOn = () => material.keyIdeas.find((idea) => sourceOfIdea(idea, turn)?.passageId === passage.id) ?? null;
      if (isGlossary(passage)) {
        consider(entrySentence(passage), () => ({ idea: ideaOn(passage.title, turn), sentence: null }));
        continue;
      }
      sentencesIn(passage).forEach(({ sentence }, index) => {
        if (sentence.text.length < CHARACTERS_LEAST) return;
        consider(sentence.text, () => ({ idea: restingOn(), sentence: sentenceAt(passage, index) }));
      });
    }
  return claim;
}

/** The idea that has most to do with a term. */
const ideaOn = (term: string, turn: Turn): KeyIdea | null => gather(`what is ${term}`, turn).ideas[0] ?? null;
