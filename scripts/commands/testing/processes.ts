/** For tests of commands: a command run to its end, and a server of its own, on a data directory of the test's. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A process that was started, with everything that it has printed so far. */
export interface Started {
  readonly child: ChildProcess;
  /** Resolves when what it printed, on either side, matches. Rejects when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<Ended>;
}

/** Variables of the machine that could change what a test sees are left out. */
export function start(script: string, args: readonly string[], environment: Record<string, string>, input = ''): Started {
  const { DATABASE_URL: _one, ADMIN_PASSWORD: _two, PUBLIC_ORIGIN: _three, NODE_OPTIONS: _four, ...machine } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    env: { ...machine, TZ: 'UTC', ...environment },
  });
  let out = '';
  let err = '';
  child.stdin.on('error', () => undefined); // a command that reads nothing may be gone already
  child.stdin.end(input);
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, out, err })));
  return {
    child,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(`${out}\n${err}`);
          if (found) resolve(found);
        };
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        look();
        void ended.then(() => reject(new Error(`It ended without saying ${pattern}:\n${out}\n${err}`)));
      }),
  };
}

/** Runs `npm run NAME -- ARGS` to its end, without the bootstrap. */
export const command = (name: string, args: readonly string[], environment: Record<string, string>, input = ''): Promise<Ended> =>
  start(`scripts/${name}.ts`, args, environment, input).ended;

/** Lou itself, on any free port; answers where it listens. */
export async function startServer(dataDirectory: string): Promise<Started & { readonly url: string }> {
  const server = start('apps/server/src/main.ts', [], { DATA_DIR: dataDirectory, PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  const [, url = ''] = await server.says(/Lou is ready at (http:[^"\s]+)/);
  return { ...server, url };
}
