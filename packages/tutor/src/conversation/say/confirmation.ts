/**
 * Confirms the points that a learner made, and tells nothing beside them: in the course's words where the learner used
 * every one of them, else in the learner's own, else by the part of the question that is answered.
 */
import { isInTheirWords } from '../../checks/their-words.ts';
import type { KeyIdea } from '../../course-material.ts';
import { type DraftSentence, report } from '../../draft.ts';
import { gradeAnswer } from '../../grading/grade-answer.ts';
import { areToldApart } from '../../grading/pairs.ts';
import { authored } from '../decide/idea-sentences.ts';
import { partsOf } from '../decide/narrow-question.ts';
import { answersOn } from '../said.ts';
import type { Turn } from '../turn.ts';
import { quoteOf } from './quotes.ts';

/** Nobody wants more stretches of their own read back to them. */
const QUOTES_MOST = 2;
/**
 * What can be confirmed of these points without telling more than was written; empty when nothing can, as where the things that the
 * question names were exchanged: a half of that, read back as right, may be the false one.
 */
export function confirmation(idea: KeyIdea, pointIds: readonly string[], turn: Turn): readonly DraftSentence[] {
  const { check } = idea;
  if (areToldApart(check.question, check.points) && gradeAnswer(check, idea.misconceptions, turn.material.text, turn.weighing).pointsTurned.length > 0)
    return [];
  const answers = answersOn(idea, turn.material);
  const course: DraftSentence[] = [];
  const theirs = new Set<string>();
  const parts: DraftSentence[] = [];
  check.points.forEach((point, at) => {
    if (!pointIds.includes(point.id)) return;
    if (isInTheirWords(point.says, answers.join('\n'), check.question, turn.weighing)) {
      course.push(...authored(point.says, idea, turn).map((sentence) => ({ ...sentence, kind: 'answer' as const, alreadySaid: true })));
      return;
    }
    const quote = answers.map((answer) => quoteOf(point, idea, answer, turn)).find((found) => found !== null) ?? null;
    const part = partsOf(check)?.[at];
    if (quote !== null) theirs.add(quote);
    else if (part !== undefined) parts.push(report(`It answers “${part}”`));
  });
  const quotes = [...theirs].slice(0, QUOTES_MOST).map((quote) => `“${quote}”`);
  return [...course, ...(quotes.length > 0 ? [report(`${quotes.join(' and ')}, as you put it.`)] : []), ...parts];
}
