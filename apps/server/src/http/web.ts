/** The web app's files, the figures of the shipped courses, and the headers that every page carries. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasMarker } from './session-cookie.ts';

export interface WebFiles {
  /** The built web app, or undefined where only the calls are served. */
  readonly webDirectory: string | undefined;
  /** db/content/courses: figures are served from <course>/figures. */
  readonly coursesDirectory: string;
}

/** Scripts and styles of our own only; blob: and data: media, because replies are spoken from memory. */
export async function registerHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:', 'data:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=()').header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  });
}

const OF_CALLS = /^\/?(api|trpc|figures)(\/|$)/i;

/** The address of a page that cannot be read (`/course/%E0`), so that it can: it is the app that says there is no such page. A call's stays as it is. */
export function readablePage(url: string): string {
  const path = url.split('?')[0] ?? '';
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return OF_CALLS.test(path) ? url : url.replaceAll('%', '%25');
  }
}

const FIGURE = /^\/figures\/([a-z0-9-]+)\/([a-z0-9-]+\.svg)$/;
/** So a file is called. A section's name may end so too (`first-program-in-python.loops`). */
const AS_A_FILE = /^(?!course\/).*\.\w{2,5}$/;
const HASHED = /[-.][\w-]{8,}\.\w+$/;

/** What is no path of a file (steps upwards, a NUL) is a file that is not there: nobody learns more, and nothing is logged. */
function noSuchFile(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 400 && error.statusCode !== 403) throw error;
  reply.callNotFound();
}

export async function registerWeb(app: FastifyInstance, { webDirectory, coursesDirectory }: WebFiles): Promise<void> {
  const hasApp = webDirectory !== undefined && existsSync(path.join(webDirectory, 'index.html'));
  await app.register(fastifyStatic, {
    root: hasApp ? [webDirectory, coursesDirectory] : [coursesDirectory],
    serve: false,
    index: false,
    cacheControl: false,
  });

  app.get('/figures/*', (request, reply) => {
    const found = FIGURE.exec(request.url.split('?')[0] ?? '');
    if (!found) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=3600').sendFile(`${found[1]}/figures/${found[2]}`, coursesDirectory);
  });
  if (!hasApp) return;
  const hasLanding = existsSync(path.join(webDirectory, 'landing.html'));

  app.get('/assets/*', { errorHandler: noSuchFile }, (request, reply) => {
    const file = decodeURIComponent((request.url.split('?')[0] ?? '').slice(1));
    reply.header('cache-control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file, webDirectory);
  });
  app.get('/*', { errorHandler: noSuchFile }, (request, reply) => {
    const file = (request.url.split('?')[0] ?? '').slice(1);
    if (OF_CALLS.test(file)) return reply.callNotFound();
    reply.header('cache-control', 'no-cache');
    if (/^[\w-]+\.(svg|png|ico|txt|webmanifest|js)$/.test(file) && existsSync(path.join(webDirectory, file))) return reply.sendFile(file, webDirectory);
    if (AS_A_FILE.test(file)) return reply.callNotFound();
    if (file === '' && hasLanding) return reply.header('vary', 'cookie').sendFile(hasMarker(request) ? 'index.html' : 'landing.html', webDirectory);
    return reply.sendFile('index.html', webDirectory);
  });
}
