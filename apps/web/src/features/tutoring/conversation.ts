/**
 * A conversation under way: the transcript is loaded, the socket kept, and every word goes through talk.ts. A store of its
 * own, so that no screen is needed to run it. Source: L§4 Tutoring chat, server-decisions.md 'A session's life', 'Sockets'.
 */
import type { ServerMessage } from '@lou/contract/socket';
import type { SessionDetail } from '@lou/contract/tutoring';
import { TURN_LEASE_MS } from '@lou/domain/tutoring/limits';
import { sentenceOf } from '../../lib/wire.ts';
import { isMarked, type Line } from './lines.ts';
import { noticeSilence } from './silence.ts';
import { type Connection, keepSocket, type SocketLike } from './socket-life.ts';
import { evolve, newTalk, type Talk, type TalkEvent } from './talk.ts';
import { answerUnheard, QUIZ_ME, serverError, socketError } from './texts.ts';
import { isUnsent, linesOf, type Unsent, unsentIn, wordsLeft } from './unsent.ts';

/** While a turn that was asked elsewhere (before a reload) may still be answered, the transcript is looked at so often. */
const LOOK_AGAIN_MS = 2_000;

/** An answer to what was said in another place comes by the socket; that there is none only the transcript says, once the turn's lease is over. */
const GIVEN_UP_AFTER_MS = TURN_LEASE_MS;

export interface ConversationPorts {
  /** The session from a seq on; undefined where nobody has it. Throws where it cannot be asked. */
  readonly load: (sessionId: string, after: number) => Promise<SessionDetail | undefined>;
  readonly socket: () => SocketLike;
  readonly nowMs: () => number;
  /** Says its id, by which it can be taken back. */
  readonly notify: (notice: { kind: 'destructive'; title: string; text: string }) => number;
  readonly dismiss: (noticeId: number) => void;
  /** What was said and not sent, kept for as long as the tab: as it was found, and as it is now. */
  readonly unsent: { readonly recall: () => unknown; readonly keep: (unsent: readonly Unsent[]) => void };
  /** Something was said or earned that other parts of the page show. */
  readonly told: (message: ServerMessage) => void;
}

export interface ConversationOf {
  readonly sessionId: string;
  readonly learnerId: string;
  readonly topic: string;
  /** True for an id that was just made up: there is nothing to load before something was said. */
  readonly isNew: boolean;
  /** Lou's first words, where the start of the session has told them. */
  readonly welcome?: string | undefined;
}

export interface ConversationState {
  readonly talk: Talk;
  readonly connection: Connection;
}

