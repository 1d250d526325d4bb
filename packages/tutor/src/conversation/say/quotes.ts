/** Stretches of what a learner wrote that Lou may read back: short, free of claims about the platform, and of figures of unknown origin. */
import { certifiedFigures } from '../../checks/certify.ts';
import { falseClaim } from '../../checks/claims.ts';
import { plantsOrders, showsInnerWorkings } from '../../checks/inner-workings.ts';
import { figuresIn } from '../../checks/support.ts';
import type { KeyIdea } from '../../course-material.ts';
import { termsOf } from '../../grading/answer-terms.ts';
import { type Grade, gradeAnswer } from '../../grading/grade-answer.ts';
import { askedBy, inQuestion } from '../../grading/question-words.ts';
import { wordingsOf } from '../../idea-texts.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { wordsOf } from '../../language/words.ts';
import type { Turn } from '../turn.ts';

type Point = KeyIdea['check']['points'][number];

/** Nobody wants more than this many characters of their own read back to them. */
const QUOTE_CHARACTERS = 140;
const clauseBorder =
  /[;:,]\s+|\s+[–—-]\s+|\s+(?=(?:and|but|so|because|bc|cos|since|while|then)\s)|\s+(?=cause (?:i|it|its|you|he|she|we|they|theyre|the|there|theres)\s)/;
const joins = /^(?:and|but|so|then)\s+/i;
/** A clause with fewer words, or one that hangs on another, says nothing away from it. */
const CLAUSE_WORDS_LEAST = 2;
/** A clause of small words and words of the question says something from so many on: 'only for that one year'. */
const WORDS_OF_SMALL_ONES = 4;
const hangs = /^(?:which|to|or)\b/i;

/**
 * The shortest of the learner's clauses that makes the point and says nothing wrong that can be seen; else the shortest
 * such sentence of which every clause makes a point. Null where there is none.
 */
export function quoteOf(point: Point, idea: KeyIdea, answer: string, turn: Turn): string | null {
  const sentences = sentencesOf(answer).map((sentence) => bare(sentence.text));
  const shortest = (pieces: readonly string[]): string | undefined =>
    pieces.filter((piece) => makes([point], piece, idea, turn)).sort((one, other) => one.length - other.length)[0];
  const clauses = sentences.flatMap(quotableClauses).filter(standsAlone);
  return shortest(clauses) ?? shortest(sentences.filter((sentence) => isAllRight(sentence, idea, turn))) ?? null;
}

/** True for a sentence without a clause that could be wrong: each that stands alone makes some point. */
function isAllRight(sentence: string, idea: KeyIdea, turn: Turn): boolean {
  const clauses = quotableClauses(sentence).filter(standsAlone);
  return clauses.length < 2 || clauses.every((clause) => makes(idea.check.points, clause, idea, turn));
}

const quotableClauses = (sentence: string): readonly string[] => sentence.split(clauseBorder).map((clause) => bare(clause).replace(joins, ''));

/**
 * The longest clause of this message that makes no point and says something of its own: where a point is still missing,
 * it may have been meant for it. Null where there is none, or none that may be read back.
 */
export function unreadClause(idea: KeyIdea, turn: Turn): string | null {
  const asked = askedBy(idea.check.question);
  const clauses = sentencesOf(turn.material.text).flatMap((sentence) => quotableClauses(bare(sentence.text)));
  const unread = clauses.filter(
    (clause) =>
      standsAlone(clause) &&
      (termsOf(clause).some((term) => !inQuestion(term, asked)) || wordsOf(clause).length >= WORDS_OF_SMALL_ONES) &&
      mayBeQuoted(clause, idea.check.points, idea, turn) &&
      saysNothingKnown(gradeAnswer(idea.check, idea.misconceptions, clause, turn.weighing)),
  );
  return unread.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** The shortest clause of this message that has a point the wrong way round; null where there is none, or none that may be read back. */
export function turnedClause(idea: KeyIdea, turn: Turn): string | null {
  if (gradeAnswer(idea.check, idea.misconceptions, turn.material.text, turn.weighing).pointsTurned.length === 0) return null;
  const clauses = sentencesOf(turn.material.text).flatMap(({ text }) => [...quotableClauses(bare(text)), bare(text)]);
  const isTurned = (clause: string): boolean => gradeAnswer(idea.check, idea.misconceptions, clause, turn.weighing).pointsTurned.length > 0;
  const turned = clauses.filter((clause) => standsAlone(clause) && mayBeQuoted(clause, idea.check.points, idea, turn) && isTurned(clause));
  return turned.sort((one, other) => one.length - other.length)[0] ?? null;
}

const saysNothingKnown = ({ pointsSeen, misconception }: Grade): boolean => pointsSeen.length === 0 && misconception === null;

/** True for a piece that makes one of the points by itself, has none the wrong way round and voices no belief that does not hold. */
function makes(points: readonly Point[], piece: string, idea: KeyIdea, turn: Turn): boolean {
  if (!mayBeQuoted(piece, points, idea, turn)) return false;
  const { pointsSeen, pointsTurned, misconception } = gradeAnswer(idea.check, idea.misconceptions, piece, turn.weighing);
  return misconception === null && pointsTurned.length === 0 && points.some(({ id }) => pointsSeen.includes(id));
}

/** Short, no question, nothing about the platform, no figure that neither the question nor the points have, no sum that is off. */
function mayBeQuoted(piece: string, points: readonly Point[], { check }: KeyIdea, { material }: Turn): boolean {
  if (piece === '' || piece.length > QUOTE_CHARACTERS || /[“”?]/.test(piece) || runsOn.test(piece) || speaksAsDoer.test(piece)) return false;
  if ([piece, material.text].some((text) => showsInnerWorkings(text) || plantsOrders(text))) return false;
  if (falseClaim(piece, { standing: material.standing, wantsQuiz: false, solutionShown: false, figures: new Set() }) !== null) return false;
  const figures = new Set(figuresIn([check.question, ...wordingsOf(points)].join('\n')));
  if (figuresIn(piece).some((figure) => !figures.has(figure))) return false;
  return !piece.includes('=') || certifiedFigures(piece).size > 0;
}

/** A sentence border inside: the piece was cut from two, as after 'a.m.'. */
const runsOn = /[.!]\s+\p{Lu}/u;
/** 'I added 30 minutes' in Lou's mouth would be a deed of Lou's; 'I think' and 'I would' say nothing that was done. */
const speaksAsDoer = /^(?:(?:first|then|so|next|finally|also),? )?I (?!think|guess|would|believe|mean|see|know|say|do\b|can|am\b)/i;

const standsAlone = (clause: string): boolean => clause.split(/\s+/).length >= CLAUSE_WORDS_LEAST && !hangs.test(clause);

/** Without the marks at its end. */
const bare = (piece: string): string => piece.trim().replace(/[.,;:!\s]+$/, '');
