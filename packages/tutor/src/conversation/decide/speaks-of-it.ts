/**
 * A message that leans on the turn before is looked up together with it. What is found then was found by those words: it answers
 * only if it speaks of what the message itself asks. 'Who invented it?' after 'What is cloture?' finds cloture, and nobody who invented it.
 */
import { isCommon } from '../../language/common-words.ts';
import { tellingStems } from '../../language/words.ts';
import { isEveryday } from '../../retrieval/asking-words.ts';
import { wordsAround } from '../../retrieval/idea-passage.ts';
import type { Gathered } from '../gather/gathered.ts';
import { fillers } from '../message/fillers.ts';
import { speltOut } from '../message/spelt-out.ts';
import { withoutChat } from '../message/without-chat.ts';
import type { Turn } from '../turn.ts';
import { isCarried } from '../understand/queries.ts';

const isFigure = /^\d/;
/** A person, a time or a place is named by what speaks of the deed, however common its word. */
const asksForWho = new RegExp(`^${fillers}(?:who|when|where)\\b`);

/**
 * Whether what was found holds one of the message's own telling words. A message that has none but
 * everyday ones, such as 'why does that exist', asks of whatever was said before.
 */
export function speaksOfIt(gathered: Gathered, { material }: Turn): boolean {
  if (gathered.misbelief || gathered.cell || gathered.sideBySide) return true;
  const own = withoutChat(material.text);
  if (!isCarried(gathered.asked, own)) return true;
  const isOwn = asksForWho.test(speltOut(own)) ? () => true : isTelling;
  const telling = tellingStems(own).filter((stem) => !isFigure.test(stem) && isOwn(stem));
  return telling.length === 0 || telling.some((stem) => stemsOf(gathered).has(stem));
}

/** The stems of what would be said, and of what its authors wrote around it. */
function stemsOf({ ideas: [idea], ideaAnswers, sentences, told, entry, definition }: Gathered): ReadonlySet<string> {
  const texts = [
    ideaAnswers && idea ? wordsAround(idea) : '',
    ...[sentences[0], told?.sentence, definition].map((found) => found?.sentence.text ?? ''),
    entry?.text ?? '',
  ];
  return new Set(tellingStems(texts.join(' ')));
}

const isTelling = (stem: string): boolean => !isCommon(stem) && !isEveryday(stem);
