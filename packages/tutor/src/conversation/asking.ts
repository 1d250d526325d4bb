/**
 * Whether a message asks, answers, or answers with a question mark. A question is a question; 'is it because ...?' and
 * 'so the page is only one day?' are answers that are not sure of themselves. All on a message spelt out (spelt-out.ts).
 */

const fillers = '(?:(?:but|and|so|ok|okay|well|hm+|um|wait|then|also|lou|sorry|hey|please|oh|now|no) )*';
const subject = '(?:i|you|he|she|it|we|they|the|a|an|one|ones|your|his|her|its|their)';
/** 'How common it is' says something; 'how does it' asks. */
const inverts = '(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|had|may|must|much|many|long|far|often|come)';
/** Nobody answers with these: a question word, an auxiliary before its subject, a request to explain. */
const asksByForm = new RegExp(
  `^${fillers}(?:${[
    // A question word, unless a clause follows it that answers: 'when you call it', 'how he broke it'.
    `(?:what|why|when|where|who|whom)(?! ${subject}\\b)`,
    `how(?! (?:(?!${inverts} )\\w+ )?${subject}\\b)`,
    '(?:which|whose)(?! (?:i|you|he|she|it|we|they)\\b)',
    `(?:what|how|why|who|where|when) ${inverts}`,
    '(?:is|are|am|was|were|does|did|can|could|would|should|will|shall|may|do (?:i|you|we|they|the)) \\w+',
    'explain|tell me|describe|define|compare|show me|teach me|remind me',
    '(?:write|draw|make|do|fix|correct|translate|summari[sz]e|list|solve|check|find) (?:me|my|us|this|that|these)',
    'i (?:want|would like|need) to (?:know|understand|learn)|i wonder',
    'i (?:still )?do not (?:understand|get|see|know) (?:why|how|what|when|where|which|the|if|whether)',
    'i (?:(?:still|really|just) )*(?:do|did|can) not (?:really )?(?:understand|get) (?!.*\\b(?:but|because|though)\\b)\\w+',
  ].join('|')})\\b`,
);
/** A question that a clause comes before: 'If 3/5 is eaten, how much is left?'. */
const asksLater = /\b(?:how (?:much|many|long|far|often|come)|what|which|why|whose)\b.*\?$/;
/** An answer that is not sure of itself. */
const hesitates = new RegExp(
  `^${fillers}(?:is (?:it|that|this)|are (?:they|these|those)|would it be|could it be|might it be|does it)(?: (?:because|cause|since|that|just|like|maybe|not))*\\b`,
);
const hesitatesWithReason = new RegExp(`^${fillers}(?:is (?:it|that|this) |are they )?(?:maybe |just )?(?:because|cause|since|that)\\b`);

/** What a question may be about, by the word that it begins with: 'can a loop', 'does my code'. */
const determined =
  '(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|every|all|any|both|each|some|one|two|three|people|everyone|everybody|somebody|someone)';
/** Forms that only a question has, with or without its mark: the verb stands before its subject, or something is asked for. */
const asksPlainly = new RegExp(
  `^${fillers}(?:${[
    // The same without a pronoun: 'can a bad decision', 'does of mean times', 'is not that slow', 'what happens when'.
    `(?:do|did|can|could|would|should|will|shall|may|must) ${determined} \\w+ \\w+`,
    'does (?!(?:not|nothing|so|the same)\\b)\\w+ \\w+',
    `(?:is|are|was|were|do|does|did|can|could|would|should|will) not (?:${subject}|that|this|these|those|there)\\b`,
    'what (?:if|about|else|happens?|happened|comes|came|makes?|causes?|goes|kinds?|sorts?|types?)|how (?:about|come)|why (?:not|(?:\\w+ )?(?:is|are|was|were|do|does|did|can|would|should))',
    `(?:what|why|how|when|where|who|whom|which|whose)(?: \\w+){0,3}? (?:(?:do|does|did) |(?:is|are|am|was|were|can|could|would|should|will|has|have) ${subject}\\b)`,
    `(?:is|are|am|was|were|do|does|did|can|could|would|should|will|shall|may) (?:i|you|he|she|it|we|they|this|that|there)\\b`,
    'explain|tell me|show me|teach me|remind me|define|(?:write|fix|correct|translate) (?:me|my|this|it)|i (?:want|would like|need) to|i wonder|i (?:still )?do not',
  ].join('|')})`,
);

/** Something is said, and then asked without a mark: 'one goes off the paper, what do I do'. */
const asksInside =
  /\b(?:what|how|why|where|which|who|when) (?:do|does|did|should|can|could|would|will|shall|am|are) (?:i|we|you)\b|\b(?:do|did|should|can|could|would|will|shall|must|may|am) i\b/;
/** The same, where an answer might be worded so as well: 'two for loops, how slow is that', 'all the others are right, aren't they'. */
const asksAtItsEnd =
  /^(?:\w+ ){2,}(?:(?:is|are|was|were|does|do|did|can|could|must|would|will) (?:it|they|there|we|you|he|she)\b|does (?:that|this)\b|(?:so )?is (?:that|this)\b)|\b(?:what now|how come|what is different|whats the (?:catch|point|trick)|which (?:tense|word|one|verb|helper|helping verb|way|form)s?|why|right|or not|or what|is not it|are not they|who wins)$/;

/** True when a message asks, by its mark, by how it begins or by what it ends in. */
export const isQuestion = (spelt: string): boolean => /\?$/.test(spelt) || asksByForm.test(spelt) || asksInside.test(spelt) || asksAtItsEnd.test(spelt);

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
  if (hesitatesWithReason.test(spelt)) return 'hesitant';
  const bare = spelt.replace(/[\s?]+$/, '');
  if (hesitates.test(bare)) return 'unsure';
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
const leansHard = /^(?:(?:and|but|so|ok|then) )*(?:why|how|how so|how come|why not|why is that|really|since when|what for|which one|who|when|where|what)\??$/;
const leansSoftly =
  /^(?:(?:and|but|so) )+|^(?:what|how) about\b|^what if\b|\b(?:it|they|them|those|these|that|this|the same|the other|the first|the second|the last)\b/;

/** 'Why?' and its like, with nothing of their own. */
export const isBareQuestion = (spelt: string): boolean => leansHard.test(spelt);

/** True when a message cannot be understood without the turn before it. `telling` is how many telling words it has. */
export const leansOnBefore = (spelt: string, telling: number): boolean => leansHard.test(spelt) || telling === 0 || (telling <= 3 && leansSoftly.test(spelt));
