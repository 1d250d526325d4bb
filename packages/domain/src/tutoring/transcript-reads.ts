/** Staff reading what a learner wrote: it is written down where the learner sees it. Source: server-decisions.md 'Who'. */
import { decider } from '../kernel.ts';
import { own } from '../own.ts';
import { TranscriptOpened } from './events.ts';

export interface OpenTranscript {
  readonly type: 'OpenTranscript';
  /** Null for the list of sessions. */
  readonly sessionId: string | null;
  readonly readerId: string;
  readonly role: 'teacher' | 'admin';
  readonly atMs: number;
}

/** So long a page that asks again is still the same reading, in milliseconds. */
export const SAME_READING_MS = 15 * 60_000;

/** When somebody last began to read something, in milliseconds since 1970. */
export interface LastReadings {
  readonly [readerAndSession: string]: number;
}

const keyOf = (readerId: string, sessionId: string | null): string => JSON.stringify([readerId, sessionId]);

/** Quiet while the same person still reads the same session. */
export const transcriptReading = decider({
  name: 'transcript-reading',
  listensTo: [TranscriptOpened],
  initial: {} as LastReadings,
  evolve: (state, fact) => ({ ...state, [keyOf(fact.meta.actorId, fact.data.sessionId)]: fact.recordedAtMs }),
  decide: ({ sessionId, readerId, role, atMs }: OpenTranscript, state) => {
    const lastMs = own(state, keyOf(readerId, sessionId));
    return lastMs !== undefined && atMs - lastMs < SAME_READING_MS ? [] : [TranscriptOpened({ sessionId, role })];
  },
});
