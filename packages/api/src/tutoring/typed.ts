/** What somebody typed, as it is kept. */
import { socketSentences } from '@lou/contract/socket';
import { TEXT_LIMIT, TOPIC_LIMIT } from '@lou/contract/talk-limits';
import { Refused } from '@lou/domain/kernel';
import { withoutMarkup } from './without-markup.ts';

/** Trimmed, without what colours a terminal, control characters that no keyboard types (line breaks and tabs stay) and halves of characters. */
const cleaned = (typed: string): string =>
  typed
    .replace(/[\p{Cc}--[\n\r\t]]\[[\d;?]*[A-Za-z]/gv, '')
    .replace(/[[\p{Cc}--[\n\t]]\p{Cs}]/gv, '')
    .trim();

/** Refuses TOO_LONG, and EMPTY also for markup that holds nothing. */
function within(typed: string, longest: number, says: { readonly empty: string; readonly tooLong: string }): string {
  const text = cleaned(typed);
  if (text.length > longest) throw new Refused('TOO_LONG', says.tooLong, 'invalid');
  if (withoutMarkup(text) === '') throw new Refused('EMPTY', says.empty, 'invalid');
  return text;
}

/** Pictures and no letter, figure or mark that could be meant: nothing that a tutor can read. */
const onlyPictures = (text: string): boolean =>
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator}|\s)+$/u.test(withoutMarkup(text));

/** A message of 1 to 4,000 characters. Refuses NO_WORDS for one of emoji alone. */
export function messageFrom(typed: string): string {
  const text = within(typed, TEXT_LIMIT, socketSentences);
  if (onlyPictures(text)) throw new Refused('NO_WORDS', socketSentences.noWords, 'invalid');
  return text;
}

/** A topic of 1 to 200 characters. */
export const topicFrom = (typed: string): string => within(typed, TOPIC_LIMIT, { empty: socketSentences.emptyTopic, tooLong: socketSentences.topicTooLong });

/** What a client calls a session that it joins: cut where it is too long, undefined where there is nothing. */
export const topicHint = (typed: string | undefined): string | undefined =>
  cleaned(typed ?? '')
    .slice(0, TOPIC_LIMIT)
    .toWellFormed() || undefined;
