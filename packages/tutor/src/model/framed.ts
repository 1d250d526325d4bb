/** What Lou says around a model's words: the verdict before them, its own question after them. Both are the embedded brain's. */
import type { Decided } from '../conversation/decide/decide.ts';
import { sayers } from '../conversation/say/say.ts';
import { calmly, speechFor } from '../conversation/say/say-checked.ts';
import type { Speech } from '../conversation/turn.ts';
import type { KeyIdea } from '../course-material.ts';
import type { DraftSentence } from '../draft.ts';
import type { ModelDeed } from './which-deeds.ts';

/** True for the part that a model's words stand in place of. */
const isMiddle = ({ kind }: DraftSentence): boolean => kind === 'lesson' || kind === 'authored' || kind === 'reworded';

/** The embedded brain's own speech with other words in the middle; which question follows is chosen anew by what they tell. */
export function framed(deed: ModelDeed, decided: Decided, idea: KeyIdea | null, middle: readonly DraftSentence[]): Speech {
  if (deed === 'confirm') return withMiddle(speechFor(decided), middle);
  const { context } = decided;
  const explanation = idea ? { sentences: middle, idea, isOfIdea: true } : { ...context.explanation, sentences: middle, orElse: [] };
  return calmly(sayers[deed === 'say-what-is-near' ? deed : 'explain']({ ...context, explanation }), context);
}

/** The sentences of a speech that a model's words would replace. */
export const middleOf = ({ sentences }: Speech): readonly DraftSentence[] => sentences.filter(isMiddle);

/** A speech up to its last sentence of the middle, where the model has not come to its end yet. */
export function untilMiddle({ sentences }: Speech): readonly DraftSentence[] {
  return sentences.slice(0, sentences.findLastIndex(isMiddle) + 1);
}

function withMiddle(speech: Speech, middle: readonly DraftSentence[]): Speech {
  const at = speech.sentences.findIndex(isMiddle);
  const before = at < 0 ? [] : speech.sentences.slice(0, at);
  return { ...speech, sentences: [...before, ...middle, ...speech.sentences.slice(at + 1).filter((sentence) => !isMiddle(sentence))] };
}
