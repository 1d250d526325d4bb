import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { start } from './testing/processes.ts';

const directory = mkdtempSync(path.join(os.tmpdir(), 'lou-dev-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('dev serves the web app, hands calls on to the server, and Ctrl-C ends both', async () => {
  const [port, webPort] = [await freePort(), await freePort()];
  const dev = start('scripts/dev.ts', ['--web-port', String(webPort)], { DATA_DIR: directory, PORT: String(port), LOG_LEVEL: 'info' });
  try {
    const [, url = ''] = await dev.says(/Lou is ready for work at (\S+)/);
    expect(url).toBe(`http://127.0.0.1:${webPort}`);
    expect(await (await fetch(url)).text()).toContain('/@vite/client');
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    // A page of vite's may change things.
    const body = { method: 'POST', headers: { 'content-type': 'application/json', origin: url }, body: '{"username":"nobody","password":"nothing at all"}' };
    expect((await fetch(`${url}/api/login`, body)).status).toBe(401);
  } finally {
    dev.child.kill('SIGINT');
  }
  expect((await dev.ended).code).toBe(0);
  expect(await Promise.all([isFree(port), isFree(webPort)])).toEqual([true, true]);
}, 40_000);

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
