/** The rules of a quiz: its items are set when it is offered, with the reply that offers it (QuizOffered); each item's first answer counts; the last one finishes it. */
import { decider, type NewFact, Refused } from '../kernel.ts';
import { own } from '../own.ts';
import { type OfferedItem, QuestionAnswered, QuizFinished, QuizOffered } from './events.ts';

/** Items a quiz has. Source: lou.md 'Quizzes': so that every band of the spec can be met. */
export const QUIZ_LENGTH = 5;

/** Open quizzes that a learner's rules remember; older ones can no longer be answered. */
const REMEMBERED_QUIZZES = 40;

/** Somebody who takes longer for an answer did something else meanwhile: time taken is never said to be more. */
export const ANSWER_MS_MOST = 10 * 60_000;

export interface QuizCommand {
  readonly type: 'AnswerQuestion';
  readonly sessionId: string;
  readonly itemId: string;
  /** Index among the options as they were shown. */
  readonly choice: number;
  /** As the client measured it; absent where it did not. */
  readonly milliseconds?: number | undefined;
  /** The server's clock. */
  readonly atMs: number;
  readonly localDay: string;
}

interface OpenQuiz {
  readonly quizId: string;
  readonly sessionId: string;
  readonly courseId: string | null;
  readonly sectionId: string | null;
  readonly items: readonly OfferedItem[];
  readonly withKey: boolean;
  readonly weightsVersion: string;
  /** The fact of the offer, whose words hold the items that were made for it. */
  readonly factId: string;
  readonly offeredAtMs: number;
  /** Answers so far, by item, the first one first. */
  readonly answers: { readonly [itemId: string]: readonly GivenAnswer[] };
}

interface GivenAnswer {
  readonly choice: number;
  readonly correct: boolean;
  readonly counts: boolean;
  readonly atMs: number;
  /** Where in the learner's stream it stands. */
  readonly version: number;
}

export interface QuizState {
  /** Newest last. */
  readonly quizzes: readonly OpenQuiz[];
  /** Items that were answered, or whose key a client was given: what they are answered from then on counts nothing. */
  readonly known: readonly string[];
}

/** The newest quiz of a session that holds an item. */
export const quizWithItem = (state: QuizState, sessionId: string, itemId: string): OpenQuiz | undefined =>
  state.quizzes.findLast((quiz) => quiz.sessionId === sessionId && quiz.items.some((item) => item.itemId === itemId));

/** What was answered to an item in a quiz, the first one first. */
export const answersTo = (quiz: OpenQuiz, itemId: string): readonly GivenAnswer[] => own(quiz.answers, itemId) ?? [];

/** The answer with this choice, where it was given before. */
export const sameAnswer = (quiz: OpenQuiz, itemId: string, choice: number): GivenAnswer | undefined =>
  answersTo(quiz, itemId).find((given) => given.choice === choice);

export interface QuizScore {
  readonly right: number;
  readonly total: number;
  /** Of first answers right, 0 to 100, whole. */
  readonly percent: number;
}

/** The result of a quiz; null until every item has its first answer. */
export function scoreOf(quiz: OpenQuiz): QuizScore | null {
  const firsts = quiz.items.map(({ itemId }) => answersTo(quiz, itemId)[0]);
  if (firsts.some((first) => first === undefined)) return null;
  const right = firsts.filter((first) => first?.correct).length;
  return { right, total: firsts.length, percent: Math.round((100 * right) / firsts.length) };
}

/**
 * - Only the first answer to an item counts, in whatever quiz it was, and none where a client had its key; a result counts
 *   when every answer in it does. A second answer in a quiz is marked; a choice that was given before is quiet.
 * - The time taken is the client's, and never more than has gone by on the server's clock since the offer; where the client
 *   says nothing it is the time since the offer or the quiz's last answer.
 * - The last first answer finishes the quiz, once.
 * - Refuses ITEM_NOT_OFFERED, CHOICE_UNKNOWN.
 * Source: lou.md 'Quizzes'; calls.md 'POST /questions/{itemId}/answers'.
 */
