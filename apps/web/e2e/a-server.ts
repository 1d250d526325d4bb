/** A server of Lou in a process of its own, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { ADMIN } from './people.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const STARTS_WITHIN_MS = 120_000;

export interface RunningServer {
  readonly origin: string;
  readonly port: number;
  /** How long it took from the process to the first healthy answer. */
  readonly healthyAfterMs: number;
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

interface ServerOptions {
  /** A free one where none is named. */
  readonly port?: number;
  /** With the demo's people: it is waited for until their stories are told. */
  readonly demo?: boolean;
}

/** Starts Lou on a data directory; rejects with what it said when it does not become healthy, or its demo is not told. */
export async function startServer(data: string, { port, demo = false }: ServerOptions = {}): Promise<RunningServer> {
  const at = port ?? (await freePort());
  const origin = `http://127.0.0.1:${at}`;
  const begun = performance.now();
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(at),
      DATA_DIR: data,
      RATE_LIMITS: 'off',
      LOG_LEVEL: demo ? 'info' : 'warn',
      DEMO: demo ? 'on' : 'off',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  let said = '';
  server.stdout.on('data', (text) => (said += text));
  server.stderr.on('data', (text) => (said += text));
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let healthyAfterMs = 0;
  const kill = async (signal: NodeJS.Signals) => {
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    await gone;
  };
  try {
    await answers(`${origin}/healthz`, () => server.exitCode !== null);
    healthyAfterMs = performance.now() - begun;
    if (demo) await told(() => said);
  } catch (error) {
    await kill('SIGKILL');
    throw new Error(`Lou did not start: ${error instanceof Error ? error.message : error}\n${said}`);
  }
  return { origin, port: at, kill, healthyAfterMs };
}

async function answers(address: string, hasStopped: () => boolean): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < until) {
    if (hasStopped()) throw new Error('it stopped');
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within ${STARTS_WITHIN_MS / 1_000} s`);
}

async function told(said: () => string): Promise<void> {
  const until = performance.now() + STARTS_WITHIN_MS;
  while (performance.now() < until && !said().includes('the demo is not whole')) {
    if (said().includes('the demo is told')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('its demo was not told');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
