/** What completing a section ends with it: the talk about it that is under way, and the quiz in that. */
import type { Section } from '@lou/contract/catalogue';
import type { SessionDetail } from '@lou/contract/tutoring';
import type { QueryClient } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { openSessionOf } from '../tutoring/open-session.ts';
import { wasUsed } from '../tutoring/used-sessions.ts';

/** A talk that is under way. */
export interface TalkUnderWay {
  /** Questions of its newest quiz that are not answered. */
  readonly questionsLeft: number;
}

/** Of several quizzes the newest is the one that one is at. */
export const questionsLeftIn = ({ messages }: Pick<SessionDetail, 'messages'>): number =>
  messages.findLast(({ quiz }) => quiz !== null)?.quiz?.filter(({ answered }) => !answered).length ?? 0;

/** The talk that ends with the section; null where nothing was said in one, or where it cannot be known. */
export async function talkUnderWay(client: QueryClient, { courseId, id: sectionId }: Pick<Section, 'courseId' | 'id'>): Promise<TalkUnderWay | null> {
  try {
    const open = openSessionOf(await client.fetchQuery(reading('tutoring.recentSessions', {})), { courseId, sectionId });
    if (!open || !wasUsed(open)) return null;
    return { questionsLeft: questionsLeftIn(await client.fetchQuery(reading('tutoring.session', { sessionId: open.id }))) };
  } catch {
    return null; // the call that completes the section goes the same way, and says so
  }
}
