/** Whether it lives (/healthz), whether it takes work (/readyz), and what it counts (/metrics). Source: running.md 'What is served'. */
import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Sql } from '@lou/eventlog';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Readiness {
  starting: boolean;
  draining: boolean;
}

export function registerHealth(app: FastifyInstance, sql: Sql, readiness: Readiness, metricsToken: string | undefined): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'lou_call_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const failures = new Counter({ name: 'lou_unexpected_failures_total', help: 'Calls that ended with a 500.', registers: [registry] });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => delay.disable());
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    if (reply.statusCode === 500) failures.inc();
  });

  app.get('/healthz', async (_request, reply) => {
    await sql.ping();
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (_request, reply) => {
    const reason = readiness.draining ? 'draining' : readiness.starting ? 'starting' : sql.readOnly ? 'read-only' : undefined;
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: reason ?? 'ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  const given = request.headers.authorization?.replace(/^Bearer /, '');
  if (token && given) return Buffer.byteLength(given) === Buffer.byteLength(token) && timingSafeEqual(Buffer.from(given), Buffer.from(token));
  return LOOPBACK.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
}
