/** Sessions with everything that was said in them. */
import type { SessionDetail } from '@lou/contract/tutoring';
import { isFact, type Words } from '@lou/domain/kernel';
import { LearnerAsked, TurnCut, TutorReplied } from '@lou/domain/tutoring/events';
import { whyTurnIsOver } from '@lou/domain/tutoring/session';
import { type SessionRecord, sessionsView } from '@lou/domain/tutoring/sessions.view';
import type { LearnerSnapshot, RecordedFact } from '@lou/eventlog';
import type { Deps } from '../deps.ts';
import { openItemOf } from './open-item.read.ts';
import { factsOfSession } from './session-facts.ts';
import { messagesIn, messagesOf } from './transcript.ts';
import { asRecentSessions, unknownSession } from './tutoring.read.ts';

/** A session with its messages, or those after a seq. */
export async function detailsOf(deps: Deps, { learnerId }: LearnerSnapshot, record: SessionRecord, afterSeq?: number): Promise<SessionDetail> {
  const [summary] = await asRecentSessions(deps, learnerId, [record]);
  if (!summary) throw unknownSession();
  const facts = await factsOfSession(deps, learnerId, record);
  const messages = await messagesOf(deps, facts, afterSeq);
  return { ...summary, messages, ...(await openItemOf(deps, record)), openTurnId: openTurnIn(facts, deps) };
}

/** The turn that was begun last, while it may still be answered. */
function openTurnIn(facts: readonly RecordedFact[], { clock, aloneSinceMs }: Pick<Deps, 'clock' | 'aloneSinceMs'>): string | null {
  const asked = facts.filter((fact) => isFact(LearnerAsked, fact)).at(-1);
  if (!asked) return null;
  const { turnId, leaseEndsAtMs } = asked.data;
  const isClosed = facts.some((fact) => (isFact(TutorReplied, fact) || isFact(TurnCut, fact)) && fact.data.turnId === turnId);
  const why = whyTurnIsOver({ begunAtMs: asked.recordedAtMs, leaseEndsAtMs }, { atMs: clock.nowMs(), goneBeforeMs: aloneSinceMs });
  return isClosed || why ? null : turnId;
}

/** All of a learner's sessions, oldest first, out of their facts and words, which were read together: no session is asked for by itself. */
export async function wholeSessionsOf(
  deps: Deps,
  learner: LearnerSnapshot,
  facts: readonly RecordedFact[],
  words: ReadonlyMap<string, Words>,
): Promise<SessionDetail[]> {
  const bySession = Map.groupBy(facts, (fact) => (fact.data as { sessionId?: string }).sessionId);
  const records = learner.view(sessionsView).toSorted((a, b) => a.startedAtMs - b.startedAtMs);
  const summaries = await asRecentSessions(deps, learner.learnerId, records);
  return Promise.all(
    records.map(async (record, place) => {
      const summary = summaries[place];
      if (!summary) throw unknownSession();
      const mine = (bySession.get(record.sessionId) ?? []).filter(({ version }) => version <= record.lastVersion);
      return { ...summary, messages: await messagesIn(deps, mine, words), ...(await openItemOf(deps, record)) };
    }),
  );
}
