import net, { type AddressInfo } from 'node:net';
import { type Call, pathParameters } from '@lou/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCalls } from '../src/http/rest.ts';
import { startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let learner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.user('admin');
  learner = await app.user();
});
afterAll(() => app.close());

/** It would end the test's own sign-in. */
const without = new Set(['identity.logout']);
/** Sent without a sign-in, which a right one would replace. */
const asNobody = new Set(['identity.login', 'identity.register']);
const calls = [...builtCalls().values()].filter((call) => call.method !== 'LIVE');
const writes = calls.filter((call) => call.method !== 'GET' && !without.has(call.procedure));

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '💥'.repeat(50),
    'x'.repeat(5_000),
    '<script>alert(1)</script>',
    [],
    {},
    "'; drop table users; --",
    '../../etc/passwd',
    '\ud800',
  ),
  fc.string(),
  fc.jsonValue() as fc.Arbitrary<unknown>,
);

/** Everything that a refused call could have left behind. */
async function stored(): Promise<string> {
  const [row] = await app.deps.sql.query(
    'select (select count(*) from facts)::int as facts, (select count(*) from users)::int as users, (select count(*) from fact_words)::int as words',
  );
  return JSON.stringify(row);
}

const addressOf = (call: Call, parts: Record<string, unknown>) =>
  pathParameters(call.path).reduce(
    (path, name) => path.replace(`{${name}}`, name === call.about ? admin.id : encodeURIComponent(wellFormed(parts[name]))),
    call.path,
  );
const wellFormed = (value: unknown) =>
  String(value ?? 'x')
    .toWellFormed()
    .slice(0, 50) || 'x';

describe('odd input', () => {
  test.each(writes.map((call) => [call.procedure, call] as const))('to %s gets a 4xx sentence or does what it says, never a 5xx', async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...inputKeys(call), 'extra'), odd, { maxKeys: 6 }), async (body) => {
        const before = await stored();
        const answer = await (asNobody.has(call.procedure) ? app : admin).call(call.method, addressOf(call, body), body);
        expect(answer.statusCode, `${JSON.stringify(body).slice(0, 300)} -> ${answer.body}`).toBeLessThan(500);
        if (answer.statusCode < 400) return;
        expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(answer.body).toMatch(/^\S[\s\S]{0,158}\.$/);
        expect(await stored()).toBe(before);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test.each(calls.filter((call) => call.method === 'GET').map((call) => [call.procedure, call] as const))(
    'to %s in path and query is no 5xx',
    async (_name, call) => {
      await fc.assert(
        fc.asyncProperty(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), async (inPath, inQuery) => {
          const parts = Object.fromEntries(pathParameters(call.path).map((name) => [name, inPath]));
          const answer = await admin.call(
            'GET',
            `${addressOf(call, parts)}?after=${encodeURIComponent(wellFormed(inQuery))}&draft=${encodeURIComponent(wellFormed(inQuery))}`,
          );
          expect(answer.statusCode, answer.body).toBeLessThan(500);
        }),
        { numRuns: 40, seed: 7 },
      );
    },
  );
});

describe('a NUL in an address', () => {
  const withPaths = calls.filter((call) => pathParameters(call.path).length > 0);
  test.each(withPaths.flatMap((call) => pathParameters(call.path).map((name) => [call.procedure, name, call] as const)))(
    'to %s as its %s gets a 4xx sentence',
    async (_name, parameter, call) => {
      const path = pathParameters(call.path).reduce((made, name) => made.replace(`{${name}}`, name === parameter ? 'a%00b' : 'x'), call.path);
      const answer = await admin.call(call.method, path);
      expect([answer.statusCode >= 400 && answer.statusCode < 500, answer.statusCode]).toEqual([true, answer.statusCode]);
    },
  );
});

const inputKeys = (call: Call): string[] => Object.keys((call.input as unknown as { shape?: object }).shape ?? {});

