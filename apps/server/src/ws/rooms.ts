/**
 * A room is what the sockets of one learner that joined one session have in common, in this process: what happens in the
 * session happens one after another, and what Lou says there is heard by all of them, in the order of the log.
 */
import type { Act } from '@lou/api/act';
import type { ServerMessage } from '@lou/contract/socket';

/** A socket in a room. */
export interface Listener {
  /** Wants each sentence of a reply as well, what the learner says in other places, and that the session has ended. */
  readonly stream: boolean;
  /** Wants to be told how an answer was marked that was given in another place. */
  readonly graded: boolean;
  /** Its learner doing something now. */
  act(): Act;
  say(message: ServerMessage): void;
}

export interface Room {
  /** One turn at a time; others are asked to wait. */
  isTurning: boolean;
  enter(listener: Listener): void;
  leave(listener: Listener): void;
  /** Tells everybody in the room who wants it, but the one from whom it comes. */
  tell(message: ServerMessage, from?: Listener): void;
  /** Whether the room was told what stands at a seq; remembered of the newest TOLD_KEPT. */
  hasTold(seq: number): boolean;
  /** The learner of the room doing something now; undefined while nobody is in it. */
  act(): Act | undefined;
  /** Runs work when everything before it is done; what it tells is heard in this order. */
  inOrder<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface Rooms {
  /** The room, made where there is none. */
  open(userId: string, sessionId: string): Room;
  /** The room, where there is one. */
  find(userId: string, sessionId: string): Room | undefined;
}

const TOLD_KEPT = 100;

/** A room is there while somebody is in it or something happens in it. */
export function openRooms(): Rooms {
  const rooms = new Map<string, Room>();
  const nameOf = (userId: string, sessionId: string) => JSON.stringify([userId, sessionId]);
  return {
    open(userId, sessionId) {
      const name = nameOf(userId, sessionId);
      const known = rooms.get(name) ?? makeRoom(() => rooms.delete(name));
      rooms.set(name, known);
      return known;
    },
    find: (userId, sessionId) => rooms.get(nameOf(userId, sessionId)),
  };
}

const WITH_STREAM: ReadonlySet<ServerMessage['type']> = new Set(['response_delta', 'learner_said', 'session_ended']);

/** What is not the spec's is told only to those who asked for it. */
function wants({ stream, graded }: Listener, { type }: ServerMessage): boolean {
  if (WITH_STREAM.has(type)) return stream;
  return type !== 'question_graded' || graded;
}

function makeRoom(close: () => void): Room {
  const listeners = new Set<Listener>();
  const told = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  let working = 0;
  const closeWhenEmpty = () => {
    if (listeners.size === 0 && working === 0) close();
  };
  return {
    isTurning: false,
    enter: (listener) => void listeners.add(listener),
    leave(listener) {
      listeners.delete(listener);
      closeWhenEmpty();
    },
    hasTold: (seq) => told.has(seq),
    act: () => [...listeners][0]?.act(),
    tell(message, from) {
      told.add(message.seq);
      for (const oldest of [...told].slice(0, -TOLD_KEPT)) told.delete(oldest);
      for (const listener of listeners) if (listener !== from && wants(listener, message)) listener.say(message);
    },
    inOrder(work) {
      working += 1;
      const mine = last.then(work);
      last = mine
        .catch(() => undefined)
        .then(() => {
          working -= 1;
          closeWhenEmpty();
        });
      return mine;
    },
  };
}
