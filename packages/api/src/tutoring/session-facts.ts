/** The facts of one session, from its first to its last. */
import { learnerStream } from '@lou/domain/kernel';
import type { SessionRecord } from '@lou/domain/tutoring/sessions.view';
import type { RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';

/** Oldest first. A learner's sessions may lie between each other; what was appended after the record was folded is left out. */
export async function factsOfSession({ log }: Pick<Deps, 'log'>, learnerId: string, record: SessionRecord): Promise<RecordedFact[]> {
  const { sessionId, firstVersion, lastVersion } = record;
  const facts = await log.read(learnerStream(learnerId), { afterVersion: firstVersion - 1, limit: lastVersion - firstVersion + 1 });
  return facts.filter((fact) => (fact.data as { sessionId?: string }).sessionId === sessionId);
}
