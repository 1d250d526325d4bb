/**
 * Whether a message in which no point was seen is plainly a try at the open question all the same: it takes up the words
 * of the answer, right or wrong, or has the answer's form. Anything else costs no try, whatever it says.
 */

import type { KeyIdea } from '../../course-material.ts';
import { type Term, termsOf } from '../../grading/answer-terms.ts';
import { likenessOf, type Weighing } from '../../grading/likeness.ts';
import { goodAnswersOf } from '../../idea-texts.ts';
import { isCommon } from '../../language/common-words.ts';
import { stopWords } from '../../language/stop-words.ts';
import { ordersWork } from '../message/requests.ts';

/** What is known of an idea for telling tries from the rest. */
interface Answers {
  /** Every way in which the question is answered, well or badly, each as its terms. */
  readonly wordings: readonly (readonly Term[])[];
  /** The terms of all of them, and those that the question offers to choose from or speaks of. */
  readonly terms: readonly Term[];
  readonly stems: ReadonlySet<string>;
  /** The sides of a choice in the question. */
  readonly offered: ReadonlySet<string>;
  readonly figures: ReadonlySet<number>;
  readonly wantsFigure: boolean;
}

/** A message of which at most this share takes up the answer's words tries nothing. */
const BESIDE = 0.25;
/** A few everyday words make a try where they are this share of one of the answers. */
const MOST_OF_ANSWER = 0.5;
/** From here on a word is the answer's own, and not one that people only use for it. */
const OWN_WORD = 0.85;
/** So few words beside a figure are what it counts: '12 apples'. */
const COUNTED_MOST = 2;

/** Words that answer by themselves, to whatever question. */
const answersAlone =
  /^(?:(?:it|they|them|that|both|all|is|are|the|of|i think|i guess|maybe|probably|just) )*(?:yes|no|never|always|both|neither|none|nothing|nobody|everything|everybody|same)(?: (?:of )?(?:them|these|those))?$/;
/** A reason is given to what was asked. */
const givesReason = /^(?:(?:well|maybe|probably|i think|i guess|just) )*(?:because|since|cause|cos) /;
/** Something is said of what the question speaks of: 'it is too hot', 'they stay the same'. */
const statesOfIt = /^(?:(?:well|so|then|i think|i guess|maybe|probably|say|that) )*(?:it|its|they|he|she|both|these|those) \w+ \w/;

/** True of a plain try. `spelt` is the text spelt out (spelt-out.ts). */
export function isPlainTry(text: string, spelt: string, idea: KeyIdea, weighing: Weighing): boolean {
  if (answersAlone.test(spelt) || givesReason.test(spelt) || statesOfIt.test(spelt)) return true;
  const answers = answersTo(idea);
  const said = termsOf(text);
  const figures = said.filter(({ value }) => value !== undefined);
  const words = said.filter(({ value }) => value === undefined);
  const shared = sharedOf(words, answers, weighing);
  const strange = figures.some(({ value }) => !answers.figures.has(value ?? Number.NaN));
  if (ordersWork(spelt) && (shared.length < words.length || strange)) return false;
  if (figures.length > 0 && /\d/.test(text)) {
    if (words.length === 0 || (answers.wantsFigure && words.length <= COUNTED_MOST)) return true;
    if (answers.figures.size > 0 && shared.length * 2 >= words.length) return true;
  }
  if (shared.length === 0 || shared.length <= BESIDE * words.length) return false;
  const takenUp = shared.filter(({ word }) => !stopWords.has(word) && !ofAnyTalk.has(word));
  return (takenUp.length > 1 && takenUp.length >= MOST_OF_ANSWER * words.length) || isTelling(shared, answers, weighing);
}

/** So many everyday words may make a point by chance. */
const BY_CHANCE_MOST = 2;

