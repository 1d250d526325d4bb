/** The part of a check question that a missing point answers: 'What do you see, and what is missing?' has two. */

import type { KeyIdea } from '../../course-material.ts';
import { termsOf } from '../../grading/answer-terms.ts';
import { waysToSay } from '../../idea-texts.ts';
import { sentencesOf } from '../../language/sentences.ts';
import type { TurnMaterial } from '../../turn-material.ts';
import { wasSaid } from '../said.ts';

const asksWith = '(?:what|why|how|which|when|where|who|whose|with whom|by how|to what|in which|of what|then what)\\b';
const partBorder = new RegExp(`,?\\s+(?:and|but)\\s+(?=${asksWith})`, 'i');
/** In a row of three, commas part as well. */
const rowBorder = new RegExp(`,?\\s+(?:and|but)\\s+(?=${asksWith})|,\\s+(?=${asksWith})`, 'i');

/** 'And what an IndexError?' lives on the part before it. */
const leavesVerbOut = /^(?:what|how|when|which|why) (?:an?|the|that of|those of)(?: \S+){1,2}$/i;

/** The questions that a check question falls into, one for each of its points in their order, written or read from it; null where it has none. */
export function partsOf(check: KeyIdea['check']): readonly string[] | null {
  const written = check.points.flatMap(({ asks }) => asks ?? []);
  return written.length === check.points.length && written.length > 1 ? written : partsRead(check);
}

/** Those that stand in the question itself. */
export function partsRead({ question, points }: KeyIdea['check']): readonly string[] | null {
  const asking = sentencesOf(question).filter(({ text }) => text.endsWith('?'));
  const parts = asking.flatMap(({ text }) => text.slice(0, -1).split(points.length > 2 ? rowBorder : partBorder));
  if (parts.length !== points.length || parts.length < 2 || parts.some((part) => leavesVerbOut.test(part))) return null;
  const inOrder = isAnsweredBackwards(parts, points) ? parts.toReversed() : parts;
  return inOrder.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}?`);
}

/** Asks for the way, and asks for what comes out. */
const seeksWay = /^(?:why|how (?:do|does|did|can|would))\b/i;
const seeksFigure = /^(?:(?:on|at|in|by) )?(?:what (?:is|are|does)|how (?:many|much)|which|when)\b/i;

/** 'What does it come to, and how do you get it?', where the first point tells the way and the second is the figure. */
function isAnsweredBackwards(parts: readonly string[], points: KeyIdea['check']['points']): boolean {
  const [first = '', second = ''] = parts;
  const [isFirst, isSecond] = points.map((point) => waysToSay(point).some(isBareFigure));
  return parts.length === 2 && seeksFigure.test(first) && seeksWay.test(second) && isSecond === true && isFirst === false;
}

const isBareFigure = (wording: string): boolean => {
  const [only, ...more] = termsOf(wording);
  return only?.isFigure === true && more.length === 0;
};

/** The part that is still open when all points but one are made; null where the question has no such part. */
export function narrowQuestion(check: KeyIdea['check'], missing: readonly string[]): string | null {
  const parts = partsOf(check);
  const open = check.points.flatMap(({ id }, at) => (missing.includes(id) ? [parts?.[at] ?? null] : []));
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** Every way in which a check question is put to the learner: whole, or part by part. */
const waysToPut = (check: KeyIdea['check']): readonly string[] => [check.question, ...(partsOf(check) ?? [])];

/** Whether Lou has put an idea's question, whole or in part, since the welcome. */
export const wasPut = ({ check }: KeyIdea, lastTurns: TurnMaterial['lastTurns']): boolean => waysToPut(check).some((asked) => wasSaid(asked, lastTurns));
