/** The same procedures for our own typed client: /trpc, batched, superjson. */
import { appRouter } from '@lou/api';
import type { Deps } from '@lou/api/deps';
import { describeFailure } from '@lou/api/trpc';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { contextOf } from './context.ts';

/** Source: the limits of the reliability notes. */
const LARGEST_BATCH = 10;

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
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
}
