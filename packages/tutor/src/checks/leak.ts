/** Nothing of an open item's answer is said below the solution level. Source: lou.md 'A turn', steps 5 and 7. */

import type { KeyIdea } from '../course-material.ts';
import type { Citation, DraftSentence } from '../draft.ts';
import { termsOf } from '../grading/answer-terms.ts';
import { gradeAnswer } from '../grading/grade-answer.ts';
import { matchWording, readAnswer, type Weighing, type WordingMatch } from '../grading/match-wording.ts';
import { askedBy } from '../grading/question-words.ts';
import { waysToSay } from '../idea-texts.ts';
import { kept } from '../language/kept.ts';
import { tellingStems } from '../language/words.ts';
import { isGlossary } from '../retrieval/is-glossary.ts';
import { holdsBareAnswer } from './bare-answers.ts';
import { isInTheirWords } from './their-words.ts';
import { ANY_TEXT, DEFINITION, type HeldLeast, holdsOwnWords, holdsWordsOf } from './words-told.ts';

/** From this strength on a text says what the point says. Measured on our hints, of which 2 in 100 reach it. */
const POINT_TOLD = 0.6;
/** Another wording of a point is told when nearly all of it is there and it has this many telling words. */
const WORDING_TOLD = 0.85;
const WORDING_TERMS = 2;
/** The idea's own texts tell a point from this strength of any of its wordings on: a little above what an answer needs. */
const POINT_TOUCHED = 0.55;
/** A question that holds this share of the open one's telling stems asks the same. */
export const SAME_QUESTION = 0.7;

/** An answer that is not to be told. */
export interface KeptAnswer {
  readonly idea: KeyIdea;
  /** The sentence of the lesson that it rests on. */
  readonly source: Citation | null;
  /** Points that the learner has made. */
  readonly saidAlready: ReadonlySet<string>;
  /** What the learner wrote since it was asked: what is said to be theirs is looked for in it. */
  readonly written: string;
  readonly weighing: Weighing;
  /**
   * The learner named a word of the answer, or asked 'how so?', after the question's own case or what something means: then nothing
   * is said in which an answer's grader would see a point.
   */
  readonly strictly?: boolean;
  /**
   * The learner asked after the very idea, in whatever words: then everything that is said is held to what its own
   * texts are held to, and what a term of the question means to the grader's eye.
   */
  readonly isAskedAfter?: boolean;
  /** The learner asked what something means that the open question may be answered by: what is said is held to the same measure, also an entry. */
  readonly asksMeaning?: boolean;
  /** The open question asks what a term means, and the learner asked the same: no entry of it is said. */
  readonly asksDefinition?: boolean;
}

/**
 * True when a sentence, after what was said before it, tells a point that the learner has not made. What speaks of the
 * very idea is held to the stricter measure: its statements tell, and its other texts tell a point as soon as an answer
 * in their words would be seen to make it.
 */
export function givesAway(sentence: DraftSentence, kept: KeptAnswer, saidBefore = ''): boolean {
  const { idea, source, saidAlready, written, weighing } = kept;
  if (sentence.alreadySaid) return !isInTheirWords(sentence.text, written, idea.check.question, weighing);
  if (sentence.kind === 'talk' || sentence.kind === 'report' || sentence.text === idea.check.question) return false;
  if (sentence.kind === 'question' && (isPartOf(sentence.text, idea.check.question) || isWrittenPart(sentence.text, idea))) return false;
  const isStrict = kept.strictly || (kept.isAskedAfter && !sentence.defines && isDefinition(sentence));
  if (isStrict && states(sentence) && answersPoint(sentence.text, kept)) return true;
  if (kept.asksDefinition && isDefinition(sentence)) return true;
  if (sentence.defines && !kept.asksMeaning) return definesAnswer(sentence.text, kept);
  const isHint = sentence.level !== undefined;
  if (!isHint && isStatementOf(sentence, idea, source)) return true;
  // What asks states nothing: only what it presumes can tell.
  const isOwn =
    !isHint &&
    sentence.kind !== 'question' &&
    (kept.isAskedAfter || kept.asksMeaning || sentence.ofIdea === idea.id || sentence.citations.some(({ passageId }) => passageId === source?.passageId));
  const tells = isOwn ? pointsTouched : pointsTold;
  if ([sentence.text, `${saidBefore}\n${sentence.text}`].some((text) => tells(text, idea.check, weighing, saidAlready).length > 0)) return true;
  if (!states(sentence)) return false;
  const asked = askedBy(idea.check.question);
  const withLast = `${lastLineOf(saidBefore)}\n${sentence.text}`;
  return holdsBareAnswer(sentence.text, idea.check, saidAlready, weighing) || [sentence.text, withLast].some((text) => wordsTold(text, kept, asked, ANY_TEXT));
}

/** The question for a single point, which its authors wrote so that it tells none (point-questions.test.ts). */
const isWrittenPart = (text: string, { check }: KeyIdea): boolean => check.points.some(({ asks }) => asks === text);

