/** The session in which a section is talked over, on its own page and in the dashboard's chat: which one it is, and what the section's page joins. */
import type { RecentSession } from '@lou/contract/tutoring';
import type { QueryClient } from '@tanstack/react-query';

/** A section, or a course without sections, which is talked over as a whole. */
export interface Subject {
  readonly courseId?: string | undefined;
  readonly sectionId?: string | null | undefined;
}

export interface SectionTalk {
  readonly sessionId: string;
  /** An id of our own: the server makes the session with the first message. */
  readonly own: boolean;
}

/** The newest session about this that is not over, whether something was said in it or not. */
export const openSessionOf = (recent: readonly RecentSession[], { courseId, sectionId }: Subject): RecentSession | undefined =>
  recent.find((one) => one.courseId === courseId && one.sectionId === sectionId && one.completionStatus !== 'completed');

/** What the section's page joins. */
export const talkKey = ({ courseId, sectionId }: Subject) => ['enrolment.sectionSession', courseId, sectionId] as const;

/** The section's page joins this session and no other, also where it was about to join another. */
export function takeUp(client: QueryClient, about: Subject, sessionId: string): void {
  const queryKey = talkKey(about);
  void client.cancelQueries({ queryKey });
  client.setQueryData<SectionTalk>(queryKey, { sessionId, own: false });
}
