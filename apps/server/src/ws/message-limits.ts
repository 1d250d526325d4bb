/** How much may be said over sockets. Source: server-decisions.md 'Limits' and 'Sockets'. */
import { socketSentences } from '@lou/contract/socket';
import { type Clock, Refused } from '@lou/domain/kernel';

const MINUTE_MS = 60_000;
/** Messages of all kinds. A quiz answered in haste with all its hints is far below it. */
const MESSAGES_A_MINUTE = 240;
const TEXTS_A_MINUTE = 20;
const TOPICS_A_MINUTE = 10;
const UNREADABLE_A_MINUTE = 10;

interface Counter {
  /** Counts one more; true when it is over the limit. What is over it is not counted, so that waiting helps. */
  isOver(): boolean;
  isEmpty(): boolean;
}

function lastMinute(clock: Clock, most: number): Counter {
  let times: number[] = [];
  const recent = () => {
    const nowMs = clock.nowMs();
    times = times.filter((atMs) => nowMs - atMs < MINUTE_MS);
    return times.length;
  };
  return {
    isOver() {
      if (recent() >= most) return true;
      times.push(clock.nowMs());
      return false;
    },
    isEmpty: () => recent() === 0,
  };
}

/** The limits of one user over all their sockets. Each refuses TOO_MANY. */
export interface UserLimits {
  /** Every message, whatever it is. */
  message(): void;
  text(): void;
  topic(): void;
}

/**
 * Windows of a minute, one of each kind a user. They outlive the sockets, so that a new one begins no new minute, and are
 * forgotten when nothing was said for a minute.
 */
export function limitsOfUsers(clock: Clock, limited: boolean): (userId: string) => UserLimits {
  const users = new Map<string, { message: Counter; text: Counter; topic: Counter }>();
  const refuse = (over: boolean) => {
    if (over && limited) throw new Refused('TOO_MANY', socketSentences.tooMany, 'too-many', 10);
  };
  return (userId) => {
    for (const [known, counters] of users) if (Object.values(counters).every((counter) => counter.isEmpty())) users.delete(known);
    const counted = () => {
      const known = users.get(userId) ?? {
        message: lastMinute(clock, MESSAGES_A_MINUTE),
        text: lastMinute(clock, TEXTS_A_MINUTE),
        topic: lastMinute(clock, TOPICS_A_MINUTE),
      };
      users.set(userId, known);
      return known;
    };
    return { message: () => refuse(counted().message.isOver()), text: () => refuse(counted().text.isOver()), topic: () => refuse(counted().topic.isOver()) };
  };
}

/** Counts what one socket sent that cannot be read; true with the tenth within a minute: the socket is closed then. */
export function unreadableOf(clock: Clock): () => boolean {
  const counter = lastMinute(clock, UNREADABLE_A_MINUTE - 1);
  return () => counter.isOver();
}
