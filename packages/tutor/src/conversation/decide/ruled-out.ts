/** Whether a sentence denies what a question asks: 'can Python add a number to text?' – 'Python will not add text to a number.' */
import { stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import { speltOut } from '../message/spelt-out.ts';
import { turnsQuestion } from './turns-question.ts';

/** With fewer words in common, sameness would be chance. */
const STEMS_LEAST = 2;
/** What is denied under a condition, or of some, is not denied as such. */
const isBounded =
  /\b(?:if|when|whenever|unless|until|except|only|without|although|though|sometimes|usually|often|mostly|not (?:always|all|every|just|merely|necessarily|enough|both))\b/;
const clauseBorder = /[;:,]\s|\s(?=(?:but|while|whereas|because|since)\s)/;

const link = '(?:(?:to|with|in|for|by|at|on|as|be|an?|the|\\w+ly) )*';
/** What is denied, by the words that stand for it: a deed, a thing, each of several things. */
const denials: readonly RegExp[] = [
  new RegExp(`\\b(?:can|may|must|should|will|do|does|did|is|are|was|were|has|have) (?:not|never) ${link}(\\w+)`, 'g'),
  new RegExp(`\\bnever ${link}(\\w+)`, 'g'),
  /(?<=\w )no (\w+(?: \w+)?)/g,
  /\bneither (.+)/g,
  /\b(\w+) nothing\b/g,
];
/** What need not be done is no answer to whether it can be. */
const needs = /^(?:(?:so|and|but|ok|well|then) )*(?:do|does|must|should|would) (?:\w+ ){1,4}?(?:have to|need to|need)\b|^(?:(?:so|and|but) )*must\b/;
const needNot = new RegExp(`\\b(?:need not|(?:do|does|did) not (?:have|need) to) ${link}(\\w+)`, 'g');

const ofAnybody = /^(?:(?:so|and|but|ok|well|then) )*\w+ (?:i|we|you|one|people|there|it|they) /;
const adds: ReadonlySet<string> = new Set(
  ['really', 'ever', 'any', 'anything', 'actually', 'even', 'just', 'also', 'have', 'has', 'need'].map((word) => stemOf(word)),
);

/**
 * `question` and each clause of the sentence are read spelt out (spelt-out.ts). All that is asked must stand in the
 * sentence, and what it asks first in front.
 */
export function isRuledOut(question: string, sentence: string): boolean {
  const asked = speltOut(question).replace(/\?/g, '').trim();
  if (turnsQuestion.test(asked) || isBounded.test(speltOut(sentence))) return false;
  const stems = tellingStems(asked).filter((stem) => !adds.has(stem));
  const told = wordsOf(sentence).map((word) => stemOf(word));
  if (stems.length < STEMS_LEAST || !stems.every((stem) => told.includes(stem))) return false;
  const first = told.find((stem) => stems.includes(stem));
  if (first !== stems[0] && !ofAnybody.test(asked)) return false;
  return sentence.split(clauseBorder).some((clause) => deniedIn(speltOut(clause), needs.test(asked)).some((word) => stems.includes(stemOf(word))));
}

const deniedIn = (clause: string, isNeed: boolean): readonly string[] =>
  [...denials, ...(isNeed ? [needNot] : [])].flatMap((form) => [...clause.matchAll(form)].flatMap(([, words = '']) => words.split(' ')));
