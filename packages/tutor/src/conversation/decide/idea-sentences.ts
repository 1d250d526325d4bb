/** Words of the teaching notes as sentences to say, each resting on the passage that their authors named. */

import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import { wasTold } from '../said.ts';
import type { Turn } from '../turn.ts';
import { partsBy, textBeside, wordsOf } from './parts-by-manner.ts';

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
  texts.filter((text) => !wasTold(text, material.lastTurns));

/** The first of several texts that Lou did not say just now; the first of all when each was said; '' of none. */
export function firstUnsaid(texts: readonly (string | null)[], { material }: Pick<Turn, 'material'>): string {
  const written = texts.filter((text) => text !== null);
  return written.find((text) => !wasTold(text, material.lastTurns, TURNS_IN_EAR)) ?? written[0] ?? '';
}

/** An explanation is no longer than this; what stands beside the words gives way first. */
const SENTENCES_MOST = 4;

/** The idea by its words and what stands beside them in this lesson, the words first; what was said before is not said beside them again. */
export function ideaSentences(idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  const { personality } = turn.material;
  const words = mainText(idea, turn);
  const beside = partsBy(personality).flatMap((part) => {
    const text = part === 'words' ? null : textBeside(part, idea, personality);
    return text === null || text === words || unsaid([text], turn).length === 0 ? [] : [text];
  });
  const said = [...mainOf(idea, turn)];
  for (const text of new Set(beside)) {
    const more = authored(text, idea, turn);
    if (said.length + more.length <= SENTENCES_MOST) said.push(...more);
  }
  return said;
}

/** The case that opens a practical lesson's explanation, told apart from the words that it shows; null where it is not among what is said. */
export function caseAmong(
  sentences: readonly DraftSentence[],
  idea: KeyIdea,
  turn: Turn,
): { readonly shown: readonly DraftSentence[]; readonly rest: readonly DraftSentence[] } | null {
  if (partsBy(turn.material.personality)[0] !== 'example') return null;
  const example = new Set(authored(idea.example, idea, turn).map(({ text }) => text));
  const shown = sentences.filter(({ text }) => example.has(text));
  const rest = sentences.filter(({ text }) => !example.has(text));
  const words = new Set(
    wordsOf(idea)
      .flatMap((text) => (text === null ? [] : authored(text, idea, turn)))
      .map(({ text }) => text),
  );
  const isNew = rest.length > 0 && rest.every(({ text }) => words.has(text) && unsaid([text], turn).length > 0);
  return shown.length === example.size && isNew ? { shown, rest } : null;
}

/** An idea that was met before is said in other words than its statement. */
function mainText(idea: KeyIdea, turn: Turn): string {
  const texts = wordsOf(idea);
  return firstUnsaid(turn.material.keyIdeasMet.includes(idea.id) ? texts.filter((text) => text !== idea.statement) : texts, turn);
}
/** The one text of an idea that is said where no more than one is. */
export const mainOf = (idea: KeyIdea, turn: Turn): readonly DraftSentence[] => authored(mainText(idea, turn), idea, turn);
