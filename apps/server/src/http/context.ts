/** One request as the procedures see it, and who is calling, looked up once a request. */
import type { Caller, Ctx, Deps } from '@lou/api/deps';
import { holderOfSession } from '@lou/api/identity/sign-ins';
import { ACCOUNT_HEADER } from '@lou/contract/account-header';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, doorOf } from './session-cookie.ts';

/** Every request knows its caller before anything counts or serves it. */
export function registerCaller(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const caller = await callerOf(deps, doorOf(request, reply));
    if (caller) request.louCaller = caller;
  });
}

export function contextOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Ctx {
  const door = doorOf(request, reply);
  return {
    deps,
    door,
    caller: request.louCaller ?? null,
    pageOf: request.headers[ACCOUNT_HEADER]?.toString() || null,
    isStillSignedIn: async () => door.sessionId !== null && (await holderOfSession(deps, door.sessionId)) !== null,
    correlationId: request.id,
    address: request.ip,
    device: request.headers['user-agent'] ?? '',
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    louCaller?: Caller;
  }
}
