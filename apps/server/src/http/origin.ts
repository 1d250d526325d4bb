/**
 * Requests that change something, and sockets, must come from our own pages. A client that is not a browser sends neither
 * header and is let through: it has no cookie of anybody's. Source: server-decisions.md 'Who', notes on CSRF.
 */
import { sentences } from '@lou/contract';
import { Refused } from '@lou/domain/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface OriginRules {
  /** PUBLIC_ORIGIN; empty: any loopback name at the port that the request came to. */
  readonly publicOrigins: readonly string[];
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True for an origin whose pages may act on a signed-in user's behalf. */
export function isOwnOrigin(origin: string, host: string | undefined, rules: OriginRules): boolean {
  if (rules.publicOrigins.length > 0) return rules.publicOrigins.includes(origin);
  if (!URL.canParse(origin)) return false;
  const { hostname, host: originHost, port } = new URL(origin);
  const ourPort = host?.match(/:(\d+)$/)?.[1] ?? '';
  return LOOPBACK.has(hostname) && port === ourPort && (originHost === host || LOOPBACK.has((host ?? '').replace(/:\d+$/, '')));
}

/** Throws Refused 403 for a request that another site's page sent. */
export function assertOwnOrigin(request: FastifyRequest, rules: OriginRules): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreign = site === 'cross-site' || site === 'same-site' || (origin !== undefined && !isOwnOrigin(origin, host, rules));
  if (foreign) throw new Refused('BAD_ORIGIN', sentences.badOrigin, 'forbidden');
}

export function registerOriginCheck(app: FastifyInstance, rules: OriginRules): void {
  app.addHook('onRequest', async (request) => {
    if (!request.headers.host && request.raw.httpVersion === '1.1') throw new Refused('NO_HOST', 'A request names its host.', 'invalid');
    if (!SAFE.has(request.method)) assertOwnOrigin(request, rules);
  });
}
