/** What the last of Lou's questions came to that is no longer open. */
import { type DraftSentence, leadIn } from '../../draft.ts';
import { authored } from '../decide/idea-sentences.ts';
import type { Turn } from '../turn.ts';

/** The idea that was settled last, in the course's words. */
export function lastSettled(turn: Turn): readonly DraftSentence[] {
  const last = turn.material.asked?.findLast(({ came }) => came !== 'open');
  const idea = last && turn.material.keyIdeas.find(({ id }) => id === last.keyIdeaId);
  if (!last || !idea) return [];
  return [leadIn(last.earlier ? 'Last time we ended on this.' : 'The last one we settled was this.'), ...authored(idea.statement, idea, turn)];
}