/** True where a point or a belief was seen in no more than a word or two that everybody uses: 'finished', 'hold on, my mom is calling'. */
export function isSeenByChance(text: string, spelt: string, idea: KeyIdea, weighing: Weighing): boolean {
  if (answersAlone.test(spelt) || givesReason.test(spelt) || statesOfIt.test(spelt)) return false;
  const said = termsOf(text);
  if (said.some(({ value, word }) => value !== undefined || !/^[a-z']+$/.test(word))) return false;
  const answers = answersTo(idea);
  const shared = sharedOf(said, answers, weighing);
  return shared.length <= BY_CHANCE_MOST && !isTelling(shared, answers, weighing);
}

const isOwn = (said: Term, own: Term, weighing: Weighing): boolean => said.stem === own.stem || likenessOf(said, own, weighing) >= OWN_WORD;

/** What is said that is of the answers, each word looked up once however often it is said. */
function sharedOf(said: readonly Term[], { terms, stems }: Answers, weighing: Weighing): readonly Term[] {
  const found = new Map<string, boolean>();
  const isOfAnswers = (term: Term): boolean => stems.has(term.stem) || terms.some((own) => isOwn(term, own, weighing));
  return said.filter((term) => {
    const is = found.get(term.word) ?? isOfAnswers(term);
    found.set(term.word, is);
    return is;
  });
}

/** A word of the subject, a side of the choice, or so many everyday words that they are most of an answer. */
function isTelling(shared: readonly Term[], { wordings, offered }: Answers, weighing: Weighing): boolean {
  if (shared.some((term) => offered.has(term.stem) || !isEveryday(term))) return true;
  return wordings.some((wording) => {
    const met = wording.filter((own) => shared.some((term) => isOwn(term, own, weighing))).length;
    const isAll = met === wording.length && (met > 1 || wording.some(({ stem }) => shared.some((term) => term.stem === stem)));
    return met > 0 && (isAll || (met > 1 && met >= MOST_OF_ANSWER * wording.length));
  });
}

const isEveryday = ({ word, stem }: Term): boolean => isCommon(stem) || stopWords.has(word) || ofAnyTalk.has(word);
/** Words of order, degree and time, and of what a lesson is made of: they are no subject's own. */
const ofAnyTalk: ReadonlySet<string> = new Set(
  `more most much many few other next last first previous later earlier sooner soon ago already almost nearly perhaps maybe less least most enough ok okay fine cool great nice bad good fast slow quick slowly
quickly bit now then today tomorrow yesterday tonight not none all same every whole topic chapter section lesson page part unit course quiz hint answer question solution`.split(
    /\s+/,
  ),
);

const known = new WeakMap<KeyIdea, Answers>();

function answersTo(idea: KeyIdea): Answers {
  const before = known.get(idea);
  if (before) return before;
  const { check, misconceptions } = idea;
  const right = goodAnswersOf(check);
  const texts = [...right, check.answers.partial, check.answers.wrong, ...misconceptions.flatMap(({ belief, heardAs }) => [belief, ...heardAs])];
  const wordings = texts.map((text) => termsOf(text));
  const terms = distinct([...wordings.flat(), ...termsOf(`${check.question}\n${idea.statement}`)]);
  const sides = check.question.split(/\bor\b/i).map((side) => termsOf(side));
  const offered = new Set(sides.slice(1).flatMap((side, at) => [sides[at]?.at(-1)?.stem ?? '', side[0]?.stem ?? '']));
  const figures = new Set(terms.flatMap(({ value }) => value ?? []));
  const answers = {
    wordings,
    terms,
    stems: new Set(terms.map(({ stem }) => stem)),
    offered,
    figures,
    wantsFigure: right.some((text) => termsOf(text).some(({ value }) => value !== undefined)),
  };
  known.set(idea, answers);
  return answers;
}

const distinct = (terms: readonly Term[]): readonly Term[] => [...new Map(terms.map((term) => [`${term.word} ${term.unit ?? ''}`, term])).values()];
