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

/** The sentence of an error without the status before it: what a person reads. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return UNREACHABLE;
  const failed = error instanceof CallFailed ? error : error.cause;
  return failed instanceof CallFailed ? failed.sentence : error.message.replace(/^\d{3}: /, '');
}

/**
 * `fetch` for the typed client: cookies always go along, and an answer that is not the client's own JSON (a proxy's page,
 * an empty 502) becomes `STATUS: body`, or the status text where the body is empty; nobody is shown that.
 */
export async function wireFetch(input: RequestInfo | URL, init?: object): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, { ...init, credentials: 'include' });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new CallFailed(0, UNREACHABLE, { cause });
  }
  if (!response.ok && !response.headers.get('content-type')?.includes('application/json')) {
    const body = (await response.text()).trim();
    throw new CallFailed(response.status, NOT_OURS, { answered: body || response.statusText });
  }
  return response;
}