export function makeConversation({ sessionId, learnerId, topic, isNew, welcome }: ConversationOf, ports: ConversationPorts) {
  let state: ConversationState = { talk: newTalk(topic, welcome), connection: 'connecting' };
  let socket: ReturnType<typeof keepSocket> | undefined;
  /** What is under way now; replaced with each opening, so that a late answer to an earlier one is not heard. */
  let opening: object | undefined;
  let saidCount = 0;
  let wasLost = false;
  /** As the socket has it; the state says so once it is known what got through. */
  let socketIs: Connection = 'connecting';
  let undelivered: string | undefined;
  let isRestored = false;
  /** What the socket complains about, for as long as it is so. */
  let complaint: number | undefined;
  let lookAgain: ReturnType<typeof setTimeout> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  /** Another name for the talk is on its way. */
  let renaming = false;
  /** Lines that went again by themselves already: what swallows them again would do so for ever. */
  const wentAgain = new Set<string>();
  const listeners = new Set<() => void>();

  const silence = noticeSilence(
    () => state.connection === 'connected' && (state.talk.busy || state.talk.marking !== null || renaming),
    () => socket?.doubt(),
  );

  const put = (next: ConversationState) => {
    if (isRestored && next.talk.lines !== state.talk.lines) ports.unsent.keep(unsentIn(next.talk.lines));
    state = next;
    silence.changed();
    if (complaint !== undefined && next.connection === 'connected') {
      ports.dismiss(complaint);
      complaint = undefined;
    }
    for (const listener of listeners) listener();
  };
  const apply = (event: TalkEvent) => put({ ...state, talk: evolve(state.talk, event) });

  async function load(settles: boolean): Promise<void> {
    const asking = opening;
    clearTimeout(lookAgain);
    const onTheirWay = settles ? state.talk.lines.filter(isSending).map(({ key }) => key) : [];
    if (isNew && saidCount === 0) {
      apply({ type: 'unknown', settles: onTheirWay });
      restore([]);
      return;
    }
    try {
      const after = state.talk.lastSeq;
      const detail = await ports.load(sessionId, after);
      if (asking !== opening) return;
      apply(detail ? { type: 'loaded', detail, after, settles: onTheirWay } : { type: 'unknown', settles: onTheirWay });
      restore(detail?.messages ?? []);
      if (detail && state.talk.busy) lookAgain = setTimeout(() => void load(true), LOOK_AGAIN_MS);
    } catch (error) {
      if (asking !== opening) return;
      apply({ type: 'not-loaded', sentence: sentenceOf(error) });
      if (onTheirWay.length > 0) lookAgain = setTimeout(() => void load(true).then(deliver), LOOK_AGAIN_MS);
    }
  }

  /** Once it is known what had arrived, the words that were left on their way stand there again, as after a lost connection. */
  function restore(messages: SessionDetail['messages']): void {
    if (isRestored) return;
    isRestored = true;
    const lines = linesOf(ports.unsent.recall(), messages);
    if (lines.length === 0) {
      ports.unsent.keep([]);
      return;
    }
    undelivered = lines.findLast(isSending)?.key;
    wasLost = true;
    apply({ type: 'restored', lines });
  }

  /** A hint comes as one text: the transcript says which of its sentences rests on what, as it will after a reload. */
  async function loadAgain(after: number): Promise<void> {
    const asking = opening;
    const detail = await ports.load(sessionId, after).catch(() => undefined);
    if (detail && asking === opening && !state.talk.busy) apply({ type: 'loaded', detail, after, settles: [] });
  }

  function hear(message: ServerMessage): void {
    if (message.type === 'topic_updated' || message.type === 'error') renaming = false;
    apply({ type: 'heard', message });
    silence.heard();
    if (message.type === 'learner_said' && state.talk.busy) {
      const { turnId } = message;
      clearTimeout(overdue);
      overdue = setTimeout(() => state.talk.busy && state.talk.lines.at(-1)?.turnId === turnId && void load(true), GIVEN_UP_AFTER_MS);
    }
    if (message.type === 'hint' && message.level > 0) void loadAgain(message.seq - 1);
    if (message.type === 'error') ports.notify(serverError(message.message));
    ports.told(message);
  }

  /** Nothing is sent after a loss before it is known what had arrived: it could be there twice. */
  async function takeUpAgain(): Promise<void> {
    await load(true);
    if (socketIs !== 'connected') return;
    renaming = false;
    releaseAnswer();
    put({ ...state, connection: socketIs });
    deliver();
  }

  /** A choice that was being marked when the line went silent: the transcript knows it by now, or it is to be made again. */
  function releaseAnswer(): void {
    const { marking, lines } = state.talk;
    if (!marking) return;
    apply({ type: 'not-marked' });
    if (!isMarked(lines, marking.itemId)) ports.notify(answerUnheard);
  }

  function changed(connection: Connection): void {
    socketIs = connection;
    if (connection === 'connected' && wasLost) return void takeUpAgain();
    put({ ...state, connection });
    if (connection === 'connected' || connection === 'connecting') return;
    wasLost = true;
    undelivered ??= state.talk.lines.findLast(isSending)?.key;
    if (connection !== 'doubted') apply({ type: 'disconnected' });
  }

  /** What was on its way when the connection was lost, and never arrived, goes again by itself. */
  function deliver(): void {
    const lost = state.talk.lines.find(({ key }) => key === undelivered);
    if (lost && isSending(lost)) return; // not known yet
    undelivered = undefined;
    if (lost?.from !== 'learner' || lost.fate !== 'failed' || wentAgain.has(lost.key) || !ready() || !say(lost.text)) return;
    apply({ type: 'taken-back', key: lost.key });
    wentAgain.add(keySaid());
  }

  const keySaid = () => `said-here-${saidCount}`;

  const ready = () => state.connection === 'connected' && !state.talk.busy && !state.talk.over;

  function say(text: string): boolean {
    const trimmed = text.trim();
    if (trimmed === '' || state.talk.busy) return false;
    if (!socket?.send({ type: 'text_message', text: trimmed })) return false;
    saidCount += 1;
    apply({ type: 'said', key: keySaid(), text: trimmed, nowMs: ports.nowMs() });
    return true;
  }

  function ask(type: 'hint' | 'show_me'): void {
    const itemId = state.talk.openItemId;
    if (ready() && itemId && socket?.send({ type, itemId })) apply({ type: 'asked-for-help' });
  }

  return {
    sessionId,
    current: (): ConversationState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins or takes up again; ends with what it returns: the socket closes with 1000. */
    open(): () => void {
      const mine = {};
      opening = mine;
      void load(false).then(() => opening === mine && connect());
      return () => {
        opening = undefined;
        clearTimeout(lookAgain);
        clearTimeout(overdue);
        silence.stop();
        socket?.close();
        socket = undefined;
      };
    },
    reload: () => void load(true),
    reconnect: () => socket?.again(),
    /** The network is gone. */
    lose: () => socket?.lose(),
    /** The network or the reader is back. */
    lookAgain: () => socket?.look(),
    /** True where it was sent: trimmed, not blank, nothing else under way. */
    say,
    /** Ignored while busy or disconnected. Source: L§5. */
    quizMe: (text = QUIZ_ME) => ready() && say(text),
    hint: () => ask('hint'),
    showMe: () => ask('show_me'),
    answer(itemId: string, choice: number, milliseconds: number): void {
      if (state.connection !== 'connected' || state.talk.marking || state.talk.over) return;
      if (socket?.send({ type: 'answer_question', itemId, choice, milliseconds })) apply({ type: 'chose', itemId, choice });
    },
    /** Blank is ignored, and so is what it is called already: false where there is nothing to wait for. Source: L§5. */
    rename(wanted: string): boolean {
      const renamed = wanted.trim();
      if (renamed === '' || renamed === state.talk.topic) return false;
      renaming = socket?.send({ type: 'update_topic', topic: renamed }) ?? false;
      silence.changed();
      return true;
    },
    /** A line that did not get through goes again. */
    sayAgain(key: string, text: string): void {
      if (ready() && say(text)) apply({ type: 'taken-back', key });
    },
    takeBack: (key: string) => apply({ type: 'taken-back', key }),
    /** What never got through, with what stood in the line, leaves it: for the talk that comes after. */
    takeAlong(draft: unknown): string {
      const { lines } = state.talk;
      const words = wordsLeft(lines, draft);
      for (const { key } of lines.filter(isUnsent)) apply({ type: 'taken-back', key });
      return words;
    },
    ended: () => apply({ type: 'ended' }),
    rated: (satisfaction: number) => apply({ type: 'rated', satisfaction }),
  };

  function connect(): void {
    socket = keepSocket({
      make: ports.socket,
      hello: () => ({ type: 'join_session', sessionId, learnerId, topic: state.talk.topic, stream: true, graded: true, lastSeq: state.talk.lastSeq }),
      hear,
      changed,
      complain: (sentence) => {
        complaint = ports.notify(socketError(sentence));
      },
    });
  }
}

const isSending = (one: Line): boolean => one.from === 'learner' && one.fate === 'sending';

export type Conversing = ReturnType<typeof makeConversation>;
