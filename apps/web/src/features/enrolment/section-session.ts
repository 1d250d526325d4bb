/** The session in which a section is talked over: made when it is started, found again when it is continued. Source: L§4, server-decisions.md 'A session's life'. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { drawSessionId } from '../../lib/draw-key.ts';
import { reading } from '../../lib/queries.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { sentAgain } from '../../lib/send-again.ts';
import { trpc } from '../../lib/trpc.ts';
import { openSessionOf, type SectionTalk, type Subject, talkKey } from '../tutoring/open-session.ts';

export interface TalkAbout {
  readonly courseId: string;
  /** A course without sections is talked over as a whole. */
  readonly sectionId: string | null;
  readonly topic: string;
}

/** Begins a session under an id of our own, once, however often it is sent. A failure that lasts is only logged: it begins with the first message, and knows no section. Source: L§8. */
async function begin(client: QueryClient, { courseId, sectionId, topic }: TalkAbout): Promise<SectionTalk> {
  const sessionId = drawSessionId();
  try {
    const wanted = { courseId, topic, sessionId, ...(sectionId !== null && { sectionId }) };
    const { id } = await sentAgain(() => trpc.tutoring.startSession.mutate(wanted));
    void refreshAfter(client, 'session');
    return { sessionId: id, own: false };
  } catch (error) {
    console.error('The session could not be started.', error);
    return { sessionId, own: true };
  }
}

/** The open session about this, if there is one, else a new one. Where it cannot be known whether there is one none is begun beside it: it throws. */
async function findOrBegin(client: QueryClient, about: TalkAbout): Promise<SectionTalk> {
  const recent = await client.fetchQuery(reading('tutoring.recentSessions', {}));
  const open = openSessionOf(recent, about);
  return open ? { sessionId: open.id, own: false } : begin(client, about);
}

/** Whether a session about this is under way on this page. */
export const isTalking = (client: QueryClient, about: TalkAbout): boolean => client.getQueryState(talkKey(about)) !== undefined;

/** The session, for `useQuery`; it stays the same while anybody looks. */
export const talkAbout = (client: QueryClient, about: TalkAbout) =>
  queryOptions({
    queryKey: talkKey(about),
    queryFn: () => findOrBegin(client, about),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/**
 * Start Section: a session of its own begins now; the tutor view joins it when its id is there. A view that shows the one
 * before lets go of it at once: what it looks at is emptied, not taken away, for it would go on showing what was taken away.
 */
export function beginAnew(client: QueryClient, about: TalkAbout): void {
  client
    .getQueryCache()
    .find({ queryKey: talkKey(about) })
    ?.reset();
  void client.prefetchQuery({ ...talkAbout(client, about), queryFn: () => begin(client, about) });
}

/** The section is completed, and its session with it: whoever comes back begins another. A view that is open keeps it, and the way to another, until it is left. */
export function forgetTalk(client: QueryClient, about: Subject): void {
  const cache = client.getQueryCache();
  const talk = cache.find({ queryKey: talkKey(about) });
  if (!talk) return;
  const forget = (): boolean => {
    if (talk.isActive()) return false;
    cache.remove(talk);
    return true;
  };
  if (forget()) return;
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query === talk && forget()) stop();
  });
}
