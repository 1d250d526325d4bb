/** A message that is graded as an answer to the open question, whatever else it may be. */
import type { Grade } from '../../grading/grade-answer.ts';
import { tellingStems } from '../../language/words.ts';
import { isQuestion } from '../message/asking.ts';
import { putAsSayable } from '../message/put-as-sayable.ts';
import type { Turn } from '../turn.ts';
import { gradeIn, isSense, isTurnedRound, usesPointsWords } from './answer-words.ts';
import { isAskedOfOther, readsAsAnswer } from './as-answer.ts';
import { opensAsTry } from './attempts.ts';
import { asksAtEnd } from './fits-question.ts';
import type { Heard } from './heard.ts';

/** What the message answers to the open question; null where it is none. */
export function answerIn({ text, spelt, turn, grade, makesSense, isFree }: Heard): Grade | null {
  if (grade === null || (!grade.settled && asksAtEnd(spelt)) || !(makesSense || isFree)) return null;
  if (!readsAsAnswer(spelt, makesSense || isTurnedRound(grade, spelt), turn)) return null;
  return settlesWithEarlier(grade, turn) || isInPointsWords(spelt, grade, turn) || isTriedOutright(spelt, grade) || !isAskedOfOther(text, turn) ? grade : null;
}

/** 'It is F, because there is no black key between E and F': stated of what was asked, and right in a point, whatever else is asked in such words. */
const isTriedOutright = (spelt: string, { pointsSeen }: Grade): boolean => pointsSeen.length > 0 && !isQuestion(spelt) && opensAsTry(spelt);

/** Stated, and in the words of the points alone: it is one of them, whatever else the lesson is known to be asked so. */
const isInPointsWords = (spelt: string, { pointsSeen }: Grade, turn: Turn): boolean =>
  pointsSeen.length > 0 && !isQuestion(spelt) && tellingStems(spelt).length > 1 && usesPointsWords(spelt, turn);

/** 'Is it wrong to say that it doubles' says that it doubles, where that makes a point of the open question or is believed wrongly of it. */
export function putForVerdict({ spelt, turn }: Heard): Grade | null {
  const put = turn.openIdea === null ? null : putAsSayable(spelt);
  const grade = put === null ? null : gradeIn(put, turn);
  return isSense(grade) ? grade : null;
}

/** Nothing of the open question is missing then. */
const settlesWithEarlier = ({ misconception, pointsSeen }: Grade, { openIdea, pointsMade }: Turn): boolean =>
  misconception === null && (openIdea?.check.points ?? []).every(({ id }) => pointsMade.has(id) || pointsSeen.includes(id));
