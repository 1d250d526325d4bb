/** Which sentences can be asked about, or offered as an answer, away from the text around them. */
import { isWholeSentence } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';

const WORDS = { least: 8, most: 28 };

/** Words that lead a sentence back to the one before it. */
export const pointsBack =
  /^(?:this|that|these|those|it|its|they|their|he|his|she|her|so|but|and|or|yet|now|then|here|there|both|such|each|another|thus|hence|however|therefore|also|instead|still|otherwise|afterwards|later|most|many|some|others?|one)\b/i;
const leadsOut = /\b(?:he|she|his|her|him|it|they|them|their|i|my|here|above|below|this|these|those)\b/i;

const leadsOutOfFacts = /\b(?:he|she|his|her|him|i|my|we|our|you|your|here|above|below|this|these|those|such|former|latter)\b/i;
const FACT_WORDS_MOST = 36;

/** A sentence that states a fact: as what stands alone, but longer, and a pronoun may point back to what it names itself. */
export const statesAlone = (sentence: string): boolean =>
  isWholeSentence(sentence) &&
  wordsOf(sentence).length >= WORDS.least &&
  wordsOf(sentence).length <= FACT_WORDS_MOST &&
  !/[“”"`?]/.test(sentence) &&
  !pointsBack.test(sentence) &&
  !leadsOutOfFacts.test(sentence);

/** A sentence without a word that points at what stands around it. */
export const saysAlone = (sentence: string): boolean =>
  isWholeSentence(sentence) && !/[“”"$`?:;]/.test(sentence) && !pointsBack.test(sentence) && !leadsOut.test(sentence);

/** What says something on its own, and is neither a scrap nor a burden. */
export const standsAlone = (sentence: string): boolean =>
  saysAlone(sentence) && wordsOf(sentence).length >= WORDS.least && wordsOf(sentence).length <= WORDS.most;
