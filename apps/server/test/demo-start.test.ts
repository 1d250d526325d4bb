/** DEMO=on belongs to a first start: Lou is open while it is told, and a later start adds nobody. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../src/env.ts';
import { startLou } from '../src/start-lou.ts';

let data = '';
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'lou-demo-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const start = (demo: 'on' | 'off') =>
  startLou(readEnvironment({ DEMO: demo, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'a long enough one' }));
const passwordFile = () => path.join(data, 'demo-password');

async function signsIn(url: string, username: string): Promise<number> {
  const body = JSON.stringify({ username, password: readFileSync(passwordFile(), 'utf8').trim() });
  return (await fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
}

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300 && !(await what()); tries += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await what()).toBe(true);
}

test('the first start tells the stories beside the open door; another start leaves them as they are', async () => {
  const first = await start('on');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await until(async () => existsSync(passwordFile()));
  expect(statSync(passwordFile()).mode & 0o777).toBe(0o600);
  await until(async () => (await signsIn(first.url, 'amara')) === 200);
  await first.stop(1_000);

  const password = readFileSync(passwordFile(), 'utf8');
  const again = await start('on');
  expect(readFileSync(passwordFile(), 'utf8')).toBe(password);
  expect(await signsIn(again.url, 'amara')).toBe(200);
  await again.stop(1_000);
});

test('without DEMO there is no such person and no such password', async () => {
  const lou = await start('off');
  const body = JSON.stringify({ username: 'amara', password: 'whatever it is' });
  const answer = await fetch(`${lou.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect([answer.status, existsSync(passwordFile())]).toEqual([401, false]);
  await lou.stop(1_000);
});
