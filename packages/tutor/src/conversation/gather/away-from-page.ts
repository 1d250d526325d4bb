/** Which sentences of a lesson can be said away from their page. */
import { plantsOrders } from '../../checks/inner-workings.ts';
import { isWholeSentence } from '../../language/sentences.ts';
import { type FoundSentence, sentencesIn } from '../../retrieval/best-sentences.ts';

/** Shorter ones are headings in disguise, or steps that make no sense alone. */
const SENTENCE_WORDS_LEAST = 6;
/** A sentence that opens with one of these hangs on the one before it. */
const hangs =
  /^["“(]?(?:it|its|they|them|their|this|that|these|those|so|but|and|then|there|he|she|his|her|here|such|both|neither|now|instead|otherwise|or|yet|still|for example|for this|in return)\b/i;
/** Whether a sentence begins with what only the one before it says. */
export const hangsOnBefore = (text: string): boolean => hangs.test(text);

/** What people say is no word of the lesson's, until the sentence after it says how it is. */
const reportsOthers =
  /^["“].*["”],? (?:\w+ )?(?:people|they|many|some|most|everybody) (?:say|says|think|believe)\b|\b(?:people|many|some|most) (?:like to |often |will )?(?:say|think|believe)\b[^.]*["“]/i;
/** Words for the page, which make no sense away from it. */
const pointsAtPage = /\b(?:picture|drawing|figure|(?:below|above)(?! (?:\d|zero|one|a half|it)\b)|look at|the table|this rule|take this one)\b/i;

/** A quotation that begins or ends in another sentence leaves half of its marks. */
const hasHalfQuote = (text: string): boolean =>
  (text.match(/"/g) ?? []).length % 2 === 1 || (text.match(/“/g) ?? []).length !== (text.match(/”/g) ?? []).length;

const canBeSaid = (text: string): boolean =>
  !hasHalfQuote(text) &&
  !reportsOthers.test(text) &&
  isWholeSentence(text) &&
  text.split(/\s+/).length >= SENTENCE_WORDS_LEAST &&
  !/[?:]["”]?$/.test(text) &&
  !pointsAtPage.test(text) &&
  !plantsOrders(text);

/** Whether a sentence can be said away from its page by itself. */
export const standsByItself = (text: string): boolean => canBeSaid(text) && !hangs.test(text);

/** A sentence as it can be said, with the one before it where it hangs on that; nothing where it makes no sense alone. */
export function awayFromPage(found: FoundSentence): readonly FoundSentence[] {
  if (!canBeSaid(found.sentence.text)) return [];
  if (!hangs.test(found.sentence.text)) return [found];
  const before = sentencesIn(found.passage)[found.index - 1]?.sentence;
  const together = before && found.sentence.start - (before.start + before.text.length) <= 2;
  return before && together && canBeSaid(before.text) && !hangs.test(before.text) ? [{ ...found, sentence: before, index: found.index - 1 }, found] : [];
}
