/** 'How do you say the bill?', 'what does triste mean?': a phrase and its translation, as lessons and glossaries set them side by side. */

import { isCommon } from '../../language/common-words.ts';
import { plainSpelling, stemOf } from '../../language/words.ts';
import { isEveryday } from '../../retrieval/asking-words.ts';
import { type FoundSentence, sentencesIn } from '../../retrieval/best-sentences.ts';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import type { Library } from '../../retrieval/library.ts';

type Passages = Pick<Library, 'passagesOf'>;

const language = '(?: in (?:spanish|french|german|italian|it))?';
const asksForPhrase = [
  new RegExp(`\\bhow (?:do|would|can|could|should|to) ?(?:you|i|we|one|they)? (?:say|tell them|call) (.+?)${language}$`),
  /\bwhat (?:is|s) (.+?) in (?:spanish|french|german|italian)$/,
  new RegExp(`\\b(?:word|phrase|spanish|french) for (.+?)${language}$`),
];
const asksForMeaning = /\bwhat (?:does|do|s|is) (.+?)(?: mean| in english)(?: (?:again|then|in english))*$/;
const MARK = '[,.;:!?)”"]';
/** The stretch since the last mark, without the small words that every English one has. */
const NOT_ENGLISH = `(?:^|${MARK} |[“"¿¡])(?!(?:[^,.;:!?]* )?(?:i|am|is|are|the|an?|and|you|he|she|it|of|to|in|with)\\b)[a-z][a-z' ¿¡]*`;
const GLOSS = `["“]?[a-z][a-z' ]{1,40}${MARK}`;

/** The sentence or entry in which the course itself gives the translation asked for; null where it gives none. */
export function phrasePair(question: string, courseIds: readonly string[], library: Passages): FoundSentence | null {
  const plain = tidy(question);
  const english = asksForPhrase.map((form) => form.exec(plain)?.[1]).find((phrase) => phrase !== undefined);
  if (english !== undefined) return saying(english.replace(/^(?:the word|that|hi,) /, ''), courseIds, library);
  const foreign = asksForMeaning.exec(plain)?.[1];
  const isEnglish = foreign?.split(' ').every((word) => isCommon(stemOf(word)) || isEveryday(stemOf(word))) ?? true;
  return foreign === undefined || isEnglish ? null : sentenceWith(new RegExp(`(?:^|[\\s“"¿¡])${escaped(foreign)}, ${GLOSS}`), courseIds, library);
}

/** The entry whose meaning begins with the English phrase; else the sentence that sets the phrase after its translation. */
function saying(english: string, courseIds: readonly string[], library: Passages): FoundSentence | null {
  const bare = english.replace(/^(?:an?|the|to) /, '');
  const means = new RegExp(`^(?:an? |the |to )?${escaped(bare)}(?:${MARK}|$)`);
  for (const passage of courseIds.flatMap((id) => library.passagesOf(id))) {
    if (!isGlossary(passage) || !means.test(tidy(passage.text.slice(passage.text.indexOf(':') + 1), true))) continue;
    return { passage, sentence: { text: passage.text, start: 0 }, index: 0, score: 1, holds: 1 };
  }
  return sentenceWith(new RegExp(`${NOT_ENGLISH}, (?:an? |the |to )?["“]?${escaped(bare)}${MARK}`), courseIds, library);
}

function sentenceWith(pair: RegExp, courseIds: readonly string[], library: Passages): FoundSentence | null {
  for (const passage of courseIds.flatMap((id) => library.passagesOf(id))) {
    if (isGlossary(passage)) continue;
    const index = sentencesIn(passage).findIndex(({ sentence }) => pair.test(tidy(sentence.text, true)));
    const sentence = sentencesIn(passage)[index]?.sentence;
    if (sentence) return { passage, sentence, index, score: 1, holds: 1 };
  }
  return null;
}

/** One spelling, and in a question no marks: 'I'm tired' is 'i am tired'. */
function tidy(text: string, keepsMarks = false): string {
  const plain = plainSpelling(text)
    .replace(/\bi'?m\b/g, 'i am')
    .replace(/\bwhats\b/g, 'what is');
  return (keepsMarks ? plain : plain.replace(/[^a-z0-9' -]/g, ' ')).replace(/\s+/g, ' ').trim();
}

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
