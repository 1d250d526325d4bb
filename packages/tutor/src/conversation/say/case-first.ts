/** A practical lesson's explanation opens with the case, and then says what it shows. Source: decision 0038. */
import { type DraftSentence, leadIn } from '../../draft.ts';
import type { Explanation } from '../decide/explanation.ts';
import { caseAmong } from '../decide/idea-sentences.ts';
import type { Turn } from '../turn.ts';
import { phrase } from './wording/phrase.ts';

/** What explains an idea, in the order of its lesson's teaching style; anything else as it is. */
export function inOrder({ sentences, idea }: Pick<Explanation, 'sentences' | 'idea'>, turn: Turn): readonly DraftSentence[] {
  const parted = idea && caseAmong(sentences, idea, turn);
  if (!parted) return sentences;
  return [leadIn(phrase('takeCase', turn.material)), ...parted.shown, leadIn(phrase('itShows', turn.material)), ...parted.rest];
}
