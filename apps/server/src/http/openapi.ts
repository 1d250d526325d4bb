/** OpenAPI 3.1 from the contract, and a page to read it by. */
import { type Call, type PolicyRow, pathParameters, policy } from '@lou/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { builtCalls } from './rest.ts';
import { cookieName } from './session-cookie.ts';

const permissionSentence = {
  anyone: 'Anyone.',
  signedIn: 'Any signed-in user, about themselves.',
  self: 'The user named in the path alone.',
  selfOrStaff: 'The user named in the path, or staff, whose reading is recorded.',
  staff: 'Teachers and admins.',
  admin: 'Admins.',
} as const;

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

const plainSentence = { description: 'One sentence that a person may read.', content: { 'text/plain': { schema: { type: 'string' } } } };

function operationOf(call: Call) {
  const inPath = pathParameters(call.path);
  const input = jsonSchema(call.input, 'input') as { properties?: Record<string, object>; required?: string[] };
  const rest = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const required = (name: string) => input.required?.includes(name) ?? false;
  const query = call.method === 'GET' ? rest : [];
  const body = call.method !== 'GET' && rest.length > 0 ? rest : [];
  return {
    operationId: call.procedure,
    tags: [call.procedure.split('.')[0]],
    summary: call.says,
    description: permissionSentence[call.who],
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: input.properties?.[name] ?? { type: 'string' } })),
      ...query.map(([name, schema]) => ({ name, in: 'query', required: required(name), schema })),
    ],
    ...(body.length > 0 && {
      requestBody: {
        required: body.some(([name]) => required(name)),
        content: {
          'application/json': {
            schema: { type: 'object', properties: Object.fromEntries(body), required: body.map(([name]) => name).filter(required) },
          },
        },
      },
    }),
    responses: {
      [call.ok]:
        call.ok === 204 ? { description: 'Done.' } : { description: 'Done.', content: { 'application/json': { schema: jsonSchema(call.output, 'output') } } },
      default: plainSentence,
    },
    ...(call.who !== 'anyone' && { security: [{ sessionOverHttps: [] }, { session: [] }] }),
  };
}

/** The document, for every call that is built. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of builtCalls().values()) {
    if (call.method === 'LIVE') continue; // it speaks to our own client only
    const methods = paths[call.path] ?? {};
    paths[call.path] = { ...methods, [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lou', version, description: 'Every call of Lou. Errors are one plain sentence; X-Error-Code names them for a machine.' },
    components: {
      securitySchemes: {
        sessionOverHttps: { type: 'apiKey', in: 'cookie', name: cookieName(true), description: 'The session over https.' },
        session: { type: 'apiKey', in: 'cookie', name: cookieName(false), description: 'The session over plain http, on a loopback name.' },
      },
    },
    paths,
  };
}

export function registerOpenApi(app: FastifyInstance, version: string): void {
  const document = JSON.stringify(openApiDocument(version));
  const page = referencePage();
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
  app.get('/docs/', async (_request, reply) => reply.redirect('/docs', 308));
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A table of all calls, built or not; no script, so that it needs no exception from the content policy. */
function referencePage(): string {
  const built = builtCalls();
  const rows = Object.entries<PolicyRow>(policy)
    .filter(([, row]) => row.call.includes('/api/'))
    .map(([name, row]) => {
      const call = built.get(name);
      return `<tr><td><code>${escaped(row.call)}</code></td><td>${escaped(call?.says ?? 'Not built yet.')}</td><td>${permissionSentence[row.who]}</td></tr>`;
    });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The calls of Lou</title>
<style>body{font:16px/1.6 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}td,th{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top}table{border-collapse:collapse}tr{border-top:1px solid #8884}</style></head>
<body><h1>The calls of Lou</h1><p>Shapes in and out: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<table><thead><tr><th>Call</th><th>What it does</th><th>Who may</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></body></html>`;
}
