/** 'Is it A or B?': the two things that a question offers to choose from, and what they are asked of. */
import { stemOf, tellingStems, wordsOf } from '../../language/words.ts';
import { questionKindOf } from './question-kind.ts';

export interface Offered {
  /** As it was written. */
  readonly words: string;
  /** What it says and the other does not. */
  readonly stems: readonly string[];
}

export interface Choice {
  readonly offered: readonly [Offered, Offered];
  /** The telling stems of the rest of the question. */
  readonly of: readonly string[];
}

const determiner = /^(?:the|an?|at|in|on|to|with|for|from|always)$/;
/** Where what is offered ends and the question goes on: 'fast or slow at first'. */
const goesOn = /^(?:at|in|on|for|of|than|to|with|when|if|from|by|as|after|before|then|here|usually|normally)$/;
const WORDS_MOST = 3;
/** 'Right or wrong', 'good or not', 'or what': nothing of the subject is offered. */
const offersNothing = /^(?:not|no|what|something|so|nothing|anything|wrong|else|whatever|isnt|is)$/;

/** Null where the question offers no choice of two. */
export function choiceOf(question: string): Choice | null {
  const words = question
    .toLowerCase()
    .replace(/[?!.,;:“”"]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const at = words.indexOf('or');
  if (at < 2 || at !== words.lastIndexOf('or') || questionKindOf(question) !== 'whether') return null;
  const after = words.slice(at + 1);
  if (after[0] === undefined || offersNothing.test(after[0])) return null;
  const first = determiner.test(after[0]) ? 1 : 0;
  const end = after.findIndex((word, place) => place > 0 && place >= first && goesOn.test(word));
  const other = after.slice(0, Math.min(end < 0 ? after.length : end, first + WORDS_MOST));
  const opening = first === 1 ? words.lastIndexOf(after[0], at - 1) : -1;
  const one = words.slice(opening > 0 && at - opening <= WORDS_MOST + 1 ? opening : at - 1, at);
  const rest = [...words.slice(0, at - one.length), ...after.slice(other.length)].join(' ');
  const [ownOfOne, ownOfOther] = [ownStems(one, other), ownStems(other, one)];
  if (ownOfOne.length === 0 || ownOfOther.length === 0) return null;
  return { offered: [offer(one, ownOfOne), offer(other, ownOfOther)], of: tellingStems(rest) };
}

const offer = (words: readonly string[], stems: readonly string[]): Offered => ({ words: words.join(' '), stems });

/** Small words count where they are all that is offered: 'up or down'. */
function ownStems(words: readonly string[], others: readonly string[]): readonly string[] {
  const stems = stemsOf(words);
  const shared = new Set(stemsOf(others));
  const own = stems.filter((stem) => !shared.has(stem));
  const telling = new Set(tellingStems(words.join(' ')));
  return own.some((stem) => telling.has(stem)) ? own.filter((stem) => telling.has(stem)) : own;
}

const stemsOf = (words: readonly string[]): readonly string[] =>
  wordsOf(words.filter((word) => !/^(?:the|an?)$/.test(word)).join(' ')).map((word) => stemOf(word));
