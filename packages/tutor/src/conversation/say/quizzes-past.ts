/** How the learner's quizzes went: the last one, all together, and what was wrong. Every figure comes from the views. */
import { type DraftSentence, report } from '../../draft.ts';
import { asksIfFinished, namesWrong } from '../message/wishes/own-results.ts';
import type { Turn } from '../turn.ts';

/** To a message, spelt out, that asks of quizzes: the last one first, then all of them, then what was wrong where that is asked. */
export function quizSentences(asked: string, turn: Turn): readonly DraftSentence[] {
  const { questionsAnswered, quizzes } = turn.material.standing;
  const last = quizzes?.last ?? null;
  const hasMore = last === null || questionsAnswered > last.answered;
  return [
    ...[lastQuizSentence(turn) ?? []].flat().map(report),
    ...(last && asksIfFinished.test(asked) ? [report(last.answered === last.total ? 'All of its questions are answered.' : 'It is not finished.')] : []),
    ...(quizzes?.waiting ? [report(`A quiz of ${quizzes.waiting} questions waits, and none of them is answered yet.`)] : []),
    ...(hasMore ? [report(answersSentence(turn))] : []),
    ...(namesWrong.test(asked) ? missedSentences(turn) : []),
  ];
}

/** 'You got 1 of 5 right in your last quiz, on “Halves”.' Null where none was answered. */
export function lastQuizSentence({ material }: Turn): string | null {
  const last = material.standing.quizzes?.last;
  if (!last) return null;
  const on = last.on === null ? '' : `, on “${last.on}”`;
  const open = last.total - last.answered;
  const rest = open === 0 ? '' : `; ${open} of its questions ${open === 1 ? 'is' : 'are'} still open`;
  return `You got ${last.right} of ${last.answered} right in your last quiz${on}${rest}.`;
}

/** All answers that count. */
export function answersSentence({ material }: Turn): string {
  const { questionsRight: right, questionsAnswered: answered } = material.standing;
  if (answered === 0) return 'You have not answered a quiz question yet, so I cannot say more.';
  return `Of ${answered} quiz ${answered === 1 ? 'question' : 'questions'}, you got ${right} right at the first try.`;
}

/** A longer question is named by its skill alone. */
const QUOTED_MOST = 160;

/** How many questions are wrong still, and the newest of them; none where nothing is. */
export function missedSentences({ material }: Turn): readonly DraftSentence[] {
  const { wrong = 0, missed = [] } = material.standing.quizzes ?? {};
  if (wrong === 0) return [];
  const count = `In your latest quizzes ${wrong} ${wrong === 1 ? 'question' : 'questions'} went wrong and ${wrong === 1 ? 'was' : 'were'} not right since.`;
  return [report(count), ...missed.map((miss, at) => report(`${at === 0 ? 'The latest' : 'Another'} is on “${miss.skill}”${quoted(miss.question)}`))];
}

/** Of a question that begins or ends with a case, what asks. */
function quoted(question: string): string {
  const parts = question.trim().split(/(?<=[.!?]["')]*)\s+/);
  const asking = parts.findLast((part) => part.includes('?')) ?? parts.at(-1) ?? '';
  return asking.length > QUOTED_MOST ? '.' : `: “${asking.replace(/[“”]/g, '"')}”`;
}
