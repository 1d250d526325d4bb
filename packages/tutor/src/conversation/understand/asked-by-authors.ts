/** A message that is a question whose answer somebody wrote down: word for word, in nearly its words, or nearer to it than to anything else. */
import { askedInWords } from '../gather/asked-in-words.ts';
import { type AskedNearby, askedNearest, askedOf, askedVerbatim } from '../gather/asked-nearby.ts';
import { gather } from '../gather/gather.ts';
import type { Heard } from './heard.ts';

/**
 * Before everything else: whoever wrote it down knew what it asks. What makes a point of the open question is a try, where it only names things;
 * in a talk about an item of the knowledge base the item comes first, and what a term means before a sentence that has the term.
 */
export function askedInTheseWords({ text, turn, makesSense, isAsked }: Heard): AskedNearby | null {
  const { shelf, keyIdeas } = turn.material;
  const asked = shelf || (makesSense && !isAsked) ? null : askedVerbatim(text, keyIdeas);
  return asked?.detail.asks === undefined && asked && gather(text, turn).entry !== null ? null : asked;
}

/** What makes a point of the open question is that question only word for word; what the glossary says of a term comes before it. */
export function askedOfTeacher({ text, turn, makesSense, isAsked }: Heard): AskedNearby | null {
  const { keyIdeas, shelf } = turn.material;
  const found = shelf ? null : askedInWords(text, keyIdeas);
  if (!found?.isSure || (found.likeness < VERBATIM && ((makesSense && !isAsked) || gather(text, turn).entry !== null))) return null;
  return found.asked;
}
const VERBATIM = 0.95;

/** With a question's mark, and no point of the open question in it: 'and the party? that is a place too'. */
export function askedNearly({ text, turn, makesSense }: Heard): AskedNearby | null {
  const { keyIdeas, shelf, section } = turn.material;
  const found = shelf || makesSense || !text.includes('?') ? null : askedNearest(text, keyIdeas, section?.id, gather(text, turn).likeness);
  return found && askedOf(found);
}
