/** What a sentence must hold to answer a question of its form: a length of time for 'how long', a day for 'when', a figure for 'how many'. */
import { plainSpelling, stemOf, wordsOf } from '../../language/words.ts';

export interface Sought {
  /** Stems of the question that such a sentence answers without saying them: the 'long' of 'how long'. */
  readonly stems: ReadonlySet<string>;
  readonly isIn: (sentence: string) => boolean;
}

const unit = /^(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?|nights?|evenings?)$/;
const hasFigure = (sentence: string): boolean => wordsOf(sentence).some((word) => /^\d/.test(word));
const lasts = (sentence: string): boolean => wordsOf(sentence).some((word, at, all) => unit.test(word) && /^\d|^a$|^an$/.test(all[at - 1] ?? ''));
const day =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|in may|1[5-9]\d\d|20\d\d)\b/;

/** A name that does not only begin the sentence. */
const names = (sentence: string): boolean => /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u.test(sentence);
const givesReason = (sentence: string): boolean => /\b(?:because|since|so that|the reason)\b|, for\b/.test(sentence);

const forms: readonly (readonly [RegExp, readonly string[], Sought['isIn']])[] = [
  [/\bhow long\b/, ['long'], lasts],
  [/\b(?:when (?:did|was|were|is|does)|(?:what|which) (?:day|date|year|month))\b/, ['day', 'date', 'year', 'month'], (text) => day.test(plainSpelling(text))],
  [/^(?:(?:so|and|but) )*who\b/, [], names],
  [/^(?:(?:so|and|but) )*(?:why|how come)\b/, [], givesReason],
  [/\bhow (?:many|much)\b/, ['many', 'much'], hasFigure],
  [/\bhow (?:old|far|tall|high|big|large|often|deep|wide|fast)\b/, ['old', 'far', 'tall', 'high', 'big', 'large', 'often', 'deep', 'wide', 'fast'], hasFigure],
];

/** Null where the form of the question does not tell. */
export function soughtBy(question: string): Sought | null {
  const plain = plainSpelling(question);
  const [, words, isIn] = forms.find(([form]) => form.test(plain)) ?? [];
  return words && isIn ? { stems: new Set(words.map((word) => stemOf(word))), isIn } : null;
}
