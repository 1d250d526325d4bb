/** Lou's server under `node --watch`: started again whenever one of its files changes. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** The server's own patience and a little more. */
const LONGEST_END_MS = 11_000;

export interface WatchedServer {
  /** Resolves when it answers at /healthz; rejects when it ended before. */
  ready(): Promise<void>;
  /** Resolves when it and what watches it are gone. */
  stop(): Promise<void>;
}

/** In a process group of its own: a Ctrl-C of the terminal reaches it once, through `stop`, and not twice. */
export function watchServer(environment: Record<string, string>, url: string): WatchedServer {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    async ready() {
      while (child.exitCode === null && child.signalCode === null) {
        if (await answers(url)) return;
        await pause(150);
      }
      throw new Error('The server ended; the lines above say why.');
    },
    async stop() {
      child.kill('SIGTERM');
      const killing = setTimeout(() => killGroup(child), LONGEST_END_MS);
      await ended;
      clearTimeout(killing);
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}
