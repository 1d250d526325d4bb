import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket } from './a-socket.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ limits: true, courses: false });
});
afterAll(() => app.close());

const statuses = async (calls: readonly Promise<{ statusCode: number }>[]) => (await Promise.all(calls)).map(({ statusCode }) => statusCode);

const countsOf = (statuses: readonly number[]) =>
  Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((each) => each === status).length]));

test('an open socket leaves the renewal of the sign-in to a request, which can set the cookie', async () => {
  const user = await app.user();
  const soon = new Date(Date.now() + 10 * 24 * 60 * 60_000);
  await app.deps.sql.query('update sign_ins set expires_at = $1 where user_id = $2', [soon, user.id]);
  const socket = await openSocket(app, user.cookie);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const renewed = await user.call('GET', '/api/user');
  socket.close();
  expect(renewed.cookies.find(({ name }) => name === 'sid')?.expires?.getTime()).toBeGreaterThan(soon.getTime());
});

test('thirty failures an address, whatever names are tried together', async () => {
  const wrong = await statuses(Array.from({ length: 120 }, (_, n) => app.call('POST', '/api/login', { username: `nobody${n}`, password: 'wrong wrong' })));
  expect(wrong.filter((status) => status === 401).length).toBeLessThanOrEqual(34);
  expect(wrong.filter((status) => status === 401).length).toBeGreaterThanOrEqual(30);
  app.clock.pass(15 * 60_000);
});

test('a frame of 9 MiB closes with 1009 and a sentence, and is no fault of the server', async () => {
  const socket = await openSocket(app, (await app.user()).cookie);
  socket.sendRaw(new Uint8Array(9 * 1024 * 1024));
  expect([await socket.closed, await socket.closedSaying]).toEqual([1009, 'That is too much at once. Please send less.']);
  expect(app.logged.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

test('a server that stops says 1001 to its sockets', async () => {
  const own = await startTestApp({ courses: false });
  const socket = await openSocket(own, (await own.user()).cookie);
  await own.close();
  expect(await socket.closed).toBe(1001);
});

test('300 calls a minute, by user where somebody is signed in, by address where nobody is, whatever cookie is made up', async () => {
  const [one, other] = [await app.user(), await app.user()];
  const madeUp = await statuses(Array.from({ length: 320 }, (_, n) => app.app.inject({ url: '/api/user', headers: { cookie: `sid=made-up-${n}` } })));
  expect(madeUp.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  // One after another: of calls that arrive in one breath the counter may refuse a few too early.
  const mine: number[] = [];
  for (let n = 0; n < 310; n += 1) mine.push((await one.call('GET', '/api/user')).statusCode);
  expect(countsOf(mine)).toEqual({ 200: 300, 429: 10 });
  expect((await other.call('GET', '/api/user')).statusCode).toBe(200);
});

test('behind a proxy the address is the one that the proxy added, whatever a client claims before it', async () => {
  const proxied = await startTestApp({ limits: true, courses: false, trustProxy: true });
  const calls = Array.from({ length: 320 }, (_, n) =>
    proxied.app.inject({ url: '/api/user', headers: { 'x-forwarded-for': `198.51.100.${n % 250}, 203.0.113.9` } }),
  );
  expect((await statuses(calls)).filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
  const neighbour = await proxied.app.inject({ url: '/api/user', headers: { 'x-forwarded-for': '203.0.113.10' } });
  expect(neighbour.statusCode).toBe(401);
  await proxied.close();
});
