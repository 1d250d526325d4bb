/**
 * Whether a message in which no point was seen is plainly a try at the open question all the same: it takes up the words
 * of the answer, right or wrong, or has the answer's form. Anything else costs no try, whatever it says.
 */

import type { KeyIdea } from '../../course-material.ts';
import { type Term, termsOf } from '../../grading/answer-terms.ts';
import { likenessOf, type Weighing } from '../../grading/likeness.ts';
import { goodAnswersOf, wordingsOf } from '../../idea-texts.ts';
import { isCommon } from '../../language/common-words.ts';
import { stopWords } from '../../language/stop-words.ts';
import { stemOf, tellingStems } from '../../language/words.ts';
import { ordersWork } from '../message/requests.ts';

/** What is known of an idea for telling tries from the rest. */
interface Answers {
  /** Every way in which the question is answered, well or badly, each as its terms. */
  readonly wordings: readonly (readonly Term[])[];
  /** The terms of all of them, and those that the question offers to choose from or speaks of. */
  readonly terms: readonly Term[];
  readonly stems: ReadonlySet<string>;
  /** Those of the question. */
  readonly asked: ReadonlySet<string>;
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

/** Something is said to be done: 'you have to convert them first'. What Lou is told to do is said in other verbs. */
const saysWhatToDo =
  /^(?:(?:well|so|then|i think|i guess|maybe|probably|first|because) )*(?:you|we|one) (?:(?:just|first|always|only|also) )*(?:have to|need to|must|should|would have to) (?!(?:help|tell|stop|explain|give|show|wait|go|ask|talk|hurry|leave|be|do|know|see|let)\b)\w+ (?:it|them|both|each|every|all|one|the|an?|to|by|from|with|into)\b/;
/** 'Forgetting is a curve': the subject, and what is said of it. */
const saysOfSubject =
  /^(?:(?:well|so|then|i think|i guess|maybe|probably|that) )*(?:the |an? )?(\w{3,}) (?:is|are|was|were|has|have|does|do|can|will|goes|gets|becomes|stays|depends|takes|makes) (?:not )?(?!so$|too$)\w/;
/** How one finds a thing is no answer: 'elif is a funny word', 'trees are hard to draw'. */
const findsIt =
  /\b(?:fun|cool|boring|weird|strange|annoying|nice|great|interesting|long|unfair|silly|stupid|funny|crazy|dumb|hard|easy|difficult|confusing|tricky|useless|called)(?: (?:to )?\w+)?$/;

/** A reason is given for what is said: 'it skips one, because low is no longer in it'. */
const reasonsInside = /\w (?:because|since|so that|in order to|which means) \w/;

const ofLearner = /\b(?:i|my|our|we|me)\b/;
export const speaksOfLearner = (spelt: string): boolean => ofLearner.test(spelt);

/** It opens as a statement does, of what was asked, and no question: 'it uses the hash of the key'. */
export const opensAsTry = (spelt: string): boolean =>
  answersAlone.test(spelt) ||
  givesReason.test(spelt) ||
  statesOfIt.test(spelt) ||
  saysWhatToDo.test(spelt) ||
  (reasonsInside.test(spelt) && !ofLearner.test(spelt));

/** What the question is about, and something said of it; whoever speaks of themselves beside it, or finds it so or so, says nothing of it. */
function statesOfSubject(spelt: string, { check }: KeyIdea): boolean {
  const subject = saysOfSubject.exec(spelt)?.[1];
  return subject !== undefined && !findsIt.test(spelt) && !ofLearner.test(spelt) && tellingStems(check.question).includes(stemOf(subject));
}

/**
 * It has a word of the answers, right or wrong, that the question does not have, or says of two things of the question how they
 * go together: 'trees are hard to draw' takes up one word of the question alone.
 */
export function takesUpAnswer(text: string, spelt: string, idea: KeyIdea, weighing: Weighing): boolean {
  const answers = answersTo(idea);
  const shared = sharedOf(termsOf(text), answers, weighing);
  return shared.some((term) => isAdded(term, answers)) || joinsQuestionWords(shared, spelt);
}

const JOINED_LEAST = 2;
const joinsQuestionWords = (shared: readonly Term[], spelt: string): boolean =>
  !ofLearner.test(spelt) && new Set(shared.filter(({ value, word }) => value === undefined && !isOfTalk(word)).map(({ stem }) => stem)).size >= JOINED_LEAST;

const isAdded = (term: Term, { asked, offered }: Answers): boolean => offered.has(term.stem) || !asked.has(term.stem);

/** True of a plain try. `spelt` is the text spelt out (spelt-out.ts). */
export function isPlainTry(text: string, spelt: string, idea: KeyIdea, weighing: Weighing): boolean {
  if (opensAsTry(spelt) || statesOfSubject(spelt, idea)) return true;
  const answers = answersTo(idea);
  const said = termsOf(text);
  const figures = said.filter(({ value }) => value !== undefined);
  const words = said.filter(({ value }) => value === undefined);
  const shared = sharedOf(words, answers, weighing);
  const strange = figures.some(({ value }) => !answers.figures.has(value ?? Number.NaN));
  if (ordersWork(spelt) && (shared.length < words.length || strange)) return false;
  // 'Fifty four' is a number as 54 is.
  if (figures.length > 0 && words.length === 0) return true;
  if (isWordOfLanguage(text, idea, weighing)) return true;
  if (figures.length > 0 && /\d/.test(text)) {
    if (answers.wantsFigure && words.length <= COUNTED_MOST) return true;
    const isStory = ofLearner.test(spelt) && !shared.some((term) => isAdded(term, answers));
    if (answers.figures.size > 0 && shared.length * 2 >= words.length && !isStory) return true;
  }
  if (shared.length === 0 || shared.length <= BESIDE * words.length) return false;
  if (!shared.some((term) => isAdded(term, answers))) return joinsQuestionWords(shared, spelt) && shared.some((term) => !isEveryday(term));
  const takenUp = shared.filter(({ word }) => !stopWords.has(word) && !ofAnyTalk.has(word));
  return (takenUp.length > 1 && takenUp.length >= MOST_OF_ANSWER * words.length) || isTelling(shared, answers, weighing);
}

/** Letters that English does not write: an answer that has one is asked in another language. */
const ofOtherLanguage = /[à-öø-ÿœ¿¡]/i;

/** A single word of the course where such a word, and none of English, is an answer: 'pan' is a try, right or wrong, and a word of both. */
function isWordOfLanguage(text: string, { check }: KeyIdea, weighing: Weighing): boolean {
  const wordAlone = (of: string): Term | null => {
    const [only, ...more] = termsOf(of);
    return only !== undefined && more.length === 0 && /^\p{L}+$/u.test(only.word) && !isOfTalk(only.word) ? only : null;
  };
  const said = /\?/.test(text) ? null : wordAlone(text);
  if (said === null || !weighing.knows(said.stem) || isEnglishForm(said)) return false;
  const wordings = wordingsOf(check.points);
  const isForeign = (wording: string): boolean => {
    const word = wordAlone(wording);
    return word !== null && !isCommon(word.stem);
  };
  return ofOtherLanguage.test([check.question, ...wordings].join(' ')) && wordings.some(isForeign);
}

/** 'Finished', 'going': the form of a verb that is English and nothing else. */
const isEnglishForm = ({ word, stem }: Term): boolean => /(?:ed|ing)$/.test(word) && isCommon(stem);

const isOfTalk = (word: string): boolean => stopWords.has(word) || ofAnyTalk.has(word);

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
function isTelling(shared: readonly Term[], answers: Answers, weighing: Weighing): boolean {
  const { wordings, offered } = answers;
  if (shared.some((term) => offered.has(term.stem) || (isAdded(term, answers) && !isEveryday(term)))) return true;
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
    asked: new Set(termsOf(check.question).map(({ stem }) => stem)),
    offered,
    figures,
    wantsFigure: right.some((text) => termsOf(text).some(({ value }) => value !== undefined)),
  };
  known.set(idea, answers);
  return answers;
}

const distinct = (terms: readonly Term[]): readonly Term[] => [...new Map(terms.map((term) => [`${term.word} ${term.unit ?? ''}`, term])).values()];
