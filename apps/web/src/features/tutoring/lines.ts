/** The lines of a conversation, and how each thing that the server tells finds its place among them. Pure. */
import type { QuizQuestion, QuizScore, SaidSentence, ServerMessage, Source } from '@lou/contract/socket';
import type { ChatMessage } from '@lou/contract/tutoring';
import { HINT_PLEASE, SHOW_ME } from './texts.ts';

export interface LearnerLine {
  readonly from: 'learner';
  readonly key: string;
  readonly turnId: string | null;
  readonly text: string;
  readonly atMs: number;
  /** `sending` until the server has it or says no; a `failed` one, and one that Lou never answered, can be sent again. */
  readonly fate: 'sending' | 'sent' | 'failed' | 'unanswered';
  /** Where it stands in the log; absent where it was said here. */
  readonly seq?: number;
  /** Of words that were said here: the highest seq that was told then. */
  readonly afterSeq?: number;
  /** Why the server did not take it; of one that was only lost there is nothing to say. */
  readonly refusal?: Refusal;
}

export interface Refusal {
  readonly sentence: string;
  readonly code: string;
}

export interface LouLine {
  readonly from: 'lou';
  readonly key: string;
  readonly turnId: string | null;
  readonly seq: number;
  readonly sentences: readonly SaidSentence[];
  readonly sources: readonly Source[];
  readonly quiz: readonly QuizQuestion[] | null;
  /** The quiz's result, as the server counts it; absent until it is done. */
  readonly quizScore?: QuizScore | undefined;
  readonly move: string | null;
  /** False while its sentences still come. */
  readonly complete: boolean;
}

export type Line = LearnerLine | LouLine;

/** A quiz answer that is being marked. */
export interface Marking {
  readonly itemId: string;
  readonly choice: number;
}

/** A message of the transcript. */
export function withMessage(lines: readonly Line[], message: ChatMessage): readonly Line[] {
  const { seq, turnId, text, sources, sentences, quiz, quizScore, move } = message;
  if (message.from === 'ai')
    return withLou(lines, {
      turnId,
      seq,
      sentences: sentences.length > 0 ? sentences : [{ text, sources: [] }],
      sources,
      quiz,
      quizScore,
      move,
      complete: true,
    });
  return withWords(lines, { seq, turnId, text, at: message.at });
}

/** What the learner said: typed here, or in another place. */
export function withWords(lines: readonly Line[], { seq, turnId, text, at: when }: Pick<ChatMessage, 'seq' | 'turnId' | 'text' | 'at'>): readonly Line[] {
  const at = lines.findIndex(
    (line) => line.from === 'learner' && (line.turnId === null ? line.text === text && line.fate !== 'failed' : line.turnId === turnId),
  );
  const line: LearnerLine = { from: 'learner', key: lines[at]?.key ?? `said-${seq}`, turnId, seq, text, atMs: Date.parse(when), fate: 'sent' };
  return at < 0 ? placed(lines, line, seq) : lines.with(at, line);
}

/** A new line stands before the first one that came after it: what was missed may be told after what answers it. */
function placed(lines: readonly Line[], line: Line, seq: number): readonly Line[] {
  const at = lines.findIndex((other) => seqOf(lines, other) > seq);
  return at < 0 ? [...lines, line] : lines.toSpliced(at, 0, line);
}

/** Words that were said here came before the answer to them; what is not in the log yet came after nothing. */
function seqOf(lines: readonly Line[], { seq, turnId }: Line): number {
  if (seq !== undefined) return seq;
  return lines.find((line): line is LouLine => line.from === 'lou' && turnId !== null && line.turnId === turnId)?.seq ?? 0;
}

/** One line a turn; without a turn the seq tells which. There is one welcome: the start's answer has it before the transcript. */
export function withLou(lines: readonly Line[], told: Omit<LouLine, 'from' | 'key'>): readonly Line[] {
  const at = lines.findIndex(
    (line) =>
      line.from === 'lou' &&
      (told.turnId ? line.turnId === told.turnId : line.turnId === null && (line.seq === told.seq || (line.move === 'welcome' && told.move === 'welcome'))),
  );
  const known = lines[at];
  const line: LouLine = { from: 'lou', key: known?.key ?? `lou-${told.turnId ?? told.seq}`, ...told };
  return at < 0 ? placed(lines, line, told.seq) : lines.with(at, known?.from === 'lou' ? { ...line, ...answersOf(known, line) } : line);
}

