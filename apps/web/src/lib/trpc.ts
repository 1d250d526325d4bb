/** The typed client: calls are batched to /trpc, dates survive (superjson), failures are `CallFailed`. */
import type { AppRouter } from '@lou/api';
import { ACCOUNT_HEADER } from '@lou/contract/account-header';
import { createTRPCClient, getUntypedClient, httpBatchLink, type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import { CallFailed, NOT_OURS, wireFetch } from './wire.ts';

/** The server's failure, or the one that `wireFetch` met on the way, in our one form. */
export function asCallFailed(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error;
  if (error instanceof TRPCClientError) {
    if (error.cause instanceof CallFailed) return error.cause;
    const data = error.data as { httpStatus: number; code: string; fields: CallFailed['fields'] } | undefined;
    if (data) return new CallFailed(data.httpStatus, error.message, { code: data.code, fields: data.fields, cause: error });
    const { response } = (error.meta ?? {}) as { response?: { status?: number } };
    return new CallFailed(response?.status ?? 0, NOT_OURS, { answered: error.message, cause: error });
  }
  return new CallFailed(0, error instanceof Error ? error.message : String(error), { cause: error });
}

/** What does not exist will not be there when it is asked for again. */
export const isMissing = (error: unknown): boolean => error !== null && asCallFailed(error).status === 404;

/** Nobody answered, or not well; a refusal stays one. */
export const mayPass = (error: unknown): boolean => {
  const { status } = asCallFailed(error);
  return status === 0 || status >= 500;
};

/** Nobody is signed in here any more, or somebody else: the page that asked finds out who is, and leads on. */
export const isSignedOut = (error: unknown): boolean => OF_THE_SIGN_IN.has(asCallFailed(error).code);
const OF_THE_SIGN_IN = new Set(['SIGNED_OUT', 'OTHER_ACCOUNT']);

const whoeverAsks = new Set<() => void>();

/** Calls this whenever a call was told that whom the page shows is not signed in; the answer ends it. */
export function whenSignedOut(hear: () => void): () => void {
  whoeverAsks.add(hear);
  return () => void whoeverAsks.delete(hear);
}

/** `TRPCClientError` is thrown by the client whatever a link gives it, so its message carries the form and its cause is ours. */
const plainFailures: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          const failed = asCallFailed(error);
          if (isSignedOut(failed) && op.path !== 'identity.currentUser') for (const hear of whoeverAsks) hear();
          observer.error(Object.assign(error, { message: failed.message, cause: failed }));
        },
      }),
    );

/** Whose account this page shows; null where it shows nobody's. */
let pageOf: string | null = null;
export const showsAccount = (userId: string | null): void => {
  pageOf = userId;
};

/** Each call goes with the account that the page showed when it was made, however long it then waits for others to go along. */
const ofThisPage: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    next({ ...op, context: { ...op.context, pageOf } });

/** Calls of two accounts that go together name both, and so neither is believed. */
const accountOf = ({ opList }: { opList: readonly Operation[] }): Record<string, string> => {
  const named = [...new Set(opList.map(({ context }) => context.pageOf))].filter(Boolean).join();
  return named ? { [ACCOUNT_HEADER]: named } : {};
};

export const trpc = createTRPCClient<AppRouter>({
  links: [
    plainFailures,
    ofThisPage,
    httpBatchLink({ url: '/trpc', transformer: superjson, fetch: wireFetch, headers: accountOf, maxItems: 10, maxURLLength: 8_000 }),
  ],
});

/** The same client by a procedure's name, `catalogue.courses`: for `reading` (queries.ts). */
export const byName = getUntypedClient(trpc);
