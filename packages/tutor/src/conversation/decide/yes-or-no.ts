/** 'Does depreciation move cash?': a yes or a no, where the sentence that answers decides it beyond doubt. */
import { type Term, termsOf } from '../../grading/answer-terms.ts';
import { stemOf, tellingStems } from '../../language/words.ts';
import { kindOf } from '../message/question-kind.ts';
import { speltOut } from '../message/spelt-out.ts';

/** A question that denies already, or that offers a choice, has no plain yes. */
const isTwisted = /\b(?:not|never|no|nor|or)\b/;
/** What holds under a condition, within bounds or of some is neither affirmed nor denied as such. */
const isBounded =
  /\b(?:only|if|when|whenever|unless|until|while|where|except|but|although|though|always|never|often|sometimes|usually|mostly|rarely|may|might|some|most|many|few|every|each|all|any|both|least)\b/;
/** With fewer words in common, sameness would be chance. */
const TERMS_LEAST = 2;
/** So many words more may stand before and between those of the question. */
const MORE_WORDS = 1;

/**
 * Whether a sentence affirms or denies what a question asks: its first clause says the question's own words in their order
 * and next to nothing else, under no condition. Null wherever that is not certain.
 */
export function decides(question: string, sentence: string): 'yes' | 'no' | null {
  const spelt = speltOut(question).replace(/\?/g, '');
  if (isRuledOut(spelt, speltOut(sentence))) return 'no';
  if (kindOf(question) !== 'whether' || isTwisted.test(spelt) || isBounded.test(spelt)) return null;
  const [clause = ''] = sentence.split(/[;:,.]\s/);
  if (isBounded.test(speltOut(clause))) return null;
  const asked = termsOf(spelt);
  const held = asked.length < TERMS_LEAST ? null : inOrder(asked, termsOf(clause));
  if (!held) return null;
  const [last, ...before] = [...held].reverse();
  if (before.some(({ denied }) => denied) && !last?.denied) return null;
  return last?.denied ? 'no' : 'yes';
}

/** The terms of the sentence that are the question's, one after the other; null where one is missing or too much stands between. */
function inOrder(asked: readonly Term[], told: readonly Term[]): readonly Term[] | null {
  const held: Term[] = [];
  let from = 0;
  let more = 0;
  for (const { stem } of asked) {
    const at = told.findIndex((term, place) => place >= from && term.stem === stem);
    const term = told[at];
    if (!term || term.clause !== told[0]?.clause) return null;
    more += at - from;
    held.push(term);
    from = at + 1;
  }
  return more <= MORE_WORDS ? held : null;
}

const asksAlways = /\b(?:always|every time|all|every)\b/;
const notAlways = /\bnot (?:always|every|all)\b/;
const asksAble = /^(?:(?:so|and|but|ok|well) )*(?:can|could|may|must|should) /;
const isUnable = /\b(?:can|may|must|should) (?:not|never) (?:\w+ly )?(\w+)/g;
const turnsMeaning = /\b(?:not|never|no|nor|or|without|if|unless|only)\b/;

/** 'Is it always ...?' where it is 'not always' so, 'can they ...?' where they 'cannot': of a sentence that holds all that is asked. */
function isRuledOut(asked: string, told: string): boolean {
  if (kindOf(asked) !== 'whether' || turnsMeaning.test(asked)) return false;
  const inSentence = new Set(tellingStems(told));
  const stems = tellingStems(asked).filter((stem) => !isAlways.has(stem));
  if (stems.length < TERMS_LEAST || !stems.every((stem) => inSentence.has(stem))) return false;
  if (asksAlways.test(asked)) return notAlways.test(told);
  return asksAble.test(asked) && [...told.matchAll(isUnable)].some(([, verb = '']) => stems.includes(stemOf(verb)));
}

const isAlways: ReadonlySet<string> = new Set(['always', 'every', 'time', 'all', 'just'].map(stemOf));
