/** The second question of a message is answered as well, in a sentence or two. */
import { type DraftSentence, leadIn, report } from '../../draft.ts';
import { explain } from '../decide/explanation.ts';
import { tellsOpen } from '../decide/tells-open.ts';
import { gather } from '../gather/gather.ts';
import type { SayContext } from './sayer.ts';

/** What is said to it; nothing where the message has no second question. */
export function toSecondQuestion({ turn, understanding: { second } }: Pick<SayContext, 'turn' | 'understanding'>): readonly DraftSentence[] {
  if (second === null) return [];
  const gathered = gather(second, turn);
  const said = gathered.verdict === 'found' ? firstOf(explain(gathered, { ...turn, material: { ...turn.material, text: second } }).sentences) : [];
  if (said.length === 0) return [report('To your second question I find nothing in the course.')];
  if (tellsOpen(said, turn)) return [report('Your second question leads into mine, so it has to wait.')];
  return [leadIn('And to your second question.'), ...said];
}

/** The answer itself, without what makes it clear. */
export function firstOf(sentences: readonly DraftSentence[]): readonly DraftSentence[] {
  const next = sentences.findIndex(({ goesOn }, at) => at > 0 && !goesOn);
  return next < 0 ? sentences : sentences.slice(0, next);
}
