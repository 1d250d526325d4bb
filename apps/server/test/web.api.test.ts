/** The web app's files over HTTP, and addresses that are none of theirs. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './start-test-app.ts';

const webDirectory = mkdtempSync(path.join(tmpdir(), 'lou-web-'));
let app: TestApp;
let learner: TestUser;

beforeAll(async () => {
  mkdirSync(path.join(webDirectory, 'assets'));
  writeFileSync(path.join(webDirectory, 'index.html'), '<!doctype html><title>Lou</title>');
  writeFileSync(path.join(webDirectory, 'assets/app-0a1b2c3d.js'), 'export {}');
  app = await startTestApp({ courses: false, webDirectory });
  learner = await app.user();
});
afterAll(async () => {
  await app.close();
  rmSync(webDirectory, { recursive: true });
});

test('a file of the app is sent, and a page of it is its index', async () => {
  expect((await app.call('GET', '/assets/app-0a1b2c3d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.call('GET', '/dashboard')).body).toContain('<title>Lou</title>');
  for (const view of ['', '/read'])
    expect((await app.call('GET', `/course/a-course/section/a-course.lists${view}`)).body, 'a section whose name ends like a file’s').toContain(
      '<title>Lou</title>',
    );
});

/** Asked over the wire: what makes a URL of it takes the steps upwards itself. */
async function asWritten(address: string): Promise<unknown[]> {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const [answer] = (await once(http.get({ port, path: address, agent: false }), 'response')) as [http.IncomingMessage];
  let body = '';
  for await (const chunk of answer.setEncoding('utf8')) body += chunk;
  return [answer.statusCode, body, answer.headers['content-type'], answer.headers['cache-control']];
}

test.each([
  '/assets/%2e%2e/x',
  '/assets/%2e%2e%2findex.html',
  '/assets/..%2fx',
  '/assets/%5c..%5cx',
  '/assets/%00',
  '/assets//x.js',
  '/assets/./app-0a1b2c3d.js',
  '/assets/gone.js',
  '/figures/%2e%2e/x',
  '/gone.png',
])('%s is a plain 404, and nothing is logged', async (url) => {
  expect(await asWritten(url)).toEqual([404, 'Not found.', 'text/plain; charset=utf-8', 'no-store']);
  expect(app.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test.each(['/course/%E0%A4%A', '/course/%zz?from=%zz', '/%'])('%s cannot be read, and is a page that the app answers for', async (url) => {
  expect((await asWritten(url)).slice(0, 3)).toEqual([200, '<!doctype html><title>Lou</title>', 'text/html; charset=utf-8']);
});

test.each(['/api/courses/', '/API/courses', '/Api', '/api/learning-journeys/', '/TRPC/identity.currentUser'])(
  'the call %s is none, whoever asks, and never a page',
  async (url) => {
    for (const by of [app, learner]) {
      const answer = await by.call('GET', url);
      expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([404, 'Not found.', 'text/plain; charset=utf-8']);
    }
  },
);
