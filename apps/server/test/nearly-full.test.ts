/** A start on a disk that is nearly full: what stands is read, what is new has a sentence, and nobody's log fills with stacks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../src/env.ts';
import { startFailure } from '../src/start-failure.ts';
import { type Lou, startLou } from '../src/start-lou.ts';

const data = mkdtempSync(path.join(tmpdir(), 'lou-full-'));
const environmentOf = (directory: string) => readEnvironment({ DATA_DIR: directory, PORT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'a long enough one' });
const FULL = 255 * 1024 * 1024;
let free = FULL;
let cookie = '';
let lou: Lou;

beforeAll(async () => {
  const before = await startLou(environmentOf(data));
  const body = JSON.stringify({ username: 'admin', password: 'a long enough one' });
  const signedIn = await fetch(`${before.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await before.stop(1_000);
  lou = await startLou(environmentOf(data), { disk: { freeBytes: () => free, everyMs: 20 } });
});
afterAll(() => lou.stop(1_000));
process.once('exit', () => rmSync(data, { recursive: true, force: true })); // a start that failed has its directory until the process ends

const call = (method: string, where: string) => fetch(lou.url + where, { method, headers: { cookie } });

test('it starts, reads, refuses to write, lets people sign out, and says so once', async () => {
  const said: [string, unknown][] = [];
  for (const grade of ['warn', 'error', 'info'] as const) lou.app.log[grade] = (...words: unknown[]) => void said.push([grade, words.at(-1)]);
  expect((await call('GET', '/readyz')).status).toBe(503);
  expect((await call('GET', '/api/user')).status).toBe(200);
  expect(((await (await call('GET', '/api/courses')).json()) as unknown[]).length).toBeGreaterThan(0);

  for (let n = 0; n < 3; n += 1) {
    const refused = await call('POST', '/api/courses/fractions-that-make-sense/enroll');
    expect([refused.status, await refused.text()]).toEqual([503, 'The service is temporarily read-only. Please try again later.']);
  }
  const out = await call('POST', '/api/logout');
  expect([out.status, out.headers.getSetCookie().filter((line) => line.startsWith('sid=;')).length]).toEqual([200, 1]);
  expect(said).toEqual([]);

  free = 10 * FULL;
  await expect.poll(async () => (await call('GET', '/readyz')).status).toBe(200);
  free = FULL;
  await expect.poll(async () => (await call('GET', '/readyz')).status).toBe(503);
  expect(said).toEqual([
    ['info', expect.stringContaining('writes again')],
    ['warn', expect.stringContaining(`the disk of DATA_DIR ${data} has less than 256 MB free`)],
  ]);
});

test('a first start, which has to write, names DATA_DIR and the space', async () => {
  const empty = environmentOf(path.join(data, 'empty'));
  const failure = await startLou(empty, { disk: { freeBytes: () => FULL } }).catch((error: unknown) => error);
  expect(startFailure(failure, empty)).toBe(
    `Lou has something new to write and cannot: the disk of DATA_DIR ${empty.DATA_DIR} has less than 256 MB free. Make room there, or set DATA_DIR to a directory on another disk.`,
  );
});
