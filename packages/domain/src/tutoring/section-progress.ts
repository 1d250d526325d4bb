/** How far a section is talked over, in one session and in all of them. Pure. */
import { type SessionRecord, type Sessions, sessionStatus } from './sessions.view.ts';

/**
 * Percent over all of a learner's sessions about a section. 0 before the first session. No session's end moves it: the rest is
 * done by completing the section, which is enrolment's. Source: server-decisions.md 'A session's life'.
 */
export function sectionProgressPercent(sessions: Sessions, { sectionId, keyIdeaIds }: { sectionId: string; keyIdeaIds: readonly string[] }): number {
  const about = sessions.filter(({ subject }) => subject.sectionId === sectionId);
  return about.length === 0 ? 0 : talkedOverPercent(about, keyIdeaIds);
}

/** How far a session is, percent; 100 when it is completed. `keyIdeaIds` are those that its section has now, none for a free talk. */
export const sessionProgressPercent = (record: SessionRecord, keyIdeaIds: readonly string[], nowMs: number): number =>
  sessionStatus(record, nowMs) === 'completed' ? 100 : talkedOverPercent([record], keyIdeaIds);

/**
 * The share of the key ideas met in any of the sessions, a finished quiz being one more; where there are no key ideas 10 % an
 * exchange. 1 to 99. An idea of another section that came up is none of these.
 */
function talkedOverPercent(sessions: Sessions, keyIdeaIds: readonly string[]): number {
  const met = keyIdeaIds.filter((id) => sessions.some(({ keyIdeasMet }) => keyIdeasMet.includes(id))).length;
  const quiz = sessions.some(({ quizFinished }) => quizFinished) ? 1 : 0;
  const replied = sessions.reduce((sum, session) => sum + session.replied, 0);
  const percent = keyIdeaIds.length > 0 ? (100 * (met + quiz)) / (keyIdeaIds.length + 1) : 10 * replied;
  return Math.min(99, Math.max(1, Math.round(percent)));
}
