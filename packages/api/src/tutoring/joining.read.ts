/** What a client is told that joins a session: what it is called, where it stands, and what the client was not sent. */
import type { ChatMessage } from '@lou/contract/tutoring';
import { learnerStream } from '@lou/domain/kernel';
import { FREE_TALK } from '@lou/domain/tutoring/sentences';
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Act } from '../act.ts';
import type { Deps } from '../deps.ts';
import { adaptationsOf } from './adaptations.read.ts';
import { answersAfter, type TakenAnswer } from './answers.read.ts';
import { openItemOf } from './open-item.read.ts';
import { factsOfSession } from './session-facts.ts';
import { messagesOf } from './transcript.ts';
import type { HeardWords, TurnReply } from './turn.ts';
import { claimOf, sessionOf, topicOf, unknownSession } from './tutoring.read.ts';
import { topicNamed } from './typed.ts';

export interface JoinedSession {
  readonly topic: string;
  /** False for an id that nobody has: it is the learner's with the first message. */
  readonly isKnown: boolean;
  /** The session's newest fact when it was looked at; 0 where there is none. */
  readonly lastSeq: number;
  /** What Lou said after the `lastSeq` asked for, oldest first; null where none was asked for or there is no session. */
  readonly missed: readonly TurnReply[] | null;
  /** What the learner said after that, oldest first. */
  readonly said: readonly HeardWords[];
  /** The first answers that its quizzes have had after that, oldest first. */
  readonly answers: readonly TakenAnswer[];
}

/**
 * A session of somebody else and one that nobody has look alike but for this: nobody's may be joined.
 * Refuses SESSION_UNKNOWN for somebody else's, and for one that nobody has a topic that cannot be one: EMPTY, TOO_LONG, NO_WORDS.
 */
export async function joinSession(
  deps: Deps,
  act: Act,
  wanted: { sessionId: string; topic?: string | undefined; lastSeq?: number | undefined },
): Promise<JoinedSession> {
  const { sessionId, lastSeq } = wanted;
  const owner = await deps.log.claimedBy(claimOf(sessionId));
  if (owner !== undefined && owner !== learnerStream(act.learnerId)) throw unknownSession();
  const learner = await deps.log.learner(act.learnerId);
  const record = sessionOf(learner, sessionId);
  if (!record) return { topic: topicNamed(wanted.topic) ?? FREE_TALK, isKnown: false, lastSeq: 0, missed: null, said: [], answers: [] };
  const found = { topic: await topicOf(deps, record), isKnown: true, lastSeq: record.lastVersion };
  if (lastSeq === undefined) return { ...found, missed: null, said: [], answers: [] };
  const facts = await factsOfSession(deps, act.learnerId, record);
  const answers = await answersAfter(deps, facts, lastSeq);
  const messages = (await messagesOf(deps, facts, lastSeq)).filter(({ seq }) => seq > lastSeq);
  return { ...found, missed: await repliesIn(deps, act, learner, record, messages), said: messages.flatMap(wordsIn), answers };
}

/** What the learner said, as their other places are told it. */
const wordsIn = ({ from, seq, turnId, text, at }: ChatMessage): HeardWords[] => (from === 'user' && turnId !== null ? [{ seq, turnId, text, at }] : []);

/** What Lou said in a session after a seq, with what is open and how the learner stands by now. */
export async function repliesAfter(deps: Deps, act: Act, learner: LearnerSnapshot, record: SessionRecord, seq: number): Promise<TurnReply[]> {
  const messages = await messagesOf(deps, await factsOfSession(deps, learner.learnerId, record), seq);
  return repliesIn(
    deps,
    act,
    learner,
    record,
    messages.filter((message) => message.seq > seq),
  );
}

async function repliesIn(deps: Deps, act: Act, learner: LearnerSnapshot, record: SessionRecord, messages: readonly ChatMessage[]): Promise<TurnReply[]> {
  const open = await openItemOf(deps, record);
  const adaptations = adaptationsOf(learner, act);
  return messages
    .filter((message) => message.from === 'ai')
    .map(({ from: _from, at: _at, turnId, move, ...said }) => ({
      ...said,
      turnId: turnId ?? '',
      move: move ?? 'explain',
      ...open,
      adaptations,
      toldAhead: 0,
    }));
}
