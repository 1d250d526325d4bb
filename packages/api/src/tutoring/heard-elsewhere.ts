/** What happened in a session without its sockets here (in another process, by a call, with its section), as they are told it. */
import { isFact, learnerOfStream, type RecordedFact } from '@lou/domain/kernel';
import { QuestionAnswered } from '@lou/domain/quizzes/events';
import { HintGiven, LearnerAsked, SessionCompleted, SolutionShown, TopicChanged, TutorReplied } from '@lou/domain/tutoring/events';
import type { Act } from '../act.ts';
import type { Deps } from '../deps.ts';
import { answerIn, type TakenAnswer } from './answers.read.ts';
import { repliesAfter } from './joining.read.ts';
import { factsOfSession } from './session-facts.ts';
import { type HeardWords, heardWords, type TurnReply } from './turn.ts';
import { sessionOf, topicOf } from './tutoring.read.ts';

/** Of those below what no socket does, so that none in this process tells it. */
export const DONE_BESIDE = [SessionCompleted];

/** Facts that change what a learner's other tabs show. */
export const HEARD = [LearnerAsked, TutorReplied, HintGiven, SolutionShown, QuestionAnswered, TopicChanged, ...DONE_BESIDE];

/** The session that one of HEARD belongs to. */
export function placeOf(fact: RecordedFact): { readonly userId: string; readonly sessionId: string } | undefined {
  const userId = learnerOfStream(fact.stream);
  const { sessionId } = fact.data as { sessionId?: string };
  return userId !== undefined && sessionId !== undefined ? { userId, sessionId } : undefined;
}

/** What the learner said, a reply with what it answers, an answer, a new topic, its end; undefined for what is part of a reply and told with it. */
export type HeardElsewhere =
  | { readonly said: HeardWords }
  | { readonly reply: TurnReply; readonly asked: string }
  | { readonly answer: TakenAnswer }
  | { readonly topic: string }
  | { readonly ended: true };

/** `act` is the learner's own. */
export async function heardElsewhere(deps: Deps, act: Act, fact: RecordedFact): Promise<HeardElsewhere | undefined> {
  const place = placeOf(fact);
  const learner = await deps.log.learner(act.learnerId);
  const record = place && sessionOf(learner, place.sessionId);
  if (!record) return undefined;
  if (isFact(SessionCompleted, fact)) return { ended: true };
  if (isFact(TopicChanged, fact)) return { topic: await topicOf(deps, record) };
  if (isFact(LearnerAsked, fact)) return { said: heardWords(fact, fact.data.turnId, await wordsOf(deps, fact)) };
  const facts = await factsOfSession(deps, act.learnerId, record);
  if (isFact(QuestionAnswered, fact)) {
    const answer = await answerIn(deps, facts, fact);
    return answer && { answer };
  }
  const [reply] = await repliesAfter(deps, act, learner, record, fact.version - 1);
  if (reply?.seq !== fact.version) return undefined;
  const asked = facts.find((each) => isFact(LearnerAsked, each) && each.data.turnId === reply.turnId);
  return { reply, asked: asked ? await wordsOf(deps, asked) : '' };
}

const wordsOf = async ({ log }: Deps, { id }: RecordedFact): Promise<string> => String((await log.words([id])).get(id)?.text ?? '');
