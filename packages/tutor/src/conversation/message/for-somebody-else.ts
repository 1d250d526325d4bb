/**
 * The open question in somebody else's mouth: 'a friend asked me the same question, what should I tell them', 'what would you
 * tell a child who asks this'. What is wanted is its answer, whoever is to hear it. Matched against a message spelt out
 * (spelt-out.ts), while a question is open.
 */
import { tellingStems } from '../../language/words.ts';
import { fillers } from './fillers.ts';

const somebody = '(?:(?:my|our|an?|the|some|this|that|one of my|another) (?:\\w+ ){0,2}?\\w+|someone|somebody|people|everyone|everybody|anyone|he|she|they)';
const theQuestion =
  '(?:about )?(?:this|that|it|(?:just |exactly )?(?:the|this|that) (?:very )?(?:same|question|one)(?: (?:thing|question|one))?|your question)';
const asks =
  '(?:(?:just|also|always|now|once|then|will|would|might|could|may|has|have|had|is|was|are|were|keeps?|kept|wants?|wanted|needs?|to) )*(?:ask(?:s|ed|ing)?|know|wonder(?:s|ed|ing)?|hear)';
const besides = '(?:too|as well|again|today|tomorrow|later|yesterday|right now|now|sometimes|at (?:home|school|work)|in class|in the exam|next week)';
/** Somebody asks this; 'what my friend asks about the sky' is about the sky. */
const asker = new RegExp(
  `\\b(?:if |when |in case )?(?:${somebody}(?: who| that)?|who) ${asks}(?: (?:me|us|you|him|her|them|lou))?(?: ${theQuestion})?(?: ${besides})*\\b`,
  'g',
);

const speaker = '(?:i|we|you|one|somebody|someone|he|she|they)';
const pronoun = '(?:him|her|them|it|that|this|me|us|back|then|here|now|there|yourself|myself)\\b';
const hearer = `(?:(?:(?:to|for) )?${pronoun}|(?:to|for|with) ${somebody}|(?<=(?:tell|answer) )${somebody})`;
/** 'What do I say to him', 'how would you put it to a child'. */
const sayable = new RegExp(
  `\\b(?:what|how) (?:should|shall|do|can|could|would|must|will|may|might|am|are|is) ${speaker}(?: (?:best|supposed to|going to|have to|need to|should|can))* (?:say|tell|answer|reply|write|respond|explain|put)\\b((?: ${hearer})*)`,
  'g',
);
const pointsAtIt = /\b(?:it|this|that)\b/;
const namesHearer = new RegExp(`^ (?:(?:to|for|with) )?${somebody}$`);
const joins = /\b(?:so|and|but|then|when|if|in case|who|to|for|please)\b/g;

/** True when somebody else asks the open question, or it is asked what to say to it, and nothing else is named than what the question names. */
export function asksForSomebody(spelt: string, question: string): boolean {
  const bare = spelt
    .replace(/\?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(new RegExp(`^${fillers}`), '');
  const said = [...bare.matchAll(sayable)].map(([, whom = '']) => whom);
  if (said.length === 0) return false;
  const wanted = bare.replace(sayable, ' ');
  const rest = wanted.replace(asker, ' ');
  // 'What should I say to a waiter' asks about waiters.
  if (rest === wanted && said.some((whom) => namesHearer.test(whom) && !pointsAtIt.test(whom))) return false;
  const ofQuestion = new Set(tellingStems(question));
  const left = tellingStems(rest.replace(joins, ' '));
  return left.every((stem) => ofQuestion.has(stem)) && (rest !== wanted || left.length === 0);
}
