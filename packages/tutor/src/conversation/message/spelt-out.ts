/** A message as it would be spelt out: no marks but the question mark, no contractions, no chat spelling. */
import { isCommon } from '../../language/common-words.ts';
import { kept } from '../../language/kept.ts';
import { plainSpelling, stemOf } from '../../language/words.ts';
import { wellSpelt } from './misspelt.ts';

const writtenFor: readonly (readonly [RegExp, string])[] = [
  [/\b(?:im)\b/g, 'i am'],
  [/\b(?:ive)\b/g, 'i have'],
  [/\b(?:can't|cant|cannot)\b/g, 'can not'],
  [/\b(?:won't|wont)\b/g, 'will not'],
  [/\b(?:shan't|shant)\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/\b(do|does|did|is|are|was|were|would|could|should|has|have|had|must)nt\b/g, '$1 not'],
  [/\b(what|that|who|how|where|there)s\b/g, '$1 is'],
  [/\b(s?he)s\b/g, '$1 is'],
  [/\b(you|they)re\b/g, '$1 are'],
  [/\b(?:let's|lets)\b/g, 'let us'],
  [/\b(he|she|it|that|there|what|who|how|where)'s (?=(?:got|been)\b)/g, '$1 has '],
  [/\b(he|she|it|that|there|here|what|who|how|where|when|why)'s\b/g, '$1 is'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\b(i|you|he|she|it|we|they)'d\b/g, '$1 would'],
  [/\bgimme\b/g, 'give me'],
  [/\blemme\b/g, 'let me'],
  [/\b(?:gonna)\b/g, 'going to'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:gotta)\b/g, 'have to'],
  [/\b(?:u)\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bi (?:not|no) (?=(?:understand|know|get|remember|see)\b)/g, 'i do not '],
  [/\b(?:pls|plz|plss)\b/g, 'please'],
  [/\b(?:y)\b(?=\s*\?)/g, 'why'],
  [/\bexplane\b/g, 'explain'],
  [/\b(?:wtf|wth|what the (?:hell|heck|fuck))(?= (?:is|are|was|does|do|did)\b)/g, 'what'],
  [/\bwdym\b/g, 'what do you mean'],
  [/\bidgi\b/g, 'i do not get it'],
  [/\btysm\b/g, 'thank you so much'],
  [/(?<=\w)(?: (?:tho|though|lol|haha+))+(?=\??$)/g, ''],
];

/** 'Noooo' is 'no' and 'goood' is 'good'; 'iii' and 'xviii' count, and nothing else than one letter is left alone. */
export const shortened = (plain: string): string =>
  plain.replace(/[a-z]+/g, (word) => {
    if (!/([a-z])\1{2}/.test(word) || /^[ivxlcdm]+$/.test(word) || /^([a-z])\1*$/.test(word)) return word;
    const doubled = word.replace(/([a-z])\1{2,}/g, '$1$1');
    return isCommon(stemOf(doubled)) ? doubled : word.replace(/([a-z])\1{2,}/g, '$1');
  });

const TEXTS_KEPT = 4_000;

/** A message in plain small letters, what is written short written out, its questions' marks kept. */
export const speltOut = kept(TEXTS_KEPT, (text) => {
  let plain = plainSpelling(text).replace(/[^a-z0-9'?]+/g, ' ');
  plain = wellSpelt(shortened(plain).trim());
  for (const [short, long] of writtenFor) plain = plain.replace(short, long);
  return plain.replace(/'/g, '').replace(/\s+/g, ' ').trim();
});

/** Signs of a program or a formula that a text spelt out loses: it is no wish then, whatever its words say. */
export const hasSigns = (text: string): boolean => /[=<>*%+^|&#{}[\]\\]|\/\//.test(text);
