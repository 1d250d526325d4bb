import type { RecentSession } from '@lou/contract/tutoring';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useUser } from '../../../lib/auth.ts';
import { talkPath } from '../../../lib/course-addresses.ts';
import { beginAnew } from '../../enrolment/section-session.ts';
import { enterChat } from '../chat-session.ts';
import { takeUp } from '../open-session.ts';
import { useStartSession } from '../use-start-session.ts';

/** The way back into a session that is under way, and from one that is over to a new one on its topic. */
export function useContinue({ id, topic, courseId, sectionId }: RecentSession) {
  const client = useQueryClient();
  const { id: userId } = useUser();
  const [, navigate] = useLocation();
  const start = useStartSession();
  const section = courseId !== null && sectionId !== null ? { courseId, sectionId } : null;

  return {
    pending: start.isPending,
    /** A section's on its own page, any other in the dashboard's chat. */
    goOn(): void {
      if (section) takeUp(client, section, id);
      else enterChat(client, userId, { sessionId: id, topic, begun: true });
      navigate(section ? talkPath({ courseId: section.courseId, id: section.sectionId }) : '/');
    },
    /** It goes on as a new session; this one stays as it is. */
    beginAgain(): void {
      if (section) {
        beginAnew(client, { ...section, topic });
        navigate(talkPath({ courseId: section.courseId, id: section.sectionId }));
      } else start.mutate({ topic, ...(courseId !== null && { courseId }) }, { onSuccess: () => navigate('/') });
    },
  };
}
