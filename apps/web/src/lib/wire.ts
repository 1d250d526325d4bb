/** How every call leaves the browser: same origin, with its cookies; what comes back wrong becomes an error of one form. Source: L§7, L§8. */

/** A call that failed. The message is `STATUS: sentence`, or the sentence alone when nobody answered (status 0). */
export class CallFailed extends Error {
  readonly status: number;
  readonly sentence: string;
  /** The machine's word for it, `WRONG_CREDENTIALS`; empty where there is none. */
  readonly code: string;
  /** What is wrong with which field, for forms. */
  readonly fields: readonly { readonly path: string; readonly message: string }[];

  constructor(status: number, sentence: string, more: { code?: string; fields?: CallFailed['fields']; cause?: unknown } = {}) {
    super(status === 0 ? sentence : `${status}: ${sentence}`, { cause: more.cause });
    this.name = 'CallFailed';
    this.status = status;
    this.sentence = sentence;
    this.code = more.code ?? '';
    this.fields = more.fields ?? [];
  }
}

export const UNREACHABLE = 'Lou cannot be reached. Please check your connection and try again.';

/** The sentence of an error without the status before it: what a person reads. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message.replace(/^\d{3}: /, '') : UNREACHABLE);

/**
 * `fetch` for the typed client: cookies always go along, and an answer that is not the client's own JSON (a proxy's page,
 * an empty 502) becomes `STATUS: body`, or the status text where the body is empty.
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
    throw new CallFailed(response.status, body || response.statusText);
  }
  return response;
}
