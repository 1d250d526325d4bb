/**
 * A room is what the sockets of one learner that joined one session have in common, in this process: what happens in the
 * session happens one after another, and what Lou says there is heard by all of them, in the order of the log.
 */
import type { ServerMessage } from '@lou/contract/socket';

/** A socket in a room. */
export interface Listener {
  /** Wants each sentence of a reply as well. */
  readonly stream: boolean;
  say(message: ServerMessage): void;
}

export interface Room {
  /** One turn at a time; others are asked to wait. */
  isTurning: boolean;
  enter(listener: Listener): void;
  leave(listener: Listener): void;
  /** Tells everybody in the room. */
  tell(message: ServerMessage): void;
  /** Runs work when everything before it is done; what it tells is heard in this order. */
  inOrder<Result>(work: () => Promise<Result>): Promise<Result>;
}

export type Rooms = (userId: string, sessionId: string) => Room;

/** A room is there while somebody is in it or something happens in it. */
export function openRooms(): Rooms {
  const rooms = new Map<string, Room>();
  return (userId, sessionId) => {
    const name = JSON.stringify([userId, sessionId]);
    const known = rooms.get(name) ?? makeRoom(() => rooms.delete(name));
    rooms.set(name, known);
    return known;
  };
}

function makeRoom(close: () => void): Room {
  const listeners = new Set<Listener>();
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
    tell(message) {
      for (const listener of listeners) if (message.type !== 'response_delta' || listener.stream) listener.say(message);
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