/** Answers that were heard already stay with a quiz that is told again: what is told may be older. */
function answersOf(known: LouLine, { quiz, quizScore }: LouLine): Pick<LouLine, 'quiz' | 'quizScore'> {
  const answers = new Map(known.quiz?.map(({ itemId, answered }) => [itemId, answered]));
  const whole = quiz?.map((question) => ({ ...question, answered: question.answered ?? answers.get(question.itemId) })) ?? null;
  return { quiz: whole, quizScore: quizScore ?? known.quizScore };
}

/** What was on its way is there: the reply to it says so, unless it is one to what was said in another place. */
export const received = (lines: readonly Line[], turnId: string): readonly Line[] =>
  lines.some((line) => line.from === 'learner' && line.turnId === turnId)
    ? lines
    : lines.map((line) => (line.from === 'learner' && line.fate === 'sending' ? { ...line, turnId, fate: 'sent' } : line));

/** Lou's whole reply in the turn is there. */
export const isAnswered = (lines: readonly Line[], turnId: string): boolean =>
  lines.some((line) => line.from === 'lou' && line.turnId === turnId && line.complete);

/** An answer to what was said last is still to come. */
export function isAwaited(lines: readonly Line[]): boolean {
  const last = lines.at(-1);
  return last?.from === 'learner' && (last.fate === 'sending' || (last.fate === 'sent' && !(last.turnId && isAnswered(lines, last.turnId))));
}

/** A sentence of a reply that is still coming. */
export function withDelta(lines: readonly Line[], { turnId, seq, text, sources }: ServerMessage & { type: 'response_delta' }): readonly Line[] {
  const begun = lines.find((line): line is LouLine => line.from === 'lou' && line.turnId === turnId);
  if (begun?.complete) return lines;
  const known = [...(begun?.sources ?? [])];
  const numbers = sources.map((source) => {
    const at = known.findIndex(({ passageId, sentence }) => passageId === source.passageId && sentence === source.sentence);
    return at < 0 ? known.push(source) : at + 1;
  });
  const sentences = [...(begun?.sentences ?? []), { text, sources: numbers }];
  return withLou(lines, { turnId, seq, sentences, sources: known, quiz: null, move: null, complete: false });
}

/** The newest quiz that holds the item. A second answer changes nothing that is shown: where the first was not heard, it is told with it. */
export function withAnswer(lines: readonly Line[], graded: ServerMessage & { type: 'question_graded' }, marking: Marking | null): readonly Line[] {
  const at = lines.findLastIndex((line) => line.from === 'lou' && (line.quiz?.some(({ itemId }) => itemId === graded.itemId) ?? false));
  const line = lines[at];
  const choice = graded.choice ?? (marking?.itemId === graded.itemId ? marking.choice : undefined);
  if (line?.from !== 'lou' || !line.quiz || choice === undefined) return lines;
  const { correct, explanation, feedback } = graded;
  const answered = graded.answered ?? { choice, correct, correctAnswer: graded.correctAnswer ?? choice, explanation, feedback };
  const quiz = line.quiz.map((question) => (question.itemId === graded.itemId && !question.answered ? { ...question, answered } : question));
  return lines.with(at, { ...line, quiz, quizScore: graded.finished ?? line.quizScore });
}

/** The learner's answer to this item is known. */
export const isMarked = (lines: readonly Line[], itemId: string): boolean =>
  lines.some((line) => line.from === 'lou' && (line.quiz?.some((question) => question.itemId === itemId && question.answered) ?? false));

/** What was on its way is refused. */
export const refused = (lines: readonly Line[], refusal: Refusal): readonly Line[] =>
  lines.map((line) => (line.from === 'learner' && line.fate === 'sending' ? { ...line, fate: 'failed', refusal } : line));

/** With these the same words are refused again. */
const FOR_GOOD: ReadonlySet<string> = new Set(['NO_WORDS', 'EMPTY', 'TOO_LONG', 'SESSION_OVER', 'SESSION_UNKNOWN', 'NOT_YOURS']);

/** Whether sending the same words once more may help. */
export const mayGoAgain = ({ fate, refusal }: LearnerLine): boolean => fate === 'unanswered' || (fate === 'failed' && !(refusal && FOR_GOOD.has(refusal.code)));

/** The button that Lou answers here with help to an open question; null for everything else. */
export function pressedFor({ turnId, move }: Pick<LouLine, 'turnId' | 'move'>): string | null {
  if (turnId !== null) return null;
  return move === 'hint' ? HINT_PLEASE : move === 'show' ? SHOW_ME : null;
}
