import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../lib/auth.ts';
import type { InputOf } from '../../lib/queries.ts';
import { trpc } from '../../lib/trpc.ts';
import { notify } from '../../ui/notice-queue.ts';
import { enterChat } from './chat-session.ts';
import { startFailed } from './texts.ts';
import { welcomeSoon } from './welcome.ts';

interface Startable {
  id: string;
  title: string;
  contentType: 'course' | 'document' | 'video' | 'quiz';
}

/** What the spec's client sends: `courseId` for a course, `knowledgeItemId` for anything else, the title as topic. Source: L§7. */
export const startOf = ({ id, title, contentType }: Startable): InputOf<'tutoring.startSession'> =>
  contentType === 'course' ? { courseId: id, topic: title } : { knowledgeItemId: id, topic: title };

/** Begins a session in the dashboard's chat; the list of recent sessions is then asked for again. Source: L§4 Session start from dashboard, L§8. */
export function useStartSession() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  return useMutation({
    mutationFn: (what: InputOf<'tutoring.startSession'>) => trpc.tutoring.startSession.mutate(what),
    onSuccess: ({ id, sessionData }) => {
      enterChat(client, userId, { sessionId: id, topic: sessionData.topic, begun: true, welcome: sessionData.messages[0]?.content ?? '' });
      void client.invalidateQueries({ queryKey: ['tutoring.recentSessions'] });
      welcomeSoon(id);
    },
    onError: () => notify(startFailed),
  });
}
