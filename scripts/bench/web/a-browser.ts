/** A browser with nothing in it that other programs can steer, as Lighthouse wants it. It asks nobody for anything by itself. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright';
import { findBrowser } from '../../browser.ts';

interface SteeredBrowser {
  /** Where it listens on this machine. */
  readonly port: number;
  /** Its pages carry these cookies from here on. */
  addCookies(cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[]): Promise<void>;
  close(): Promise<void>;
}

const QUIET = ['--no-first-run', '--no-default-browser-check', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export async function openBrowser(): Promise<SteeredBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lou-lighthouse-'));
  const browser = spawn(findBrowser(), ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...QUIET, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // Debian's command is a script around the browser: who ends the script ends its group, or the browser stays.
    detached: true,
  });
  const gone = new Promise<void>((resolve) => browser.once('close', () => resolve()));
  const close = async () => {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGTERM');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  let port: number | undefined;
  for await (const line of createInterface({ input: browser.stderr })) {
    port = Number(/^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]);
    if (port) break;
  }
  browser.stderr.resume();
  if (!port) {
    await close();
    throw new Error('The browser did not say where it listens.');
  }
  return {
    port,
    addCookies: async (cookies) => {
      const steering = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      await steering.contexts()[0]?.addCookies([...cookies]);
      await steering.close();
    },
    close,
  };
}
