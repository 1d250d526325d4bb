/** What a text is by its form, whatever it says: an attempt at an answer, or something that no grade is due to. */
import { wordsOf } from '../language/words.ts';
import { isDenier, isFiller, type Term, termsOf } from './answer-terms.ts';
import { readWording } from './match-wording.ts';

/** `attempt` may be graded; the others make no point, whatever words they hold. */
export type AnswerForm = 'attempt' | 'nothing' | 'no-idea' | 'question' | 'wish' | 'echo' | 'word-list';

const opening = '(?:(?:sorry|well|um+|uh|hm+|ok(?:ay)?|so|but|honestly|actually|please|lou|hey|no|i think|i guess|maybe) )*';

/** 'I don't know', 'no clue', and what people add to it; 'I don't know why it falls, but it does' goes on to answer. */
const noIdea = new RegExp(
  `^${opening}(?:i (?:really |honestly |just |still )?(?:do not|dont|did not|didnt|cannot|cant) (?:really )?(?:know|remember|recall|understand|get)(?: (?:it|this|that|yet|what|why|how|the answer|any of (?:it|this)|anything|what to say|where to start|sorry|yet|at all))*|dunno|idk|(?:i (?:have|havent|ve|got)(?: got)? )?(?:absolutely )?(?:no|not a|zero) (?:idea|clue)(?: (?:at all|sorry|whatsoever))*|(?:i am |im )?(?:not (?:really |so )?sure|clueless|lost|stuck|confused)(?: (?:at all|sorry|about (?:it|this|that)))*|pass|skip(?: (?:it|this))?|(?:i )?give up|beats me|who knows|search me)$`,
);

const wish = new RegExp(
  `^${opening}(?:(?:can|could|may|would) (?:you|i|we) .*|(?:i want|i would like|id like|i need|lets|let us) .*|(?:give|tell|show|explain|help)(?: it| this| that)? (?:me|us|to me)\\b.*|(?:another|a|one more) (?:hint|example|clue|question)(?: please)?|hint(?: please)?|help(?: me)?|next(?: question| one)?|(?:the )?(?:answer|solution)(?: please)?)$`,
);

/** 'Is it 70 degrees?' is an attempt, 'why is it 70 degrees?' is none. */
const asksOutright = new RegExp(`^${opening}(?:what|why|how|when|where|which|who|whose)\\b`);

/** An answer of this many words or more reads as sentences; a list of terms has hardly a small word in it, or none twice. */
const LIST_WORDS = 12;
const SMALL_WORD_SHARE = 0.2;
const LONG_LIST_WORDS = 40;
const DISTINCT_SHARE = 0.94;

/** Words shared with the question from which a text that adds nothing is the question over again. */
const ECHO_SHARE = 0.6;
const ECHO_TERMS = 3;

/** The form of a text that is offered as an answer to a question. Pure; the text is read as typed, `terms` are its own. */
export function formOf(text: string, question: string, terms: readonly Term[] = termsOf(text)): AnswerForm {
  const words = wordsOf(text);
  if (words.length === 0) return 'nothing';
  const said = words.join(' ').replace(/'/g, '');
  if (noIdea.test(said)) return 'no-idea';
  if (isEcho(terms, question)) return 'echo';
  if (wish.test(said)) return 'wish';
  if (/\?\s*$/.test(text) && asksOutright.test(said)) return 'question';
  return isWordList(words) ? 'word-list' : 'attempt';
}

/** True when a text tries to answer, well or badly. */
export const isAttempt = (text: string, question: string): boolean => formOf(text, question) === 'attempt';

/** The question's words and none besides, most of them. 'The denominator' out of a choice is an answer. */
function isEcho(terms: readonly Term[], question: string): boolean {
  const asked = new Set(readWording(question).terms.map(({ stem }) => stem));
  const said = new Set(terms.map(({ stem }) => stem));
  return said.size >= ECHO_TERMS && said.size >= asked.size * ECHO_SHARE && [...said].every((stem) => asked.has(stem));
}

/** Figures, and the signs, letters and words between them, are a sum and no list: 'add 5 and 3, 5 + 3 = 8'. */
const ofSum = /^(?:(?:neg_)?\d.*|\W+|[a-z]|times|plus|minus|equals?|divided|percent|half|halves|thirds?|quarters?)$/;

function isWordList(all: readonly string[]): boolean {
  const words = all.filter((word) => !ofSum.test(word));
  if (words.length < LIST_WORDS) return false;
  const small = words.filter((word) => isFiller(word) || isDenier(word)).length;
  if (small < words.length * SMALL_WORD_SHARE) return true;
  return words.length >= LONG_LIST_WORDS && new Set(words).size >= words.length * DISTINCT_SHARE;
}
