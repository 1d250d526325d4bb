/** Who read a learner's transcripts: role and time, never a name. */
import { learnerView } from '../kernel.ts';
import { TranscriptOpened } from './events.ts';

export interface TranscriptRead {
  readonly atMs: number;
  readonly role: 'teacher' | 'admin';
  /** Null for the list of sessions. */
  readonly sessionId: string | null;
}

/** Oldest first. */
export const transcriptReadsView = learnerView({
  name: 'transcript-reads',
  version: 1,
  listensTo: [TranscriptOpened],
  initial: [] as readonly TranscriptRead[],
  evolve: (reads, fact) => [...reads, { atMs: fact.recordedAtMs, role: fact.data.role, sessionId: fact.data.sessionId }],
});
