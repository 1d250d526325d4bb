/**
 * The REST paths of the contract, each bound to its procedure: a binder of our own (decision: docs/decisions, REST
 * binder). A call without a body works, schemas are never touched, errors are plain sentences. A row of the policy
 * without a procedure answers 501 to those whom it would allow, and the right 401 or 403 to everybody else.
 */
import { type AppRouter, appRouter } from '@lou/api';
import type { Deps } from '@lou/api/deps';
import { permit } from '@lou/api/permit';
import { createCallerFactory } from '@lou/api/trpc';
import { type Call, type Method, type PolicyRow, pathParameters, policy, sentences } from '@lou/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextOf } from './context.ts';
import { sendFailure } from './errors.ts';

const STAFF_BODY_BYTES = 1024 * 1024;

/** Procedures by name, as tRPC keeps them, with the call that each was made from. */
export function builtCalls(router: AppRouter = appRouter): Map<string, Call> {
  const procedures = Object.entries(router._def.procedures as unknown as Record<string, { _def: { meta?: { call?: Call } } }>);
  return new Map(
    procedures.map(([name, built]) => {
      const call = built._def.meta?.call;
      if (!call || call.procedure !== name || !(name in policy)) throw new Error(`The procedure ${name} has no row in the policy table.`);
      return [name, call] as const;
    }),
  );
}

/** `/api/courses/{courseId}` as Fastify has it. */
const fastifyPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

export function registerRest(app: FastifyInstance, deps: Deps): void {
  const built = builtCalls();
  const createCaller = createCallerFactory(appRouter);
  for (const [name, row] of Object.entries<PolicyRow>(policy)) {
    const [method, path] = row.call.split(' ') as [Method, string | undefined];
    if (!path?.startsWith('/api/')) continue;
    const call = built.get(name);
    const handler = call ? bound(call) : notBuilt;
    app.route({ method, url: fastifyPath(path), preParsing: mayCall(row), handler, ...(call?.largeBody ? { bodyLimit: STAFF_BODY_BYTES } : {}) });
  }

  function bound(call: Call) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = createCaller(contextOf(deps, request, reply));
      const procedure = call.procedure.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], caller);
      const answer = await (procedure as (input: unknown) => Promise<unknown>)(inputOf(call, request));
      reply.code(call.ok).header('cache-control', 'no-store');
      if (call.fileName) reply.header('content-disposition', `attachment; filename="${call.fileName}"`);
      return call.ok === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(JSON.stringify(answer ?? null));
    };
  }
}

async function notBuilt(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendFailure(request, reply, { httpStatus: 501, code: 'NOT_BUILT', sentence: sentences.notBuilt, retryAfterSeconds: undefined });
}

/**
 * Who is calling is looked at before a byte of the body is: a broken body of somebody who may not call is 401 or 403. After
 * the counting of calls, before the parsing. A path with an empty part (`/api/courses/`) is no path of a call.
 */
function mayCall({ who, about }: PolicyRow) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (Object.values(request.params as object).includes('')) return reply.callNotFound();
    permit({ who, about }, request.louCaller ?? null, request.params);
  };
}

/** Query, body and path as one input; the path wins, so that a body cannot name another object or person. A body that is no object is no input. */
function inputOf(call: Call, request: FastifyRequest): unknown {
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) return body;
  const parts = { ...(request.query as object), ...body };
  const params = request.params as Record<string, string>;
  return { ...parts, ...Object.fromEntries(pathParameters(call.path).map((name) => [name, params[name]])) };
}
