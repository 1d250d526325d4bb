/** Who of the staff read a learner's sessions. */
import type { TranscriptRead } from '@lou/contract/tutoring';
import { transcriptReadsView } from '@lou/domain/tutoring/transcript-reads.view';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { sessionOf, topicOf } from './tutoring.read.ts';

/** Newest first, each with what its session is called. */
export function transcriptReadsOf(deps: Pick<Deps, 'log'>, learner: LearnerSnapshot): Promise<TranscriptRead[]> {
  const reads = learner.view(transcriptReadsView).toReversed();
  return Promise.all(
    reads.map(async ({ atMs, role, sessionId }) => {
      const record = sessionId === null ? undefined : sessionOf(learner, sessionId);
      return { at: new Date(atMs).toISOString(), role, sessionId, topic: record ? await topicOf(deps, record) : null };
    }),
  );
}
