/** JSON bodies: none at all is an empty one (a POST without a body works); anything else must be JSON. */
import type { FastifyInstance } from 'fastify';

/** Source: server-decisions.md 'Limits'. */
export const BODY_BYTES = 64 * 1024;
const DEEPEST = 20;

export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, {});
    try {
      const value: unknown = JSON.parse(text as string, refusePrototypes);
      assertShallow(value, DEEPEST);
      done(null, value);
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }));
    }
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && !request.headers['content-type']) return done(null, {});
    done(Object.assign(new Error('not JSON'), { statusCode: 415 }));
  });
}

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor') throw new Error('not a name for data');
  return value;
}

function assertShallow(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new Error('too deep');
  for (const part of Object.values(value)) assertShallow(part, levels - 1);
}
