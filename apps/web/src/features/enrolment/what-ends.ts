/** What completing a section ends with it: the talk about it that is under way, and the quiz in that. */
import type { Section } from '@lou/contract/catalogue';
import type { SessionDetail } from '@lou/contract/tutoring';
import type { QueryClient } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { openSessionOf } from '../tutoring/open-session.ts';
import { wasUsed } from '../tutoring/used-sessions.ts';

/** A talk that is under way, or that may be. */
export interface TalkUnderWay {
  /** Questions of its newest quiz that are not answered; null where it cannot be known whether a talk is under way at all. */
  readonly questionsLeft: number | null;
  /** Which one it is; absent where that is not known. */
  readonly sessionId?: string;
}

/** Where the tab keeps which talk ended with a section of a course, until one has left the course's page: how it was is asked there. */
export const endedTalk = (courseId: string): string => `ended-talk.${courseId}`;

/** Of several quizzes the newest is the one that one is at. */
export const questionsLeftIn = ({ messages }: Pick<SessionDetail, 'messages'>): number =>
  messages.findLast(({ quiz }) => quiz !== null)?.quiz?.filter(({ answered }) => !answered).length ?? 0;

/** The talk that ends with the section; null where nothing was said in one. What cannot be looked up is asked about: a talk that ended stays ended. */
export async function talkUnderWay(client: QueryClient, { courseId, id: sectionId }: Pick<Section, 'courseId' | 'id'>): Promise<TalkUnderWay | null> {
  try {
    const open = openSessionOf(await client.fetchQuery(reading('tutoring.recentSessions', {})), { courseId, sectionId });
    if (!open || !wasUsed(open)) return null;
    return { sessionId: open.id, questionsLeft: questionsLeftIn(await client.fetchQuery(reading('tutoring.session', { sessionId: open.id }))) };
  } catch {
    // Without a network the call that completes the section goes the same way, and says so.
    return navigator.onLine ? { questionsLeft: null } : null;
  }
}