export const quiz = decider({
  name: 'quiz',
  listensTo: [QuizOffered, QuestionAnswered],
  initial: { quizzes: [], known: [] } as QuizState,
  evolve: (state, fact) => {
    if (fact.type === 'QuizOffered') {
      const told = fact.data.withKey ? fact.data.items.map(({ itemId }) => itemId) : [];
      return {
        quizzes: [...state.quizzes, { ...fact.data, factId: fact.id, offeredAtMs: fact.recordedAtMs, answers: {} }].slice(-REMEMBERED_QUIZZES),
        known: withMore(state.known, told),
      };
    }
    const { quizId, itemId, choice, correct, counts } = fact.data;
    const withAnswer = (known: OpenQuiz): OpenQuiz => {
      const given = [...answersTo(known, itemId), { choice, correct, counts, atMs: fact.recordedAtMs, version: fact.version }];
      return { ...known, answers: { ...known.answers, [itemId]: given } };
    };
    return { quizzes: state.quizzes.map((known) => (known.quizId === quizId ? withAnswer(known) : known)), known: withMore(state.known, [itemId]) };
  },
  decide: (command: QuizCommand, state) => {
    const open = quizWithItem(state, command.sessionId, command.itemId);
    const item = open?.items.find((offered) => offered.itemId === command.itemId);
    if (!open || !item) throw new Refused('ITEM_NOT_OFFERED', 'This question was not asked in this session.', 'missing');
    if (command.choice >= item.order.length) throw new Refused('CHOICE_UNKNOWN', 'Please choose one of the answers.', 'invalid');
    return answer(command, open, item, state.known.includes(item.itemId));
  },
});

/** A list and not a map, which would be copied key by key with every answer of a long history. */
function withMore(known: readonly string[], itemIds: readonly string[]): readonly string[] {
  const fresh = itemIds.filter((itemId) => !known.includes(itemId));
  return fresh.length === 0 ? known : [...known, ...fresh];
}

/** True when each of its first answers counts. */
const isFresh = (quiz: OpenQuiz): boolean => quiz.items.every(({ itemId }) => answersTo(quiz, itemId)[0]?.counts);

function answer(command: QuizCommand, open: OpenQuiz, item: OfferedItem, isKnown: boolean): NewFact[] {
  const { localDay, choice, sessionId, itemId } = command;
  if (sameAnswer(open, itemId, choice)) return [];
  const { quizId, courseId, sectionId, weightsVersion } = open;
  const correct = choice === item.rightIndex;
  const first = answersTo(open, itemId).length === 0;
  const { revision, skill, difficulty, predicted } = item;
  const counts = first && !open.withKey && !isKnown;
  const milliseconds = timeTaken(command, open);
  const answered = QuestionAnswered({
    ...{ quizId, sessionId, itemId, revision, skill, difficulty, choice, correct, milliseconds, first },
    ...{ counts, predicted, weightsVersion, localDay },
  });
  const after = { ...open, answers: { ...open.answers, [itemId]: [{ choice, correct, counts, atMs: command.atMs, version: 0 }] } };
  const score = first && scoreOf(after);
  if (!score) return [answered];
  return [answered, QuizFinished({ quizId, sessionId, courseId, sectionId, ...score, ...(!isFresh(after) && { counts: false }), localDay })];
}

/** Whole milliseconds, 0 to ANSWER_MS_MOST. */
function timeTaken({ milliseconds, atMs }: QuizCommand, { offeredAtMs, answers }: OpenQuiz): number {
  const lastAtMs = Math.max(
    offeredAtMs,
    ...Object.values(answers)
      .flat()
      .map((given) => given.atMs),
  );
  return Math.max(0, Math.round(Math.min(milliseconds ?? atMs - lastAtMs, atMs - offeredAtMs, ANSWER_MS_MOST)));
}
