/**
 * Whether a message asks, answers, or answers with a question mark. A question is a question; 'is it because ...?' and
 * 'so the page is only one day?' are answers that are not sure of themselves. All on a message spelt out (spelt-out.ts).
 */

import * as forms from './asking-forms.ts';
import { fillers } from './fillers.ts';

const opening = (says: readonly string[]): RegExp => new RegExp(`^${fillers}(?:${says.join('|')})\\b`);
const asksByForm = opening(forms.asksByForm);
const asksPlainly = new RegExp(`^${fillers}(?:${forms.asksPlainly.join('|')})`);
const asksInside = new RegExp(`\\b(?:${forms.asksInside.join('|')})`);
const asksAtItsEnd = new RegExp(forms.asksAtItsEnd.join('|'));
const asksForReason = opening(forms.asksForReason);
const asksLast = new RegExp(forms.asksLast.join('|'));
const reportsQuestion = new RegExp(forms.reportsQuestion.join('|'));
const asksForOneself = opening([forms.asksForOneself]);
const knowsOrSays =
  /\b(?:know|knows|see|sees|say|says|tell|tells|show|shows|means|understand|depends|decide|decides|find|mean|asks?) (?:\w+ )?(?:what|which|where|how|who)\b/;
/** A question that a clause comes before: 'If 3/5 is eaten, how much is left?'. */
const asksLater = /\b(?:how (?:much|many|long|far|often|come)|what|which|why|whose)\b.*\?$/;
/** An answer that is not sure of itself. */
const hesitates = new RegExp(
  `^${fillers}(?:is (?:it|that|this)(?! about (?!\\d))|are (?:they|these|those)|would it be|could it be|might it be|does it)(?: (?:because|cause|since|that|just|like|maybe|not))*\\b`,
);
const hesitatesWithReason = new RegExp(`^${fillers}(?:is (?:it|that|this) |are they )?(?:maybe |just )?(?:because|cause|since|that)\\b`);

/** A statement is put, and nothing is guessed. */
const asksIfTrue = new RegExp(`^${fillers}is it (?:really |actually |even )?(?:true|a fact|the case) that\\b`);

/** True when a message asks, by its mark, by how it begins or by what it ends in. */
export const isQuestion = (spelt: string): boolean =>
  /\?$/.test(spelt) || asksByForm.test(spelt) || asksInside.test(spelt) || asksAtItsEnd.test(spelt) || asksForReason.test(spelt) || putsItLast(spelt);

/** The word that asks comes late, and no 'it shows which part' is about. */
const putsItLast = (spelt: string): boolean => asksLast.test(bareOf(spelt)) && !knowsOrSays.test(spelt);
const bareOf = (spelt: string): string => spelt.replace(/[\s?]+$/, '');

export type Asking =
  /** It states. */
  | 'no'
  /** It asks, and what it mentions is no answer. */
  | 'outright'
  /** 'Is it F?', 'how many parts you have': an answer if it makes one of the points. */
  | 'unsure'
  /** 'Is it because ...?', 'so the page is one day?': an answer with a question mark. */
  | 'hesitant';

/** 'Which is at her eye level', after half an answer, is the other half. */
const goesOnFrom = /^(?:and |so |but )?(?:which|where) (?:is|are|was|were|has|have|\w+s)\b[^?]*$/;

/** How a message asks; `afterPart` says that it follows half an answer. */
export function askingOf(spelt: string, afterPart = false): Asking {
  if (afterPart && goesOnFrom.test(spelt)) return 'unsure';
  if (!isQuestion(spelt)) return 'no';
  if (asksForReason.test(spelt)) return 'outright';
  if (hesitatesWithReason.test(spelt)) return 'hesitant';
  if (reportsQuestion.test(spelt) && !asksByForm.test(spelt)) return /\?$/.test(spelt) || asksForOneself.test(spelt) ? 'unsure' : 'hesitant';
  const bare = bareOf(spelt);
  if (asksIfTrue.test(bare)) return 'outright';
  if (hesitates.test(bare)) return 'unsure';
  if (putsItLast(spelt)) return 'outright';
  if (asksInside.test(spelt)) return 'outright';
  if (asksByForm.test(spelt) || asksLater.test(spelt)) return /\?$/.test(spelt) || asksPlainly.test(spelt) ? 'outright' : 'unsure';
  return asksAtItsEnd.test(bare) ? 'unsure' : 'hesitant';
}

/** 'Is it X?', 'would it be X?': the form in which a guess is made. */
export const guessesAloud = (spelt: string): boolean => hesitates.test(spelt.replace(/[\s?]+$/, ''));

export const opensWithQuestionWord = (spelt: string): boolean => questionWord.test(spelt);
const questionWord = new RegExp(`^${fillers}(?:what|why|how|when|where|which|who|whose|whom)\\b`);

/** Something is said first, and then asked: 'ok in english: what does print do'. */
export const endsAsking = (clauses: readonly string[]): boolean => {
  const last = clauses.at(-1) ?? '';
  return clauses.length > 1 && last.split(' ').length > 2 && askingOf(last) === 'outright';
};

/** Words that lean on what was said before: 'and why?', 'what about thirds?', 'how does it work?'. */
const leansHard =
  /^(?:(?:and|but|so|ok|then) )*(?:why|how|how so|how come|why not|why is that|really|since when|what for|which one|who|when|where|what|how (?:do|can|would|should) (?:i|you|we) (?:know|tell|see)(?: (?:that|this|it))?)\??$/;
const leansSoftly =
  /^(?:(?:and|but|so) )+(?!(?:is|are|was|were|do|does|did|can|could|must|should|will|would|may|has|have) (?:an?|the|my|our|your|every|each|all) \w)|^(?:what|how) about\b|^what if\b|^(?:can|could|must|may|should) there be\b|^are there (?:any )?(?:more|others?|two|several|many)\b|\b(?:instead|otherwise|it|they|them|those|these|that|this|the same|the other|the first|the second|the last)\b/;

/** From so many telling words on a message says itself what its 'it' is: 'could i sell it for the number that stands there'. */
export const STANDS_ALONE = 3;

/** 'Why?' and its like, with nothing of their own. */
export const isBareQuestion = (spelt: string): boolean => leansHard.test(spelt);

/** True when a message cannot be understood without the turn before it. `telling` is how many telling words it has. */
export const leansOnBefore = (spelt: string, telling: number): boolean =>
  leansHard.test(spelt) || telling === 0 || (telling <= STANDS_ALONE && leansSoftly.test(spelt));

const conclusions = [
  new RegExp(
    `^${fillers}so (?:(?:basically|that means|this means|it means|you mean|you are saying|in other words) )?(?:that )?(.+?)(?: (?:then|right|correct|yes))*\\??$`,
  ),
  new RegExp(`^${fillers}(.+?) (?:right|correct|is that (?:right|so|true|correct)|is not it|are not they|does not it|do not they)\\??$`),
];
const opensAsking = new RegExp(
  `^${fillers}(?:what|why|how|when|where|which|who|whose|is|are|was|were|do|does|did|can|could|will|would|should|may|must|has|have)\\b`,
);

/** What is put as so and wants a yes or a no: 'so the bottom stays the same then', 'it keeps its name, right?'. Null where nothing is. */
export function concluded(spelt: string): string | null {
  const said = conclusions.map((form) => form.exec(spelt)?.[1]).find((found) => found !== undefined);
  return said === undefined || opensAsking.test(said) ? null : said;
}