/** What comes from the notes or a lesson and is no hint of theirs. */
const states = ({ kind, level }: DraftSentence): boolean =>
  level === undefined && (kind === 'lesson' || kind === 'authored' || kind === 'reworded' || kind === 'worked');

const isDefinition = ({ citations }: DraftSentence): boolean => citations.some(({ passageId }) => isGlossary({ id: passageId }));

/** What a term means may be asked at any time; where the very idea is asked after, it may not be the whole of the answer. */
function definesAnswer(text: string, kept: KeptAnswer): boolean {
  const { idea, written, weighing, isAskedAfter } = kept;
  const known = new Set([...askedBy(idea.check.question), ...termsOf(written).map(({ stem }) => stem)]);
  return wordsTold(text, kept, known, DEFINITION) || (isAskedAfter === true && gradeAnswer(idea.check, [], text, weighing).settled);
}

/** Whether a text, given as an answer, would be seen to make a point that the learner has not made. */
const answersPoint = (text: string, { idea, saidAlready, weighing }: KeptAnswer): boolean =>
  gradeAnswer(idea.check, [], text, weighing).pointsSeen.some((id) => !saidAlready.has(id));

const lastLineOf = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** True when a text holds the words of a point that the learner has not made. */
function wordsTold(text: string, { idea, saidAlready, weighing }: KeptAnswer, known: ReadonlySet<string>, least: HeldLeast): boolean {
  return idea.check.points.some(
    (point) => !saidAlready.has(point.id) && waysToSay(point).some((wording) => holdsWordsOf(text, wording, known, weighing, least)),
  );
}

/**
 * The points of a check question that a text tells, but for those that the learner has said already. A wording with figures
 * is told by a text that has one of them: what is said of another case, or of none, leaves this one to be worked out.
 */
export function pointsTold(text: string, check: KeyIdea['check'], weighing: Weighing, saidAlready: ReadonlySet<string> = new Set()): readonly string[] {
  const figures = figuresIn(text);
  const hasOneOf = (wanted: ReadonlySet<number>) => wanted.size === 0 || [...wanted].some((value) => figures.has(value));
  return told(
    text,
    check,
    weighing,
    saidAlready,
    (match, wording) => match.terms >= WORDING_TERMS && match.strength >= WORDING_TOLD && hasOneOf(figuresIn(wording)),
  );
}

const TEXTS_KEPT = 2_000;
/** A reply is held against the points of every idea that may be asked about next. */
const REPLIES_KEPT = 20;
const REPLY_CHARACTERS = 4_000;
const figuresIn = kept<ReadonlySet<number>>(TEXTS_KEPT, (text) => new Set(termsOf(text).flatMap(({ value }) => value ?? [])));
const stemsIn = kept<ReadonlySet<string>>(TEXTS_KEPT, (text) => new Set(termsOf(text).map(({ stem }) => stem)));
const replyRead = kept(REPLIES_KEPT, readAnswer, REPLY_CHARACTERS);

/** The points that a text comes near to: an answer in its words would be seen to make them, or it has all words of theirs that the question lacks. */
export function pointsNear(text: string, check: KeyIdea['check'], weighing: Weighing): readonly string[] {
  const touched = pointsTouched(text, check, weighing, new Set());
  const asked = askedBy(check.question);
  return check.points.flatMap(({ id, says }) => (touched.includes(id) || holdsOwnWords(text, says, asked, weighing) ? [id] : []));
}

function pointsTouched(text: string, check: KeyIdea['check'], weighing: Weighing, saidAlready: ReadonlySet<string>): readonly string[] {
  return told(text, check, weighing, saidAlready, (match) => match.strength >= POINT_TOUCHED);
}

function told(
  text: string,
  check: KeyIdea['check'],
  weighing: Weighing,
  saidAlready: ReadonlySet<string>,
  tellsWording: (match: WordingMatch, wording: string) => boolean,
): readonly string[] {
  const read = replyRead(text);
  const asked = stemsIn(check.question);
  return check.points
    .filter((point) => {
      if (saidAlready.has(point.id)) return false;
      if (matchWording(read, point.says, asked, weighing).strength >= POINT_TOLD) return true;
      return waysToSay(point).some((wording) => tellsWording(matchWording(read, wording, asked, weighing), wording));
    })
    .map(({ id }) => id);
}

/** True when the learner asks Lou's own question back. */
export function asksTheSame(text: string, check: Pick<KeyIdea['check'], 'question'>): boolean {
  const wanted = new Set(tellingStems(check.question));
  const asked = new Set(tellingStems(text));
  if (asked.size === 0 || wanted.size === 0) return false;
  return [...wanted].filter((stem) => asked.has(stem)).length / wanted.size >= SAME_QUESTION;
}

function isPartOf(text: string, question: string): boolean {
  const whole = new Set(tellingStems(question));
  return tellingStems(text).every((stem) => whole.has(stem));
}

function isStatementOf({ ofIdea, text, citations }: DraftSentence, idea: KeyIdea, source: Citation | null): boolean {
  if (ofIdea === idea.id) return idea.statement.includes(text) || idea.simpler.includes(text);
  return source !== null && citations.some(({ passageId, sentence }) => passageId === source.passageId && sentence === source.sentence);
}
