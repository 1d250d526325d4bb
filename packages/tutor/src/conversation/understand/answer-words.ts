/** How far a message is made of the words that answer the open question, and what it is graded as. */
import { type Grade, gradeAnswer } from '../../grading/grade-answer.ts';
import { goodAnswersOf, waysToSay, wordingsOf } from '../../idea-texts.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import { isOfOwnLife } from '../message/remarks.ts';
import { isSaidToLou, ordersWork } from '../message/requests.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { isSeenByChance } from './attempts.ts';

/** As an answer to the open question; what says another idea of its section is known for that. Null where nothing is open. */
export function gradeIn(text: string, { openIdea, weighing, material }: Turn): Grade | null {
  if (openIdea === null) return null;
  const neighbours = material.keyIdeas.filter(({ sectionId, id }) => sectionId === openIdea.sectionId && id !== openIdea.id);
  return gradeAnswer(openIdea.check, openIdea.misconceptions, text, weighing, neighbours);
}

/** It makes a point, or voices a belief that does not hold. */
export const isSense = (grade: Grade | null): boolean => grade !== null && (grade.pointsSeen.length > 0 || grade.misconception !== null);

/** It has every point that it does not make the wrong way round, in some words: who exchanges the two of two things has answered. */
export const isTurnedRound = ({ pointsTurned, pointsMissing }: Grade, spelt: string): boolean =>
  pointsTurned.length > 1 && pointsTurned.length === pointsMissing.length && tellingStems(spelt).length >= TURNED_STEMS_LEAST;
const TURNED_STEMS_LEAST = 4;

/** A point is seen in it, but in hardly a word of its own, or in an order or a request that holds a few of the answer's words. */
export function isOnlySaid(spelt: string, turn: Turn): boolean {
  const { openIdea, weighing, material } = turn;
  if (!openIdea || beginsWithWording(spelt, turn) || (usesPointsWords(spelt, turn, MOSTLY) && !ordersWork(spelt) && tellingStems(spelt).length > 1))
    return false;
  return (
    isSaidToLou(spelt) ||
    isOfOwnLife(spelt, openIdea) ||
    (ordersWork(spelt) && !usesPointsWords(spelt, turn, MOSTLY)) ||
    isSeenByChance(material.text, spelt, openIdea, weighing)
  );
}

const WHOLE_WORDING = 3;
/** 'What is different between the two' is one of the wordings whole, and nothing that tells more. */
function beginsWithWording(spelt: string, { openIdea }: Turn): boolean {
  const says = wordingsOf(openIdea?.check.points ?? []).map(speltOut);
  return says.some(
    (wording) =>
      wordsOf(wording).length >= WHOLE_WORDING &&
      `${spelt} `.startsWith(`${wording} `) &&
      tellingStems(spelt.slice(wording.length)).every((stem) => /^\d/.test(stem)),
  );
}

/** 'See you' is no answer because one of its words stands in one; 'gracias' and 'yes it is' are where the answer says just that. */
export function isOfAnswer(spelt: string, { openIdea }: Turn): boolean {
  if (wordsOf(spelt).length === 1 || !openIdea) return true;
  const says = goodAnswersOf(openIdea.check).map(speltOut);
  return says.some((text) => ` ${text} `.includes(` ${spelt} `));
}

/** So few words, with a question mark, name a word of the answer more than they answer. */
const NAMED_WORDS_MOST = 2;

/**
 * 'Appropriation?': a word of the answer that is asked about. It makes a point only where it is all that one of the point's
 * wordings says beside the question; else whoever tries words in turn would be told which of them is right, and the rest.
 */
export function onlyNamesWord(spelt: string, { openIdea }: Turn): boolean {
  if (!openIdea || !/\?$/.test(spelt) || wordsOf(spelt).length > NAMED_WORDS_MOST) return false;
  const { question, points } = openIdea.check;
  const said = new Set([...tellingStems(question), ...tellingStems(spelt)]);
  const isWhole = (wording: string): boolean => {
    const told = tellingStems(wording);
    return told.length > 0 && told.every((stem) => said.has(stem));
  };
  const isOfPoint = (wording: string): boolean => tellingStems(wording).some((stem) => tellingStems(spelt).includes(stem));
  return !points.some((point) => waysToSay(point).some((wording) => isOfPoint(wording) && isWhole(wording)));
}

/** An answer may speak of answers: 'he should say the answer first' is one where most of its words are. */
export const MOSTLY = 0.6;
/** A single word of it, letter for letter. */
export const SOME = 0.01;

/**
 * Nothing in the message but words of the answer, or so large a share of them: 'gracias' is one where it is asked for,
 * 'thanks that helps' is none.
 */
export function usesPointsWords(spelt: string, { openIdea }: Turn, least = 1): boolean {
  const own = new Set(tellingStems(openIdea ? goodAnswersOf(openIdea.check).join(' ') : ''));
  const telling = tellingStems(spelt);
  return telling.filter((stem) => own.has(stem)).length >= least * telling.length;
}
