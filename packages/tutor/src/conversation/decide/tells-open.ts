/** Whether what would be said tells the open question's answer. */
import { givesAway } from '../../checks/leak.ts';
import type { DraftSentence } from '../../draft.ts';
import { keeping } from '../keeping.ts';
import type { Turn } from '../turn.ts';

/** Whether sentences, each after those before it, tell the open question's answer. */
export function tellsOpen(sentences: readonly DraftSentence[], turn: Turn): boolean {
  const { openIdea } = turn;
  if (!openIdea) return false;
  const kept = keeping(openIdea, turn);
  const before = (at: number) =>
    sentences
      .slice(0, at)
      .map(({ text }) => text)
      .join('\n');
  return sentences.some((sentence, at) => givesAway(sentence, kept, before(at)));
}

/** Those of several sentences that can be said one after the other without telling it; what goes on from one that cannot falls with it. */
export function untold(sentences: readonly DraftSentence[], turn: Turn): readonly DraftSentence[] {
  const said: DraftSentence[] = [];
  let fell = false;
  for (const sentence of sentences) {
    fell = (fell && sentence.goesOn === true) || tellsOpen([...said, sentence], turn);
    if (!fell) said.push(sentence);
  }
  return said;
}
