/** The same procedures for our own typed client: /trpc, batched, superjson. */
import { appRouter } from '@lou/api';
import type { Deps } from '@lou/api/deps';
import { permit } from '@lou/api/permit';
import { describeFailure } from '@lou/api/trpc';
import { type PolicyRow, policy } from '@lou/contract';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from './context.ts';
import { answerFailure } from './errors.ts';

/** Source: the limits of the reliability notes. */
const LARGEST_BATCH = 10;

/** What a body is refused for before any procedure sees it: no JSON, too much, another type. */
const OF_THE_BODY = new Set([400, 413, 415]);

export async function registerTrpc(app: FastifyInstance, deps: Deps): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<typeof appRouter>['trpcOptions'] = {
    router: appRouter,
    maxBatchSize: LARGEST_BATCH,
    createContext: ({ req, res }) => contextOf(deps, req, res),
    responseMeta: () => ({ headers: { 'cache-control': 'no-store' } }),
    onError: ({ error, path, req }) => {
      if (describeFailure(error).httpStatus === 500) req.log.error({ err: error.cause ?? error, path }, 'a call failed');
    },
  };
  app.setErrorHandler((error: { statusCode?: number }, request, reply) =>
    answerFailure((OF_THE_BODY.has(error.statusCode ?? 0) && whyNotPermitted(request)) || error, request, reply),
  );
  // A stream has begun, with 200, by the time its procedure could refuse.
  app.addHook('preHandler', async (request) => {
    const refusal = isStream(request) && whyNotPermitted(request);
    if (refusal) throw refusal;
  });
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
}

const isStream = (request: FastifyRequest): boolean => {
  const { path = '' } = request.params as { path?: string };
  return Object.hasOwn(policy, path) && policy[path as keyof typeof policy].call === 'LIVE';
};

/** Who is calling comes before what was sent, as far as the path tells: 401 or 403 for the first call of the batch that is not for the caller. */
function whyNotPermitted(request: FastifyRequest): unknown {
  const rows: Readonly<Record<string, PolicyRow>> = policy;
  const { path = '' } = request.params as { path?: string };
  try {
    for (const name of path.split(',')) {
      const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
      // Whom it is about stands in the body.
      if (row) permit({ who: row.about ? 'signedIn' : row.who }, request.louCaller ?? null, undefined);
    }
    return undefined;
  } catch (refusal) {
    return refusal;
  }
}
