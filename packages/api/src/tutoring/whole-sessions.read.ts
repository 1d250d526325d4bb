/** Sessions with everything that was said in them. */
import type { SessionDetail } from '@lou/contract/tutoring';
import { type SessionRecord, sessionsView } from '@lou/domain/tutoring/sessions.view';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { messagesOf } from './transcript.ts';
import { asRecentSessions, unknownSession } from './tutoring.read.ts';

/** A session with its messages, or those after a seq. */
export async function detailsOf(deps: Deps, { learnerId }: LearnerSnapshot, record: SessionRecord, afterSeq?: number): Promise<SessionDetail> {
  const [summary] = await asRecentSessions(deps, learnerId, [record]);
  if (!summary) throw unknownSession();
  return { ...summary, messages: await messagesOf(deps, learnerId, record, afterSeq), openItemId: record.openItem?.itemId ?? null };
}

/** All of a learner's sessions, oldest first; one after another, since a long history is a lot of words. */
export async function wholeSessionsOf(deps: Deps, learner: LearnerSnapshot): Promise<SessionDetail[]> {
  const sessions: SessionDetail[] = [];
  for (const record of learner.view(sessionsView).toSorted((a, b) => a.startedAtMs - b.startedAtMs)) sessions.push(await detailsOf(deps, learner, record));
  return sessions;
}
