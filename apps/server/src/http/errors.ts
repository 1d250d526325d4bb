/**
 * Every failed call answers one sentence as plain text: what the spec's client shows after the status. The machine's part
 * is in X-Error-Code and X-Request-Id; problem+json only where Accept asks for it. Source: server-decisions.md 'Errors'.
 */
import type { Socket } from 'node:net';
import { describeFailure, type FailureData } from '@lou/api/trpc';
import { sentences } from '@lou/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Failure = Pick<FailureData, 'httpStatus' | 'code' | 'retryAfterSeconds'> & { readonly sentence: string };

const fastifyFailures: Record<number, Omit<Failure, 'retryAfterSeconds'>> = {
  400: { httpStatus: 400, code: 'INVALID_INPUT', sentence: sentences.notJson },
  404: { httpStatus: 404, code: 'NOT_FOUND', sentence: sentences.missing },
  413: { httpStatus: 413, code: 'TOO_LARGE', sentence: sentences.tooLarge },
  414: { httpStatus: 414, code: 'ADDRESS_TOO_LONG', sentence: sentences.addressTooLong },
  415: { httpStatus: 415, code: 'NOT_JSON', sentence: sentences.notJson },
  429: { httpStatus: 429, code: 'TOO_MANY', sentence: sentences.tooMany },
};

/** Any thrown thing as an answer; what is not expected is a 500 that says nothing of itself. */
export function failureOf(error: unknown): Failure {
  const described = describeFailure(error);
  if (described.httpStatus !== 500) return described;
  const status = (error as { statusCode?: number } | undefined)?.statusCode;
  const known = status === undefined ? undefined : fastifyFailures[status];
  return known ? { ...known, retryAfterSeconds: undefined } : described;
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  reply.code(failure.httpStatus).header('x-error-code', failure.code).header('cache-control', 'no-store');
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  if (request.headers.accept?.includes('application/problem+json'))
    return reply.type('application/problem+json').send({ type: 'about:blank', status: failure.httpStatus, title: failure.sentence, code: failure.code });
  return reply.type('text/plain; charset=utf-8').send(failure.sentence);
}

/** Answers what was thrown. What is not expected is logged; an expected no is not, also while Lou is read-only. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = failureOf(error);
  if (failure.httpStatus === 500) request.log.error({ err: error, code: failure.code }, 'a call failed');
  return sendFailure(request, reply, failure);
}

/** Fastify's own errors included: 400, 404, 413, 415, 429. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, { ...fastifyFailures[404], retryAfterSeconds: undefined } as Failure));
}

/** For an address that leads to no route because it cannot be read: broken escapes, a part that is too long. */
export function answerBrokenAddress(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const failure = error.statusCode === 414 ? fastifyFailures[414] : { httpStatus: 400, code: 'BROKEN_ADDRESS', sentence: sentences.brokenAddress };
  sendFailure(request, reply, { ...failure, retryAfterSeconds: undefined } as Failure);
}

/** For bytes that never became a request: answers a sentence and hangs up. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const sentence = tooLarge ? sentences.tooLarge : 'That request could not be read.';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(sentence)}\r\nConnection: close\r\n\r\n${sentence}`,
  );
}
