/** A learner's sessions as lists and totals. What was said is read in transcript.ts. */
import type { RecentSession } from '@lou/contract/tutoring';
import { Refused } from '@lou/domain/kernel';
import { own } from '@lou/domain/own';
import { type CourseRatings, courseRatingsView } from '@lou/domain/tutoring/course-ratings.view';
import { itemProgressPercent } from '@lou/domain/tutoring/item-progress';
import { sectionProgressPercent, sessionProgressPercent } from '@lou/domain/tutoring/section-progress';
import { FREE_TALK, SESSION_SENTENCES } from '@lou/domain/tutoring/sentences';
import { sessionIn } from '@lou/domain/tutoring/session-list';
import { finalScorePercent, type SessionRecord, sessionStatus, sessionsView, wasUsed } from '@lou/domain/tutoring/sessions.view';
import { type TalkDay, talkDaysView } from '@lou/domain/tutoring/talk-days.view';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Deps } from '../deps.ts';

/** The name under which a session is one learner's alone. */
export const claimOf = (sessionId: string): string => `session:${sessionId}`;

/** One session, or undefined for an id that is not this learner's. */
export const sessionOf = (learner: LearnerSnapshot, sessionId: string): SessionRecord | undefined => sessionIn(learner.view(sessionsView), sessionId);

/** What is said of a session that nobody has, and of somebody else's. */
export const unknownSession = () => new Refused('SESSION_UNKNOWN', SESSION_SENTENCES.unknown, 'missing');

/** The sessions in which the learner said or answered something, oldest first. */
export const takenPartIn = (learner: LearnerSnapshot): SessionRecord[] => learner.view(sessionsView).filter(wasUsed);

/** How many sessions the learner took part in, and the hours that they took. */
export function sessionTotals(learner: LearnerSnapshot): { sessions: number; hours: number } {
  const used = takenPartIn(learner);
  return { sessions: used.length, hours: used.reduce((sum, record) => sum + record.durationMs, 0) / 3_600_000 };
}

/** When the learner was last active in a session about a course; 0 where they never were. */
export function lastTalkMsIn(learner: LearnerSnapshot): (courseId: string) => number {
  const used = takenPartIn(learner);
  return (courseId) => Math.max(0, ...used.filter(({ subject }) => subject.courseId === courseId).map(({ lastActivityMs }) => lastActivityMs));
}

/** What the sessions that a learner took part in about these courses took, milliseconds. */
export function millisecondsIn(learner: LearnerSnapshot, courseIds: ReadonlySet<string>): number {
  const ours = takenPartIn(learner).filter(({ subject }) => subject.courseId !== null && courseIds.has(subject.courseId));
  return ours.reduce((sum, record) => sum + record.durationMs, 0);
}

/** How long a learner was in sessions that they took part in, and how many hints they took, on a local day of theirs. */
export function talkDaysOf(learner: LearnerSnapshot): (localDay: string) => TalkDay {
  const { days } = learner.view(talkDaysView);
  return (localDay) => own(days, localDay) ?? { talkMs: 0, hints: 0 };
}

/** How far a learner is with each knowledge item, percent. */
export function knowledgeProgressOf(learner: LearnerSnapshot): (itemId: string) => 0 | 50 | 100 {
  const sessions = learner.view(sessionsView);
  return (itemId) => itemProgressPercent(sessions, itemId);
}

/** How far a learner's sessions about a section have come, percent, by the key ideas that it has now. */
export async function sectionProgressOf({ catalogue }: Pick<Deps, 'catalogue'>, learner: LearnerSnapshot, sectionId: string): Promise<number> {
  return sectionProgressPercent(learner.view(sessionsView), { sectionId, keyIdeaIds: await keyIdeaIdsOf({ catalogue }, sectionId) });
}

const keyIdeaIdsOf = async ({ catalogue }: Pick<Deps, 'catalogue'>, sectionId: string): Promise<readonly string[]> =>
  (await catalogue.keyIdeas(sectionId)).map(({ id }) => id);

/** Lou's replies in a session, as the log counts them; 0 for an unknown one. */
export async function exchangesIn(deps: Pick<Deps, 'log'>, learnerId: string, sessionId: string): Promise<number> {
  return sessionOf(await deps.log.learner(learnerId), sessionId)?.replied ?? 0;
}

export const topicIn = (words: Readonly<Record<string, unknown>> | undefined): string => String(words?.topic ?? FREE_TALK);

/** What a session is called. */
export const topicOf = async ({ log }: Pick<Deps, 'log'>, { topicFactId }: SessionRecord): Promise<string> =>
  topicIn((await log.words([topicFactId])).get(topicFactId));

/** Some of a learner's sessions as the wire has them, newest first: of these, from `from` on (0 is the newest), `most` at most. */
export async function recentSessionsOf(
  deps: Pick<Deps, 'log' | 'catalogue' | 'clock'>,
  { learnerId }: LearnerSnapshot,
  sessions: readonly SessionRecord[],
  { from = 0, most }: { readonly from?: number; readonly most: number },
): Promise<RecentSession[]> {
  const records = sessions.toSorted((a, b) => b.startedAtMs - a.startedAtMs);
  return asRecentSessions(deps, learnerId, records.slice(from, from + most));
}

/** Session records with their topics and progress. */
export async function asRecentSessions(
  deps: Pick<Deps, 'log' | 'catalogue' | 'clock'>,
  learnerId: string,
  records: readonly SessionRecord[],
): Promise<RecentSession[]> {
  const words = await deps.log.words(records.map((record) => record.topicFactId));
  const nowMs = deps.clock.nowMs();
  return Promise.all(
    records.map(async (record) => {
      const { courseId, sectionId } = record.subject;
      const keyIdeaIds = sectionId ? await keyIdeaIdsOf(deps, sectionId) : [];
      const completionStatus = sessionStatus(record, nowMs);
      return {
        id: record.sessionId,
        learnerId,
        topic: topicIn(words.get(record.topicFactId)),
        duration: Math.round(record.durationMs / 1_000),
        durationMinutes: Math.round(record.durationMs / 60_000),
        startedAt: new Date(record.startedAtMs).toISOString(),
        completedAt: completionStatus === 'completed' ? new Date(record.endedAtMs ?? record.lastActivityMs).toISOString() : null,
        completionStatus,
        progressPercent: sessionProgressPercent(record, keyIdeaIds, nowMs),
        finalScore: finalScorePercent(record),
        questionsAnswered: record.answered,
        satisfaction: record.satisfaction ?? 0,
        learnerTurns: record.asked + record.answered,
        courseId,
        sectionId,
      };
    }),
  );
}

/** What learners thought of their sessions, by course; a course without a rating is absent. */
export const ratingsByCourse = (deps: Pick<Deps, 'log'>): Promise<Map<string, CourseRatings>> => deps.log.allRows(courseRatingsView);
