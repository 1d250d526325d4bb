import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useUser } from '../../lib/auth.ts';
import { drawSessionId } from '../../lib/draw-key.ts';
import { type InputOf, reading } from '../../lib/queries.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { isSignedOut, trpc } from '../../lib/trpc.ts';
import { useOneCall } from '../../lib/use-one-call.ts';
import { notify } from '../../ui/notice-queue.ts';
import { type ChatSession, enterChat } from './chat-session.ts';
import { openSessionOf, takeUp } from './open-session.ts';
import { sectionTopic } from './section-topic.ts';
import { startFailed } from './texts.ts';
import { welcomeSoon } from './welcome.ts';

interface Startable {
  id: string;
  title: string;
  contentType: 'course' | 'document' | 'video' | 'quiz';
  /** The section to go on with in a course that one is enrolled in. */
  next?: { sectionId: string; title: string } | null;
}

type Start = InputOf<'tutoring.startSession'> & {
  /** Its quiz is to begin at once. */
  quiz?: boolean;
};

/**
 * What the spec's client sends: `courseId` for a course, `knowledgeItemId` for anything else, the title as topic; of a
 * course that is under way the section that comes next, as its own page does. A quiz begins by itself. Source: L§7.
 */
export function startOf({ id, title, contentType, next }: Startable): Start {
  if (contentType !== 'course') return startOfItem({ id, title, contentType });
  return next ? { courseId: id, sectionId: next.sectionId, topic: sectionTopic(title, next.title) } : { courseId: id, topic: title };
}

/** A session on an item of the knowledge base, which may be a plan for a course as well. */
export const startOfItem = ({ id, title, contentType }: Pick<Startable, 'id' | 'title' | 'contentType'>): Start => ({
  knowledgeItemId: id,
  topic: title,
  quiz: contentType === 'quiz',
});

/** The open session about this section, else a new one; on a course as a whole, and on an item, always a new one. Throws where it cannot be known whether there is an open one. */
async function findOrStart(client: QueryClient, { quiz = false, ...what }: Start, sessionId: string): Promise<ChatSession> {
  const recent = await client.fetchQuery(reading('tutoring.recentSessions', {}));
  const open = what.sectionId && openSessionOf(recent, what);
  if (open) return { sessionId: open.id, topic: open.topic, begun: true };
  const { id, sessionData } = await trpc.tutoring.startSession.mutate({ ...what, sessionId });
  return { sessionId: id, topic: sessionData.topic, begun: true, welcome: sessionData.messages[0]?.content ?? '', wantsQuiz: quiz };
}

const nothingAsked = { asked: '', sessionId: '' };

/** Begins a session in the dashboard's chat, or goes on with the open one of its section; what lists sessions is asked for again. Source: L§4 Session start from dashboard, L§8. */
export function useStartSession() {
  const client = useQueryClient();
  const { id: userId } = useUser();
  // Pressed again after a failure it is the same start.
  const own = useRef(nothingAsked);
  return useOneCall({
    mutationFn: (what: Start) => {
      const asked = JSON.stringify(what);
      if (own.current.asked !== asked) own.current = { asked, sessionId: drawSessionId() };
      return findOrStart(client, what, own.current.sessionId);
    },
    onSuccess: (chat, what) => {
      own.current = nothingAsked;
      if (what.sectionId) takeUp(client, what, chat.sessionId);
      enterChat(client, userId, chat);
      void refreshAfter(client, 'session');
      welcomeSoon(!chat.wantsQuiz);
    },
    onError: (error) => {
      if (!isSignedOut(error)) notify(startFailed);
    },
  });
}
