/** How far a section is talked over. Pure. */
import type { Sessions } from './sessions.view.ts';

/**
 * Percent over all of a learner's sessions about a section: the share of its key ideas met in any of them, its quiz being one
 * more; of a section without key ideas 10 % an exchange. 0 before the first session, then 1 to 99. No session's end moves it:
 * the rest is done by completing the section, which is enrolment's. Source: server-decisions.md 'A session's life'.
 */
export function sectionProgressPercent(sessions: Sessions, { sectionId, keyIdeaIds }: { sectionId: string; keyIdeaIds: readonly string[] }): number {
  const about = sessions.filter(({ subject }) => subject.sectionId === sectionId);
  if (about.length === 0) return 0;
  const met = keyIdeaIds.filter((id) => about.some(({ keyIdeasMet }) => keyIdeasMet.includes(id))).length;
  const quiz = about.some(({ quizFinished }) => quizFinished) ? 1 : 0;
  const replied = about.reduce((sum, session) => sum + session.replied, 0);
  const percent = keyIdeaIds.length > 0 ? (100 * (met + quiz)) / (keyIdeaIds.length + 1) : 10 * replied;
  return Math.min(99, Math.max(1, Math.round(percent)));
}
