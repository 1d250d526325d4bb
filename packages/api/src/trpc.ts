/**
 * One way to make a procedure: from its call in the contract. The order of checks is session (401), role (403),
 * input (400), then what the slice refuses (404, 409 ...). Source: server-decisions.md 'Who'.
 */
import { type Call, sentences, statusOf } from '@lou/contract';
import { type RefusalKind, Refused } from '@lou/domain/kernel';
import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import * as z from 'zod';
import type { Caller, Ctx } from './deps.ts';
import { permit, permitPage } from './permit.ts';

interface Meta {
  readonly call: Call;
}

/** What a failed call carries besides its sentence. `fields` are for forms: the path of each wrong part and what is wrong. */
export interface FailureData {
  readonly httpStatus: number;
  readonly code: string;
  readonly fields: readonly { readonly path: string; readonly message: string }[];
  readonly retryAfterSeconds: number | undefined;
}

/** How often a quiet subscription says that it lives: proxies cut what is silent for a minute. */
const PING_MS = 15_000;

const t = initTRPC
  .context<Ctx>()
  .meta<Meta>()
  .create({
    transformer: superjson,
    sse: { ping: { enabled: true, intervalMs: PING_MS }, client: { reconnectAfterInactivityMs: 3 * PING_MS } },
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const failure = describeFailure(error);
      return { code: shape.code, message: failure.sentence, data: failure satisfies FailureData };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** A procedure that keeps its call's policy row, input and output. `ctx.caller` is set wherever the row asks for it. */
export const procedure = <In extends z.ZodType, Out extends z.ZodType>(definition: Call<In, Out>) => subscription(definition).output(definition.output);

/** The same, of a call that answers more than once: its output is the shape of each answer, which the compiler alone checks. */
export function subscription<In extends z.ZodType, Out extends z.ZodType>(definition: Call<In, Out>) {
  return t.procedure
    .meta({ call: definition as Call })
    .use(async ({ ctx, next, getRawInput }) => {
      // Who is calling comes before what was sent, which may not even be readable.
      if (definition.about) permit({ who: 'signedIn' }, ctx.caller, undefined);
      permitPage(definition, ctx);
      permit(definition, ctx.caller, definition.about && (await getRawInput()));
      const result = await next({ ctx });
      if (!result.ok && result.error.cause instanceof Refused) throw asTrpcError(result.error.cause);
      return result;
    })
    .input(definition.input);
}

/** The caller of a procedure whose row asks for one. */
export function callerOf(ctx: Ctx): Caller {
  if (!ctx.caller) throw new Refused('SIGNED_OUT', sentences.signedOut, 'signed-out');
  return ctx.caller;
}

const trpcCodeOf = {
  invalid: 'BAD_REQUEST',
  'signed-out': 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  missing: 'NOT_FOUND',
  conflict: 'CONFLICT',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'too-many': 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<RefusalKind, TRPCError['code']>;

const asTrpcError = (refused: Refused) => new TRPCError({ code: trpcCodeOf[refused.kind], message: refused.message, cause: refused });

/** What tRPC refuses before a procedure runs. */
const ofTrpcItself: { readonly [code in TRPCError['code']]?: Pick<FailureData, 'httpStatus' | 'code'> & { readonly sentence: string } } = {
  NOT_FOUND: { httpStatus: 404, code: 'NOT_FOUND', sentence: sentences.missing },
  BAD_REQUEST: { httpStatus: 400, code: 'INVALID_INPUT', sentence: sentences.notJson },
  PARSE_ERROR: { httpStatus: 400, code: 'INVALID_INPUT', sentence: sentences.notJson },
  METHOD_NOT_SUPPORTED: { httpStatus: 405, code: 'METHOD_NOT_ALLOWED', sentence: sentences.wrongMethod },
  UNSUPPORTED_MEDIA_TYPE: { httpStatus: 415, code: 'UNSUPPORTED_MEDIA_TYPE', sentence: sentences.notJson },
  PAYLOAD_TOO_LARGE: { httpStatus: 413, code: 'TOO_LARGE', sentence: sentences.tooLarge },
};

/** Any thrown thing as what may cross the wire: a sentence, a status, a code. The unexpected says nothing of itself. */
export function describeFailure(error: unknown): FailureData & { readonly sentence: string } {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  const none = { fields: [], retryAfterSeconds: undefined };
  if (cause instanceof Refused)
    return { ...none, httpStatus: statusOf[cause.kind], code: cause.code, sentence: cause.message, retryAfterSeconds: cause.retryAfterSeconds };
  if (cause instanceof z.ZodError && error instanceof TRPCError && error.code === 'BAD_REQUEST')
    return {
      ...none,
      httpStatus: 400,
      code: 'INVALID_INPUT',
      sentence: sentenceOf(cause),
      fields: cause.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
    };
  const own = error instanceof TRPCError ? ofTrpcItself[error.code] : undefined;
  if (own) return { ...none, ...own };
  return { ...none, httpStatus: 500, code: 'UNEXPECTED', sentence: sentences.unexpected };
}

/** The first thing wrong with an input, as a sentence: the contract's own words where it has some. */
function sentenceOf(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return sentences.notJson;
  if (/^[A-Z].*\.$/.test(issue.message)) return issue.message;
  const where = issue.path.join('.');
  return where ? `The field '${where.slice(0, 60)}' is missing or wrong.` : 'That request has a part that is missing or wrong.';
}
