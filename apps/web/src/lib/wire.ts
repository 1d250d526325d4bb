/** How every call leaves the browser: same origin, with its cookies; what comes back wrong becomes an error of one form. Source: L§7, L§8. */

/** A call that failed. The message is `STATUS: what was answered`, or the sentence alone when nobody answered (status 0). */
export class CallFailed extends Error {
  readonly status: number;
  /** What a person reads: the server's sentence, or `NOT_OURS` where something else answered. */
  readonly sentence: string;
  /** The machine's word for it, `WRONG_CREDENTIALS`; empty where there is none. */
  readonly code: string;
  /** What is wrong with which field, for forms. */
  readonly fields: readonly { readonly path: string; readonly message: string }[];

  constructor(status: number, sentence: string, more: { answered?: string; code?: string; fields?: CallFailed['fields']; cause?: unknown } = {}) {
    super(status === 0 ? sentence : `${status}: ${more.answered ?? sentence}`, { cause: more.cause });
    this.name = 'CallFailed';
    this.status = status;
    this.sentence = sentence;
    this.code = more.code ?? '';
    this.fields = more.fields ?? [];
  }
}

export const UNREACHABLE = 'Lou cannot be reached. Please check your connection and try again.';

/** Something between here and Lou answered, or Lou in a way that cannot be read. */
export const NOT_OURS = 'Lou could not answer. Please try again in a moment.';

/** Nobody said no, and nobody said yes: it may have been done. */
export const UNANSWERED = 'Lou did not answer in time. Please try again.';

/** So long a call is waited for. What one asks for in one piece takes its time. */
const ANSWERED_WITHIN_MS = 30_000;
const LONGER_MS: Readonly<Record<string, number>> = { '/trpc/identity.export': 120_000 };

/** The sentence of an error without the status before it: what a person reads. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return UNREACHABLE;
  const failed = error instanceof CallFailed ? error : error.cause;
  return failed instanceof CallFailed ? failed.sentence : error.message.replace(/^\d{3}: /, '');
}

/** Gives a call up when its time is over, or when whoever asked wants it no more. */
function signalOf(input: RequestInfo | URL, wanted: AbortSignal | null | undefined): AbortSignal {
  const over = new AbortController();
  const [address = ''] = String(input).split('?');
  const timer = setTimeout(() => over.abort(new CallFailed(0, UNANSWERED)), LONGER_MS[address] ?? ANSWERED_WITHIN_MS);
  const giveUp = () => {
    clearTimeout(timer);
    over.abort(wanted?.reason);
  };
  if (wanted?.aborted) giveUp();
  wanted?.addEventListener('abort', giveUp, { once: true });
  return over.signal;
}

/**
 * `fetch` for the typed client: cookies always go along, and an answer that is not the client's own JSON (a proxy's page,
 * an empty 502) becomes `STATUS: body`, or the status text where the body is empty; nobody is shown that. What is not answered
 * in time has failed as well.
 */
export async function wireFetch(input: RequestInfo | URL, init?: { signal?: AbortSignal | null | undefined }): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, { ...init, signal: signalOf(input, init?.signal), credentials: 'include' });
  } catch (cause) {
    if (cause instanceof CallFailed || (cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
    throw new CallFailed(0, UNREACHABLE, { cause });
  }
  if (!response.ok && !response.headers.get('content-type')?.includes('application/json')) {
    const body = (await response.text()).trim();
    throw new CallFailed(response.status, NOT_OURS, { answered: body || response.statusText });
  }
  return response;
}
