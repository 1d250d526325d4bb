/**
 * What is told first and asked after a comma or a mark: '279 to 143 and it FAILED? how', 'a dealer's cars, are those current or not'.
 * Spelt out (spelt-out.ts) a message has lost those borders, so that this reads it as it was typed.
 */
import { tellingStems } from '../../language/words.ts';
import { fillers } from './fillers.ts';
import { wishIn } from './intents.ts';
import { speltOut } from './spelt-out.ts';

/** Begun only where a run of marks begins, so that a message of nothing else is read in one go. */
const phraseBorder = /(?<![,:;.!?\n])[,:;.!?\n]+(?=\s|$)/;
/** Nothing but the word that asks. */
const bareWord = /^(?:(?:but|so|and) )*(?:why|how|how come|what for|where from|since when|which one)$/;
/** 'Why not the average': nobody goes on with an answer so. */
const asksWhy = new RegExp(`^${fillers}(?:why|how come) (?:not|(?:is|are|do|does|did|can|would|should|was|were)) \\w+`);
const determined = '(?:an?|the|my|your|his|her|our|their|this|that|these|those|there|i|you|we|they|he|she|it|both|all|each|every)';
const verbFirst = new RegExp(
  `^${fillers}(?:(?:is|are|was|were|does|did|can|could|would|should|will|must) ${determined}|(?:do|have|has) (?:i|you|we|they|it|he|she)) \\w+`,
);
/** 'Is that right', 'does that make sense' only hedge what was said. */
const hedges =
  /^(?:(?:and|or|but) )*(?:is|are|does|do|did|would|was) (?:it|that|this|they|i) (?:not|right|correct|so|true|ok|okay|wrong|fine|make sense|sound right)\b/;
/** 'Is it because the parts are equal' guesses, unless it offers a choice. */
const guessesAt = new RegExp(`^${fillers}(?:is|are|was|were|does|do|would|could) (?:it|that|this|they|these|those)\\b`);
/** What is asked has a subject of its own, or is a choice. */
const STEMS_LEAST = 2;
/** Called out after what went wrong. */
const callsForHelp = /^(?:(?:please|someone|somebody|can you|ugh) )*(?:help(?: me)?(?: please)?|any ideas?|what (?:now|went wrong|did i do wrong|is wrong))$/;

/** Of a case that was told at some length less need be named: 'I paid for the year and never go, do I keep paying'. */
const ofOwnCase = new RegExp(`^${fillers}(?:do|did|can|could|should|would|will|must) (?:i|we) \\w+`);
const TOLD_LEAST = 3;

function asksByVerb(phrase: string, told: string): boolean {
  if (!verbFirst.test(phrase) || hedges.test(phrase)) return false;
  if (/ or /.test(phrase)) return true;
  const named = tellingStems(phrase).length;
  if (guessesAt.test(phrase)) return false;
  return named >= STEMS_LEAST || (named > 0 && ofOwnCase.test(phrase) && tellingStems(told).length >= TOLD_LEAST);
}

const asks = (phrase: string, told: string): boolean => asksWhy.test(phrase) || callsForHelp.test(phrase) || asksByVerb(phrase, told);

const phrasesIn = (text: string): readonly string[] =>
  text
    .split(phraseBorder)
    .map((phrase) => speltOut(phrase))
    .filter((phrase) => phrase !== '');

/** 'Why can I not do anything', 'am I stupid', 'what is wrong with me': what a low learner asks of no subject. */
export const asksOfOneself = (spelt: string): boolean =>
  /^(?:(?:so|but|and) )*(?:(?:why|how come) (?:am|do|did|can|could|does|is) (?:i|everyone|everybody)|am i)\b|\bwith me\b/.test(spelt);

/** The same of a message that also voices a feeling: what is asked in the end names a thing, and is neither a wish nor about the feeling. */
export function asksOfSubject(text: string): boolean {
  const phrases = phrasesIn(text);
  const last = phrases.at(-1) ?? '';
  return (
    asksInPhrase(text) && !asksOfOneself(last) && tellingStems(last).length > 0 && tellingStems(phrases.join(' ')).length > TOLD_LEAST && wishIn(last) === null
  );
}

/** True of a message whose last phrase asks and whose others tell. */
export function asksInPhrase(text: string): boolean {
  const phrases = phrasesIn(text);
  const last = phrases.at(-1);
  if (last === undefined || phrases.length < 2) return false;
  return (
    asks(last, phrases.slice(0, -1).join(' ')) ||
    (bareWord.test(last) && /[?!]$/.test(text.slice(0, text.toLowerCase().lastIndexOf(last.split(' ')[0] ?? '')).trimEnd()))
  );
}
