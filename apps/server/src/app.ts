/** The whole app on one Fastify instance; every part is handed in, so that a test builds the same app without a port. */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { Deps } from '@lou/api/deps';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { registerCaller } from './http/context.ts';
import { answerBrokenAddress, answerBrokenRequest, registerErrors } from './http/errors.ts';
import { type Readiness, registerHealth } from './http/health.ts';
import { BODY_BYTES, registerJsonBody } from './http/json-body.ts';
import { registerOpenApi } from './http/openapi.ts';
import { type OriginRules, registerOriginCheck } from './http/origin.ts';
import { registerRest } from './http/rest.ts';
import { registerTrpc } from './http/trpc.ts';
import { readablePage, registerHeaders, registerWeb, type WebFiles } from './http/web.ts';
import { endBrokenSocket, sayWhyTooLarge } from './ws/broken-sockets.ts';
import { registerTutoringSocket } from './ws/tutoring-socket.ts';

export interface AppOptions {
  readonly deps: Deps;
  readonly appVersion: string;
  readonly origins: OriginRules;
  readonly files: WebFiles;
  readonly readiness: Readiness;
  readonly trustProxy: boolean;
  readonly metricsToken: string | undefined;
  readonly logger: FastifyServerOptions['logger'];
}

/** Calls a minute and user (or address, where nobody is signed in). Source: server-decisions.md 'Limits'. */
const CALLS_PER_MINUTE = 300;

/** The names of a batch of typed calls stand in one part of the address. */
const LONGEST_BATCH_NAME = 2_000;

/** The socket's close code of a server that stops. */
const GOING_AWAY = 1001;

/** The largest socket frame: a voice message. */
const FRAME_BYTES = 8 * 1024 * 1024;

/** One proxy: the address of a caller is the one that it has added, and not what the caller wrote before it. */
const isNearestProxy = (_address: string, hop: number): boolean => hop === 0;

/** A server that stops says so to its sockets: their clients connect again. */
function sayGoodbye(this: FastifyInstance, done: () => void): void {
  for (const client of this.websocketServer.clients) client.close(GOING_AWAY, 'restarting');
  this.websocketServer.close(done);
}

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, appVersion, origins, files, readiness, trustProxy, metricsToken, logger } = options;
  const app = Fastify({
    logger: logger ?? false,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: LONGEST_BATCH_NAME },
    trustProxy: trustProxy && isNearestProxy,
    genReqId: () => randomUUID(),
    http: { requireHostHeader: false }, // else Node answers a 400 without a word
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerBrokenAddress,
    rewriteUrl: ({ url }) => readablePage(url ?? '/'),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  registerErrors(app);
  await registerHeaders(app);
  await app.register(compress, { global: true, threshold: 1_024 });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES }, errorHandler: endBrokenSocket, preClose: sayGoodbye });
  sayWhyTooLarge(app);
  registerOriginCheck(app, origins);
  registerJsonBody(app);
  registerHealth(app, deps.sql, readiness, metricsToken);
  registerOpenApi(app, appVersion);
  await registerTutoringSocket(app, deps, origins);

  await app.register(async (calls) => {
    registerCaller(calls, deps);
    if (deps.settings.limits)
      await calls.register(rateLimit, { max: CALLS_PER_MINUTE, timeWindow: 60_000, keyGenerator: (request) => request.louCaller?.userId ?? request.ip });
    registerRest(calls, deps);
    await calls.register(async (typed) => registerTrpc(typed, deps));
  });
  await registerWeb(app, files);
  return app;
}
