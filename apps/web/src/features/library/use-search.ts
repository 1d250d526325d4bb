import type { FoundKind } from '@lou/contract/library';
import { RESULTS_A_PAGE } from '@lou/contract/search-limits';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';

export interface LookedFor {
  /** Trimmed, 200 characters at most; nothing is looked for while it is empty. */
  readonly words: string;
  /** All kinds where it is null. */
  readonly kind: FoundKind | null;
}

/** What a search found so far, and the way to more. What is shown stays until the next answer is there. */
export function useLibrarySearch({ words, kind }: LookedFor) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = useInfiniteQuery({
    queryKey: ['library.search', { words, kind }],
    enabled: words !== '',
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => trpc.library.search.query({ q: words, page: pageParam, ...(kind && { kind }) }, { signal }),
    getNextPageParam: (last, all) => (last.length === RESULTS_A_PAGE ? all.length + 1 : undefined),
  });
  return {
    asked: { data: data?.pages.flat(), error, refetch },
    /** True while the results are those of what was looked for before. */
    isOlder: isPlaceholderData,
    /** Null where there is no more. `failed`: why it could not be had the last time. */
    more:
      hasNextPage && !isPlaceholderData
        ? { fetch: () => void fetchNextPage(), pending: isFetchingNextPage, failed: isFetchNextPageError ? error : null }
        : null,
  };
}
