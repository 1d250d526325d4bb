import type { ReactNode } from 'react';
import { isMissing } from '../lib/trpc.ts';
import { sentenceOf } from '../lib/wire.ts';
import { Problem } from './states.tsx';

interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface FourStatesProps<Data> {
  /** What `useQuery` gave. */
  asked: Asked<Data>;
  /** Bones in the final layout. */
  loading: ReactNode;
  /** Shown instead, when there is nothing; without it an empty answer is shown like any other. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** What went wrong, in the spec's words; the server's sentence stands below. */
  problem: string;
  /** Where it stands for the whole page: what the page is, until it is known what it is called. */
  page?: string;
  children: (data: Data) => ReactNode;
}

const hasNothing = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The four states of anything that is asked for, in one place: loading, error, empty, some. What is known stays while it is asked again. */
export function FourStates<Data>({ asked, loading, empty, isEmpty = hasNothing, problem, page, children }: FourStatesProps<Data>) {
  const { data, error, refetch } = asked;
  if (data === undefined) {
    if (!error)
      return (
        <>
          {page && <h1 className="sr">{page}</h1>}
          {loading}
        </>
      );
    return <Problem heading={page ? 'h1' : 'strong'} title={problem} text={sentenceOf(error)} retry={isMissing(error) ? undefined : () => void refetch()} />;
  }
  return empty !== undefined && isEmpty(data) ? empty : children(data);
}