describe('bodies that are none', () => {
  const send = (payload: string, contentType: string | undefined) =>
    app.app.inject({
      method: 'POST',
      url: '/api/sessions/start',
      payload,
      headers: { cookie: admin.cookie, ...(contentType && { 'content-type': contentType }) },
    });
  test.each([
    ['broken JSON', '{"topic":', 'application/json', 400],
    ['another type', 'topic=x', 'application/x-www-form-urlencoded', 415],
    ['plain text', 'hello', 'text/plain', 415],
    ['a prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['65 KiB', JSON.stringify({ topic: 'x'.repeat(65 * 1024) }), 'application/json', 413],
    ['twenty levels and more', `${'['.repeat(30)}${']'.repeat(30)}`, 'application/json', 400],
    ['a list', '[1,2]', 'application/json', 400],
  ])('%s gets its status and a sentence', async (_name, payload, contentType, status) => {
    const before = await stored();
    const answer = await send(payload, contentType);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    if (answer.statusCode >= 400) expect(await stored()).toBe(before);
  });

  describe('of somebody who may not call', () => {
    const broken: [string, string, string][] = [
      ['broken JSON', '{"topic":', 'application/json'],
      ['plain text', 'hello', 'text/plain'],
      ['70 kB', JSON.stringify({ topic: 'x'.repeat(70_000) }), 'application/json'],
      ['too much of a form', 'x'.repeat(70_000), 'application/x-www-form-urlencoded'],
    ];
    const protectedCalls: [number, string, string, string][] = [
      [401, 'nobody', 'POST', '/api/sessions/start'],
      [401, 'nobody', 'PATCH', '/api/admin/users/x'],
      [403, 'learner', 'PATCH', '/api/admin/users/x'],
      [403, 'learner', 'POST', '/api/user/somebody-else/award-achievement'],
      [401, 'nobody', 'POST', '/trpc/tutoring.startSession'],
      [401, 'nobody', 'POST', '/trpc/tutoring.startSession,achievements.award?batch=1'],
    ];
    const cells = protectedCalls.flatMap((cell) => broken.map((body) => [...cell, ...body] as const));
    test.each(cells)('%i for %s: %s %s with %s', async (status, who, method, url, _name, payload, contentType) => {
      const cookie = who === 'learner' ? learner.cookie : '';
      const answer = await app.app.inject({ method: method as 'POST', url, payload, headers: { cookie, 'content-type': contentType } });
      expect(answer.statusCode, answer.body).toBe(status);
      expect(answer.body).toContain(status === 401 ? 'Please sign in to continue.' : 'You do not have permission to do this.');
    });

    test('whoever may call hears what is wrong with the body, on both ways', async () => {
      for (const url of ['/api/sessions/start', '/trpc/tutoring.startSession', '/trpc/identity.login']) {
        const answers = broken.map(([, payload, contentType]) =>
          app.app.inject({ method: 'POST', url, payload, headers: { cookie: admin.cookie, 'content-type': contentType } }),
        );
        expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([400, 415, 413, 413]);
      }
    });
  });

  test('the path wins: neither body nor query name another object or person', async () => {
    const other = await app.user();
    const enrolled = await learner.call('POST', '/api/courses/fractions-that-make-sense/enroll?courseId=gone', { courseId: 'gone', id: 'gone' });
    expect([enrolled.statusCode, enrolled.body]).toMatchObject([200, expect.stringContaining('fractions-that-make-sense')]);
    const claim = { event: 'lesson_completed', metadata: {}, userId: learner.id };
    expect((await learner.call('POST', `/api/user/${other.id}/award-achievement?userId=${learner.id}`, claim)).statusCode).toBe(403);
    const { id } = (await learner.call('POST', '/api/sessions/start', { topic: 'Halves' })).json();
    const read = await learner.call('GET', `/api/sessions/${id}?sessionId=another`);
    expect([read.statusCode, read.json().id]).toEqual([200, id]);
  });

  test('the typed client’s endpoint gives the same sentences', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/trpc/tutoring.startSession',
      headers: { cookie: admin.cookie },
      payload: { json: { topic: 'x'.repeat(201) } },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.json).toMatchObject({ message: 'A topic has at most 200 characters.', data: { httpStatus: 400, fields: [{ path: 'topic' }] } });
    const otherWay = await app.app.inject({ method: 'GET', url: '/trpc/tutoring.startSession', headers: { cookie: admin.cookie } });
    expect([otherWay.statusCode, otherWay.json().error.json.message]).toEqual([405, 'This call is made in another way.']);
    const nobody = await app.app.inject({ method: 'GET', url: '/trpc/identity.currentUser' });
    expect([nobody.statusCode, nobody.json().error.json.message]).toEqual([401, 'Please sign in to continue.']);
    expect(answer.body).not.toContain('stack');
  });

  test('a batch of ten calls is one address', async () => {
    const names = Array.from({ length: 10 }, () => 'recommendations.list').join(',');
    const answer = await admin.call('GET', `/trpc/${names}?batch=1&input=%7B%7D`);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { length: 10 }]);
  });

  test('the spec’s numeric strings and dates are plain JSON on /trpc too', async () => {
    await admin.call('POST', '/api/courses/fractions-that-make-sense/enroll');
    const answer = await admin.call('GET', '/trpc/enrolment.list');
    expect(answer.json().result.data.json[0]).toMatchObject({ progress: '0' });
    expect(answer.json().result.data.meta).toBeUndefined();
  });
});

test.each([
  ['/api/user/%ZZ/stats', 400, 'That address cannot be read.'],
  ['/trpc/%ED%A0%80', 400, 'That address cannot be read.'],
  [`/api/courses/${'x'.repeat(5_000)}/sections`, 414, 'That address is too long.'],
])('the address %s gets a sentence', async (url, status, sentence) => {
  const answer = await admin.call('GET', url);
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([status, 'text/plain; charset=utf-8', sentence]);
});

test.each([
  ['a request without a host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 'A request names its host.'],
  ['bytes that are no request', 'hello\r\n\r\n', 'That request could not be read.'],
])('%s gets a sentence', async (_name, bytes, sentence) => {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.split('\r\n\r\n')[1]).toBe(sentence);
});

test('what was typed stands nowhere in the log', async () => {
  await admin.call('POST', '/api/sessions/start', { topic: 'a canary topic' });
  await admin.call('POST', '/api/sessions/start', { topic: 'a canary topic'.repeat(40) });
  expect(app.logged.join('\n')).not.toContain('canary');
});
