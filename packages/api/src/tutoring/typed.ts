/** What somebody typed, as it is kept. */
import { socketSentences } from '@lou/contract/socket';
import { TEXT_LIMIT, TOPIC_LIMIT } from '@lou/contract/talk-limits';
import { Refused } from '@lou/domain/kernel';
import { withoutMarkup } from './without-markup.ts';

/** Trimmed, without what colours a terminal, control characters that no keyboard types (line breaks and tabs stay) and halves of characters. */
const cleaned = (typed: string): string =>
  typed
    .replace(/(?:[\p{Cc}--[\n\r\t]]\[|\u009b)[\d;?]*[A-Za-z]/gv, '')
    .replace(/[[\p{Cc}--[\n\t]]\p{Cs}]/gv, '')
    .trim();

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu;

/** Refuses TOO_LONG, EMPTY also for markup that holds nothing, which is another sentence, and NO_WORDS for pictures alone. */
function within(typed: string, longest: number, says: { readonly empty: string; readonly tooLong: string }): string {
  const text = cleaned(typed);
  if (text.length > longest) throw new Refused('TOO_LONG', says.tooLong, 'invalid');
  const left = withoutMarkup(text).replace(nothingListed, '');
  if (left === '') throw new Refused('EMPTY', text.replace(unseen, '') === '' ? says.empty : socketSentences.nothingToRead, 'invalid');
  if (onlyPictures(left)) throw new Refused('NO_WORDS', socketSentences.noWords, 'invalid');
  return text;
}

/** A list of several entries without any, and marks that point to a note or a picture that is not there. */
const nothingListed = /^(?:\s*(?:\d{1,3}[.)]|[-+*])[ \t]*(?:\n|$)){2,}$|^\[\^[^\]\s]*\]$|^!\[[^\]\s]*\]\[[^\]\s]*\]$/;

const picture = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[0-9#*]\uFE0F?\u20E3|\p{Regional_Indicator})/gu;
/** What sets a line or a word out: the marks of headings, quotations and lists, and those around a word. */
const marks = /^[ \t]*(?:#{1,6}|>+|[-+*]|\d{1,3}[.)])[ \t]+|[*_~`\s]/gm;

/** Pictures, set out or not, and no letter, figure or mark that could be meant: nothing that a tutor can read. */
function onlyPictures(text: string): boolean {
  const rest = text.replace(picture, '');
  return rest !== text && rest.replace(marks, '').replace(/[!.,…]+/g, '') === '';
}

/** A message of 1 to 4,000 characters. */
export const messageFrom = (typed: string): string => within(typed, TEXT_LIMIT, socketSentences);

/** A topic of 1 to 200 characters. */
export const topicFrom = (typed: string): string => within(typed, TOPIC_LIMIT, { empty: socketSentences.emptyTopic, tooLong: socketSentences.topicTooLong });

/** The topic that a start or a join names; undefined where it names none. Refuses as topicFrom does. */
export const topicNamed = (typed: string | undefined): string | undefined => (cleaned(typed ?? '') === '' ? undefined : topicFrom(typed ?? ''));
