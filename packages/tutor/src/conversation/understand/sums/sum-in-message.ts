/** Whether a message is a sum to be worked out, where it is said: what may be a try at the open question is none. */
import { figuresIn } from '../../../checks/support.ts';
import type { KeyIdea } from '../../../course-material.ts';
import { wordingsOf } from '../../../idea-texts.ts';
import { sourceOfIdea } from '../../gather/idea-source.ts';
import { isQuestion } from '../../message/asking.ts';
import { lastClauseOf } from '../../message/clauses.ts';
import { speltOut } from '../../message/spelt-out.ts';
import { withoutChat } from '../../message/without-chat.ts';
import type { Turn } from '../../turn.ts';
import { plainSigns, signsOf } from './course-signs.ts';
import { falsePremise } from './false-premise.ts';
import { readFormula } from './formulas/read-formula.ts';
import { keepsSum } from './keeps-sum.ts';
import { namesFigure } from './names-figure.ts';
import { readSum } from './read-sum.ts';
import { isAskedFor, type Sum } from './sum.ts';
import { valuesListed } from './values-listed.ts';

/** `mayAnswer`: the message makes a point of the open question, and asks nothing. */
export function sumInMessage(text: string, turn: Turn, mayAnswer: boolean): Sum | null {
  if (!namesFigure(text)) return null;
  const { material, library, openIdea } = turn;
  const signs = material.course && /%|\*\*|\^|power|squared|cubed|\brange\b|\[/.test(text) ? signsOf(library.passagesOf(material.course.id)) : plainSigns;
  const bare =
    (signs.listsValues ? valuesListed(text) : null) ??
    readSum(text, signs) ??
    readSum(withoutChat(text), signs) ??
    falsePremise(text) ??
    sumAskedLast(text, (last) => readSum(last, signs));
  const sum = bare ?? readFormula(text, ideasWithFormulas(turn));
  if (!sum || !openIdea) return sum;
  return (mayAnswer && !isPlainlyAsked(sum)) || isTry(sum, turn) || lacksFigure(sum, openIdea) ? null : sum;
}

/** Only of lessons that this learner may see; those of the section first, since of two that fit as well its own is meant. */
const ideasWithFormulas = (turn: Turn): readonly KeyIdea[] => {
  const { keyIdeas, section } = turn.material;
  const isHere = ({ sectionId }: KeyIdea) => Number(sectionId === section?.id);
  return keyIdeas.filter((idea) => idea.formulas.length > 0 && sourceOfIdea(idea, turn) !== null).toSorted((one, other) => isHere(other) - isHere(one));
};

/** 'Thanks. What is 3/8 of 40?' asks for the sum; a sum beside a statement may be part of an answer. */
function sumAskedLast(text: string, read: (last: string) => Sum | null): Sum | null {
  const last = lastClauseOf(text).trim();
  const sum = last === text.trim() || !isQuestion(speltOut(last)) ? null : read(last);
  return sum && isAskedFor(sum) ? sum : null;
}

/**
 * What is put down while a question is open, and not asked about, is a try at it, unless it is a sum in signs, or a share of a figure, of whose figures
 * most are none of the question's or its answer's: then Lou is used to reckon. So is it where a quantity of the lessons is named with figures of
 * one's own.
 */
function isTry(sum: Sum, { openIdea, material }: Turn): boolean {
  if (isAskedFor(sum) || !openIdea) return false;
  if (sum.kind === 'formula') return sum.asked.idea === openIdea || keepsSum(sum, openIdea);
  if (sum.kind !== 'value' || !isReckoned.test(material.text) || keepsSum(sum, openIdea)) return true;
  const { question, points } = openIdea.check;
  const known = new Set(wholesIn([question, ...wordingsOf(points)].join('\n')));
  const figures = wholesIn(sum.of.shown);
  return figures.length > 0 && figures.filter((figure) => known.has(figure)).length >= figures.length / 2;
}

/** Between figures an x is a sign; 'three quarters of 48'. */
const isReckoned = /\d ?(?:[-+*/×÷^%]|x (?=[\d.]))|\w of \d/i;

/** A quantity of the lessons is asked for by its name, though the words that make a point of the answer stand in the question. */
const isPlainlyAsked = (sum: Sum): boolean => sum.kind === 'formula' && sum.asked.isAsked;

/** What a sum still needs is not said where that is what the open question asks. */
const lacksFigure = (sum: Sum, openIdea: KeyIdea): boolean => sum.kind === 'formula' && sum.worked.worth === null && sum.asked.idea === openIdea;

/** The whole numbers in a text, those of its fractions too. */
const wholesIn = (text: string): readonly string[] => figuresIn(text).flatMap((figure) => figure.split('/'));
