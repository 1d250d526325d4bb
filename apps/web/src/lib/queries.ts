/** What is known of the server's answers, and for how long. Source: L§9: fresh for 5 minutes, refetched on window focus, no polling, no retries. What could not be asked is asked when the network is back. */
import type { AppRouter } from '@lou/api';
import { focusManager, QueryClient, queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { byName } from './trpc.ts';

/** Five minutes, in milliseconds. Source: L§9. */
export const FRESH_FOR_MS = 5 * 60_000;

/** So long what failed is not asked for again by a part that is drawn anew: one that stands for the failure would ask without end. */
export const FAILED_FOR_MS = 15_000;

/** A window that one comes back to from another one was in sight all along: it gets the focus and nothing else. */
focusManager.setEventListener((look) => {
  if (typeof window === 'undefined') return;
  const looked = () => look();
  const happenings = ['focus', 'visibilitychange'];
  for (const happening of happenings) window.addEventListener(happening, looked);
  return () => {
    for (const happening of happenings) window.removeEventListener(happening, looked);
  };
});

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: true,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= FAILED_FOR_MS,
        refetchOnReconnect: ({ state }) => state.error !== null && 'always',
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;
type Slice = keyof Outputs & string;

/** A procedure's name as the policy table has it, `catalogue.courses`. */
export type ProcedureName = { [S in Slice]: `${S}.${keyof Outputs[S] & string}` }[Slice];
type Found<In, Name> = Name extends `${infer S}.${infer V}` ? (S extends keyof In ? (V extends keyof In[S] ? In[S][V] : never) : never) : never;
export type InputOf<Name extends ProcedureName> = Found<Inputs, Name>;
export type OutputOf<Name extends ProcedureName> = Found<Outputs, Name>;

/** Options for `useQuery`: `useQuery(reading('catalogue.course', { courseId }))`. The key is [name, input], for `invalidateQueries`. */
export function reading<Name extends ProcedureName>(name: Name, input: InputOf<Name>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => byName.query(name, input, { signal }) as Promise<OutputOf<Name>>,
  });
}
