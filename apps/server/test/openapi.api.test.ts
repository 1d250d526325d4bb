import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ courses: false });
});
afterAll(() => app.close());

interface Operation {
  readonly requestBody?: { readonly required: boolean; readonly content: { 'application/json': { schema: { required: string[] } } } };
  readonly security?: readonly Record<string, unknown>[];
}

async function operations(): Promise<{ readonly cookies: Record<string, unknown>; readonly all: Map<string, Operation> }> {
  const document = (await app.call('GET', '/openapi.json')).json();
  const all = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
  const schemes = Object.entries<{ name: string }>(document.components.securitySchemes);
  return { cookies: Object.fromEntries(schemes.map(([scheme, { name }]) => [scheme, name])), all: new Map(all) };
}

test('a body is required where one of its fields is', async () => {
  const { all } = await operations();
  expect(all.get('POST /api/login')?.requestBody?.required).toBe(true);
  expect(all.get('PATCH /api/me/settings')?.requestBody?.required).toBe(false);
  for (const { requestBody } of all.values()) {
    if (requestBody) expect(requestBody.required).toBe(requestBody.content['application/json'].schema.required.length > 0);
  }
});

test('the session is named for https and for plain http', async () => {
  const { cookies, all } = await operations();
  expect(Object.values(cookies).toSorted()).toEqual(['__Host-sid', 'sid']);
  expect(
    all
      .get('GET /api/user')
      ?.security?.flatMap((one) => Object.keys(one))
      .toSorted(),
  ).toEqual(Object.keys(cookies).toSorted());
  expect(all.get('POST /api/login')?.security).toBeUndefined();
});

test('the page is found with a slash as well', async () => {
  const answer = await app.call('GET', '/docs/');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/docs']);
  expect((await app.call('GET', '/docs')).body).toContain('The calls of Lou');
});
