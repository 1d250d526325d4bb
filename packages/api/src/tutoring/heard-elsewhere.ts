/** What was said in a session in another process of the same platform, as the sockets of this one are told it. */
import { isFact, learnerOfStream, type RecordedFact } from '@lou/domain/kernel';
import { HintGiven, LearnerAsked, SolutionShown, TopicChanged, TutorReplied } from '@lou/domain/tutoring/events';
import type { Act } from '../act.ts';
import type { Deps } from '../deps.ts';
import { repliesAfter } from './joining.read.ts';
import { factsOfSession } from './session-facts.ts';
import type { TurnReply } from './turn.ts';
import { sessionOf, topicOf } from './tutoring.read.ts';

/** Facts that change what a learner's other tabs show. */
export const HEARD = [TutorReplied, HintGiven, SolutionShown, TopicChanged];

/** The session that one of HEARD belongs to. */
export function placeOf(fact: RecordedFact): { readonly userId: string; readonly sessionId: string } | undefined {
  const userId = learnerOfStream(fact.stream);
  const { sessionId } = fact.data as { sessionId?: string };
  return userId !== undefined && sessionId !== undefined ? { userId, sessionId } : undefined;
}

/** A reply with what it answers, a new topic, or undefined for what is part of a reply and told with it. */
export type HeardElsewhere = { readonly reply: TurnReply; readonly asked: string } | { readonly topic: string };

/** `act` is the learner's own. */
export async function heardElsewhere(deps: Deps, act: Act, fact: RecordedFact): Promise<HeardElsewhere | undefined> {
  const place = placeOf(fact);
  const learner = await deps.log.learner(act.learnerId);
  const record = place && sessionOf(learner, place.sessionId);
  if (!record) return undefined;
  if (isFact(TopicChanged, fact)) return { topic: await topicOf(deps, record) };
  const [reply] = await repliesAfter(deps, act, learner, record, fact.version - 1);
  if (reply?.seq !== fact.version) return undefined;
  const asked = (await factsOfSession(deps, act.learnerId, record)).find((each) => isFact(LearnerAsked, each) && each.data.turnId === reply.turnId);
  const text = asked && (await deps.log.words([asked.id])).get(asked.id)?.text;
  return { reply, asked: String(text ?? '') };
}
