/** What goes wrong between Lou and a model, in Lou's words: which of it passes, and which needs somebody to look. */
import { APICallError, InvalidResponseDataError, NoOutputGeneratedError } from 'ai';
import type { HandOver } from '../ports.ts';

export type TroubleKind = Exclude<HandOver, 'checks' | 'budget' | 'resting'>;

/** A call that failed. The message holds no key, no address and nothing of the talk. */
export class ModelTrouble extends Error {
  readonly kind: TroubleKind;
  /** What the provider asked to be left alone for, milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: TroubleKind, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'ModelTrouble';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What may come right by itself within the turn. */
const passing: ReadonlySet<TroubleKind> = new Set(['too-many', 'server', 'unreachable']);
export const mayPass = ({ kind }: ModelTrouble): boolean => passing.has(kind);

/** What somebody has to put right: a wrong key, model or address. */
const lasting: ReadonlySet<TroubleKind> = new Set(['key', 'not-found', 'bad-request']);
export const isLasting = ({ kind }: ModelTrouble): boolean => lasting.has(kind);

/** What ended before a model had read anything, so that nothing was used. */
const turnedAway: ReadonlySet<TroubleKind> = new Set([...passing, ...lasting]);
export const wasTurnedAway = ({ kind }: ModelTrouble): boolean => turnedAway.has(kind);

/** What is no fault of the provider's: the model would not or had nothing to say. */
const ofTheReply: ReadonlySet<TroubleKind> = new Set(['declined', 'empty']);
export const isOfTheReply = ({ kind }: ModelTrouble): boolean => ofTheReply.has(kind);

/** A failure of the SDK's in Lou's words. */
export function troubleOf(error: unknown): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  const status = statusOf(error);
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  const says = (what: string) => `${what} (status ${status}).`;
  if (status === 401 || status === 403) return new ModelTrouble('key', says('The provider refuses the key'));
  if (status === 404) return new ModelTrouble('not-found', says('The provider does not know this address or model'));
  if (status === 429) return new ModelTrouble('too-many', says('The provider asks to wait'), retryAfterMs(headers));
  if (status !== undefined && (status >= 500 || status === 408 || status === 409))
    return new ModelTrouble('server', says('The provider fails'), retryAfterMs(headers));
  if (status !== undefined && status >= 400) return new ModelTrouble('bad-request', says('The provider refuses the request'));
  if (brokeOff(error, status)) return new ModelTrouble('cut', 'The provider’s answer broke off.');
  if (APICallError.isInstance(error) || isOfNetwork(error)) return new ModelTrouble('unreachable', 'The provider could not be reached.');
  return new ModelTrouble('malformed', 'The provider’s answer could not be read.');
}

/** The status of an answer, or that of an error that came as an event of a stream. */
function statusOf(error: unknown): number | undefined {
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}

/** An answer that had begun well and then ended without its end. */
const brokeOff = (error: unknown, status: number | undefined): boolean =>
  (status !== undefined && status < 400) || InvalidResponseDataError.isInstance(error) || NoOutputGeneratedError.isInstance(error);

function isOfNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code ?? (error.cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code);
}

/** `retry-after` in seconds or as a date (against the provider's own clock), `retry-after-ms` as some providers have it. */
function retryAfterMs(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number(headers?.['retry-after-ms']);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const written = headers?.['retry-after'];
  if (written === undefined) return undefined;
  const seconds = Number(written);
  const wait = Number.isFinite(seconds) ? 1_000 * seconds : Date.parse(written) - Date.parse(headers?.date ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
