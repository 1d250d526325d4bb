import { SESSIONS_A_PAGE } from '@lou/contract/session-pages';
import type { RecentSession } from '@lou/contract/tutoring';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../../lib/queries.ts';
import { trpc } from '../../../lib/trpc.ts';

const SECOND = 2;

/** The pages after the first, together: `useQueries` would weigh on pages that have one. */
const askOlder = (pages: number) => Promise.all(Array.from({ length: pages - 1 }, (_, at) => trpc.tutoring.recentSessions.query({ page: at + SECOND })));

/** What was asked for of the sessions that the learner talked in: page after page, newest first. */
export function usePastSessions() {
  const [pages, setPages] = useState(1);
  const first = useQuery(reading('tutoring.recentSessions', { page: 1 }));
  const older = useQuery({
    queryKey: ['tutoring.recentSessions', { pages }],
    queryFn: () => askOlder(pages),
    enabled: pages > 1,
    placeholderData: (before) => before,
  });
  const all = [first.data ?? [], ...(older.data ?? [])];
  const isMoreComing = pages > 1 && older.isFetching && (older.isPlaceholderData || older.data === undefined);
  const askMore = () => (older.error ? void older.refetch() : setPages(pages + 1));
  return {
    /** The first page: what the list rests on. */
    first,
    sessions: inOneList(all),
    /** Older ones that could not be had. */
    failed: older.error,
    isMoreComing,
    /** Asks for older ones, or once more for those that failed; null where there are none, or while they come. */
    askMore: older.error || (!isMoreComing && all.at(-1)?.length === SESSIONS_A_PAGE) ? askMore : null,
  };
}

/** A session that began between two answers moves the rest by one: none stands twice. */
const inOneList = (pages: readonly (readonly RecentSession[])[]): RecentSession[] => [
  ...new Map(pages.flat().map((session) => [session.id, session])).values(),
];
