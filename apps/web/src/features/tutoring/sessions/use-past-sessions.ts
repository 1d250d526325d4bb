import { SESSIONS_A_PAGE } from '@lou/contract/session-pages';
import type { RecentSession } from '@lou/contract/tutoring';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { reading } from '../../../lib/queries.ts';

/** What was asked for of the sessions that the learner talked in: page after page, newest first. */
export function usePastSessions() {
  const [pages, setPages] = useState(1);
  const asked = useQueries({ queries: Array.from({ length: pages }, (_, at) => reading('tutoring.recentSessions', { page: at + 1 })) });
  const [first] = asked as [(typeof asked)[number]];
  const last = asked.at(-1) ?? first;
  return {
    /** The first page: what the list rests on. */
    first,
    sessions: inOneList(asked.map(({ data }) => data)),
    /** Older ones that could not be had; null where they could. */
    failed: last === first ? null : last.error,
    isMoreComing: last.isFetching && last.data === undefined,
    /** Asks for older ones, or once more for those that failed; null where there are none. */
    askMore: last.error ? () => void last.refetch() : last.data?.length === SESSIONS_A_PAGE ? () => setPages(pages + 1) : null,
  };
}

/** A session that began between two answers moves the rest by one: none stands twice. */
const inOneList = (pages: readonly (readonly RecentSession[] | undefined)[]): RecentSession[] => [
  ...new Map(pages.flatMap((page) => page ?? []).map((session) => [session.id, session])).values(),
];
