/**
 * One socket's conversation: which session it joined, and its messages one after another. What they do is api's; here are the
 * limits, the order and the words on the wire. Knows nothing of the network.
 */
import { actOf } from '@lou/api/act';
import type { Caller, Deps } from '@lou/api/deps';
import { permit } from '@lou/api/permit';
import { answerItem } from '@lou/api/quizzes/quizzes.commands';
import { describeFailure } from '@lou/api/trpc';
import { joinSession } from '@lou/api/tutoring/joining.read';
import { type HeardWords, type ToldSentence, takeTurn } from '@lou/api/tutoring/turn';
import { help, renameSession } from '@lou/api/tutoring/tutoring.commands';
import { messageFrom } from '@lou/api/tutoring/typed';
import { policy } from '@lou/contract';
import { choiceMissing } from '@lou/contract/quizzes';
import { type ClientMessage, type ServerMessage, socketSentences } from '@lou/contract/socket';
import { Refused } from '@lou/domain/kernel';
import { SESSION_SENTENCES } from '@lou/domain/tutoring/sentences';
import type { FastifyBaseLogger } from 'fastify';
import { type UserLimits, unreadableOf } from './message-limits.ts';
import { answerMessage, deltaMessages, replyMessage, saidMessage, topicMessage } from './messages.ts';
import { readMessage } from './read-message.ts';
import type { Listener, Room, Rooms } from './rooms.ts';

export interface ConversationOptions {
  readonly deps: Deps;
  readonly caller: Caller;
  /** The same person as their sign-in says now: they may have changed their time zone since the socket was opened. */
  readonly callerNow: () => Caller;
  readonly rooms: Rooms;
  readonly limits: UserLimits;
  readonly send: (message: ServerMessage) => void;
  readonly close: (reason: string) => void;
  readonly log: FastifyBaseLogger;
}

interface Joined {
  readonly sessionId: string;
  readonly topic: string;
  readonly graded: boolean;
  readonly room: Room;
  readonly listener: Listener;
}

type Message<Type extends ClientMessage['type']> = ClientMessage & { type: Type };

const noSubject = { courseId: null, sectionId: null, knowledgeItemId: null };

