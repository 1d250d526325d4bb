/** What was said in a session in another process of the same platform, as the sockets of this one are told it. */
import { isFact, learnerOfStream, type RecordedFact } from '@lou/domain/kernel';
import { QuestionAnswered, QuizFinished, QuizOffered } from '@lou/domain/quizzes/events';
import { HintGiven, LearnerAsked, SolutionShown, TopicChanged, TutorReplied } from '@lou/domain/tutoring/events';
import type { Act } from '../act.ts';
import type { Deps } from '../deps.ts';
import { type Verdict, verdictOf } from '../quizzes/quizzes.read.ts';
import { repliesAfter } from './joining.read.ts';
import { factsOfSession } from './session-facts.ts';
import { type HeardWords, heardWords, type TurnReply } from './turn.ts';
import { sessionOf, topicOf } from './tutoring.read.ts';

/** Facts that change what a learner's other tabs show. */
export const HEARD = [LearnerAsked, TutorReplied, HintGiven, SolutionShown, QuestionAnswered, TopicChanged];

/** The session that one of HEARD belongs to. */
export function placeOf(fact: RecordedFact): { readonly userId: string; readonly sessionId: string } | undefined {
  const userId = learnerOfStream(fact.stream);
  const { sessionId } = fact.data as { sessionId?: string };
  return userId !== undefined && sessionId !== undefined ? { userId, sessionId } : undefined;
}

/** An answer to a quiz question, marked. */
export interface AnswerElsewhere extends Verdict {
  readonly itemId: string;
  readonly choice: number;
  /** With the last answer of a quiz. */
  readonly finished: { readonly right: number; readonly total: number; readonly percent: number } | null;
}

/** What the learner said, a reply with what it answers, an answer, a new topic; undefined for what is part of a reply and told with it. */
export type HeardElsewhere =
  | { readonly said: HeardWords }
  | { readonly reply: TurnReply; readonly asked: string }
  | { readonly answer: AnswerElsewhere }
  | { readonly topic: string };

/** `act` is the learner's own. */
export async function heardElsewhere(deps: Deps, act: Act, fact: RecordedFact): Promise<HeardElsewhere | undefined> {
  const place = placeOf(fact);
  const learner = await deps.log.learner(act.learnerId);
  const record = place && sessionOf(learner, place.sessionId);
  if (!record) return undefined;
  if (isFact(TopicChanged, fact)) return { topic: await topicOf(deps, record) };
  if (isFact(LearnerAsked, fact)) return { said: heardWords(fact, fact.data.turnId, await wordsOf(deps, fact)) };
  const facts = await factsOfSession(deps, act.learnerId, record);
  if (isFact(QuestionAnswered, fact)) {
    const answer = await answerIn(deps, facts, fact.data);
    return answer && { answer };
  }
  const [reply] = await repliesAfter(deps, act, learner, record, fact.version - 1);
  if (reply?.seq !== fact.version) return undefined;
  const asked = facts.find((each) => isFact(LearnerAsked, each) && each.data.turnId === reply.turnId);
  return { reply, asked: asked ? await wordsOf(deps, asked) : '' };
}

const wordsOf = async ({ log }: Deps, { id }: RecordedFact): Promise<string> => String((await log.words([id])).get(id)?.text ?? '');

async function answerIn(
  deps: Deps,
  facts: readonly RecordedFact[],
  { quizId, itemId, choice }: { quizId: string; itemId: string; choice: number },
): Promise<AnswerElsewhere | undefined> {
  const offer = facts.filter((each) => isFact(QuizOffered, each)).find((each) => each.data.quizId === quizId);
  const offered = offer?.data.items.find((item) => item.itemId === itemId);
  if (!offer || !offered) return undefined;
  const words = (await deps.log.words([offer.id])).get(offer.id);
  const done = facts.filter((each) => isFact(QuizFinished, each)).find((each) => each.data.quizId === quizId);
  const finished = done ? { right: done.data.right, total: done.data.total, percent: done.data.percent } : null;
  return { itemId, choice, ...(await verdictOf(deps, offered, choice, words)), finished };
}