export function converse({ deps, caller, callerNow, rooms, limits, send, close, log }: ConversationOptions) {
  let joined: Joined | undefined;
  /** The turn that this socket asked for, from its message to its reply. */
  let turn: AbortController | undefined;
  /** The highest seq up to which this client was told everything. */
  let seq = 0;
  /** Settles when everything that was heard before is done. */
  let last: Promise<void> = Promise.resolve();
  const isTooUnreadable = unreadableOf(deps.clock);
  const act = () => actOf(deps, callerNow(), deps.ids.random());
  const report = (failure: unknown) => log.error({ err: failure }, 'a socket message failed');
  const say = (message: ServerMessage) => {
    seq = Math.max(seq, message.seq);
    send(message);
  };
  const complainOf = (error: unknown, to?: ClientMessage['type']) => {
    const failure = describeFailure(error);
    if (failure.httpStatus === 500) report(error);
    say({ type: 'error', seq, message: failure.sentence, code: failure.code, ...(to && { to }) });
  };

  /** Messages are done one after another; only `cancel` overtakes, and what is refused at the door. */
  function hear(text: string | null): void {
    let to: ClientMessage['type'] | undefined;
    try {
      limits.message();
      const read = readMessage(text);
      if ('says' in read) {
        say({ type: 'error', seq, message: read.says, code: 'UNREADABLE' });
        if (isTooUnreadable()) close('too many unreadable messages');
        return;
      }
      const { message } = read;
      to = message.type;
      permit(policy[`socket.${message.type}`], caller, message);
      if (message.type === 'cancel') turn?.abort();
      else last = last.then(message.type === 'text_message' ? talk(message) : () => handle(message)).catch((error) => complainOf(error, message.type));
    } catch (error) {
      complainOf(error, to);
    }
  }

  async function handle(message: Exclude<ClientMessage, Message<'text_message' | 'cancel'>>): Promise<void> {
    switch (message.type) {
      case 'join_session':
        return join(message);
      case 'voice_message':
        present();
        throw new Refused('VOICE_OFF', socketSentences.voiceOff);
      case 'update_topic':
        return rename(present(), message);
      case 'answer_question':
        return answer(present(), message);
      case 'hint':
      case 'show_me':
        return giveHelp(present(), message);
    }
  }

  function present(): Joined {
    if (!joined) throw new Refused('NOT_JOINED', socketSentences.notJoined);
    return joined;
  }

  /** What is told in the room while the client is still told what it missed waits until then. */
  async function join({ sessionId, learnerId, topic, stream = false, graded = false, lastSeq }: Message<'join_session'>): Promise<void> {
    if (learnerId && learnerId !== caller.userId) throw new Refused('NOT_YOURS', socketSentences.notYours);
    let waiting: ServerMessage[] | undefined = [];
    let toldUpTo = 0;
    const hear = (message: ServerMessage) => {
      if (message.type === 'topic_updated') retitle(message.topic);
      if (message.seq > toldUpTo) say(message);
    };
    const listener: Listener = { stream, graded, act, say: (message) => (waiting ? void waiting.push(message) : hear(message)) };
    const room = rooms.open(caller.userId, sessionId);
    const before = joined;
    room.enter(listener);
    if (before?.room === room) room.leave(before.listener);
    try {
      const found = await joinSession(deps, act(), { sessionId, topic, lastSeq });
      before?.room.leave(before.listener);
      joined = { sessionId, topic: found.topic, graded, room, listener };
      seq = found.missed ? (lastSeq ?? 0) : found.lastSeq;
      say({ type: 'session_joined', seq, sessionId });
      const missed = [
        ...(stream ? found.said.map(saidMessage) : []),
        ...(found.missed ?? []).map((reply) => replyMessage(reply, '')),
        ...(graded ? found.answers.map(answerMessage) : []),
      ];
      missed.toSorted((a, b) => a.seq - b.seq).forEach(say);
      if (!found.missed) say({ type: 'welcome', seq, message: `Hello${found.isKnown ? ' again' : ''}. We are on “${found.topic}”. Ask me anything about it.` });
      toldUpTo = found.missed ? found.lastSeq : 0;
      const held = waiting;
      waiting = undefined;
      held.forEach(hear);
    } catch (error) {
      if (before?.room === room) room.enter(before.listener);
      room.leave(listener);
      throw error;
    }
  }

  /** Looked at when it is heard: a message during a turn does not wait for it, it is refused. */
  function talk(message: Message<'text_message'>): () => Promise<void> {
    if (turn) throw new Refused('TURN_IN_FLIGHT', SESSION_SENTENCES.busy);
    const mine = new AbortController();
    turn = mine;
    return () =>
      takeTurnIn(message.text, mine).finally(() => {
        turn = undefined;
      });
  }

  async function takeTurnIn(typed: string, { signal }: AbortController): Promise<void> {
    const { room, sessionId, topic, graded, listener } = present();
    const text = messageFrom(typed);
    if (room.isTurning) throw new Refused('TURN_IN_FLIGHT', SESSION_SENTENCES.busy);
    limits.text();
    room.isTurning = true;
    await room
      .inOrder(async () => {
        const onSentence = (told: ToldSentence) => room.tell({ type: 'response_delta', ...told, sources: [...told.sources] });
        const onHeard = (heard: HeardWords) => room.tell(saidMessage(heard), listener);
        const ifUnknown = { subject: noSubject, topic };
        const reply = await takeTurn(deps, act(), { sessionId, text, graded, signal, onHeard, onSentence, report, ifUnknown });
        for (const delta of deltaMessages(reply)) room.tell(delta);
        room.tell(replyMessage(reply, text));
      })
      .finally(() => {
        room.isTurning = false;
      });
  }

  function retitle(topic: string): void {
    if (joined) joined = { ...joined, topic };
  }

  async function rename(session: Joined, { topic: wanted }: Message<'update_topic'>): Promise<void> {
    limits.topic();
    await session.room.inOrder(async () => {
      const renamed = await renameSession(deps, act(), session.sessionId, wanted);
      retitle(renamed.topic);
      const message = topicMessage(renamed.topic, renamed.seq ?? seq);
      if (renamed.seq === null) say(message);
      else session.room.tell(message);
    });
  }

  async function answer({ room, sessionId, listener }: Joined, { itemId, choice, milliseconds }: Message<'answer_question'>): Promise<void> {
    if (choice === undefined) throw new Refused('CHOICE_MISSING', choiceMissing, 'invalid');
    await room.inOrder(async () => {
      const graded = await answerItem(deps, act(), { sessionId, itemId, choice, milliseconds });
      const answered = graded.first && { answered: graded.first };
      const message: ServerMessage = { type: 'question_graded', seq: graded.seq, itemId, choice, ...graded.outcome, ...answered };
      say(message);
      room.tell(message, listener);
    });
  }

  async function giveHelp({ room, sessionId }: Joined, { type, itemId }: Message<'hint' | 'show_me'>): Promise<void> {
    await room.inOrder(async () => {
      const { seq: at, level, text, triesLeft, sources } = await help(deps, act(), sessionId, itemId, type === 'hint' ? 'hint' : 'show');
      const message: ServerMessage = { type: 'hint', seq: at ?? seq, itemId, level, text, triesLeft, sources };
      if (at === null) say(message);
      else room.tell(message);
    });
  }

  return {
    hear,
    /** The socket is gone. What it asked for goes on in its room: the reply is in the log when the learner comes back. */
    leave(): void {
      last = last.then(() => joined?.room.leave(joined.listener));
    },
  };
}
