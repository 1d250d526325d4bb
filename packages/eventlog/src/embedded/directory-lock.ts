/**
 * One process per data directory. PGlite itself takes no lock: two processes on one directory lost acknowledged rows
 * without a word (notes on reliability). Two locks, because each alone has a hole: an abstract unix socket named after the
 * directory (the kernel frees it however the process ends, but it does not span containers, and Linux alone has it), and
 * a file with the process id, kept fresh.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** The directory belongs to a living process. The message is for the person who started the second one. */
export class DirectoryInUse extends Error {
  constructor(directory: string, holder: number | undefined) {
    super(`The data directory ${directory} is in use by ${holder === undefined ? 'another process' : `process ${holder}`}.`);
    this.name = 'DirectoryInUse';
  }
}

export interface DirectoryLock {
  /** Says that this process still lives; to be called every BEAT_MS. */
  beat(): void;
  release(): Promise<void>;
}

/** How often a holder gives a sign of life. */
export const BEAT_MS = 2_000;

/** A holder of whom nothing can be asked, on another machine or in another container, is dead when its file stays as it is for this long. */
const SILENCE_MS = 5 * BEAT_MS;

/** What the file says about who holds the directory. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the kernel's own count: a process id is used again after a restart. */
  readonly began: string;
}

const FILE = 'process.pid';

/** Takes the directory for this process. Throws DirectoryInUse when another one lives in it. */
export async function lockDirectory(directory: string, silenceMs = SILENCE_MS): Promise<DirectoryLock> {
  const real = fs.realpathSync(directory);
  const file = path.join(real, FILE);
  const me: Holder = { pid: process.pid, host: os.hostname(), began: beginOf(process.pid) ?? '' };
  const socket = await takeSocket(real).catch(() => {
    throw new DirectoryInUse(directory, readHolder(file)?.pid);
  });
  try {
    await takeFile(directory, file, me, silenceMs);
  } catch (error) {
    socket?.close();
    throw error;
  }
  return {
    beat() {
      const seconds = (performance.timeOrigin + performance.now()) / 1_000;
      fs.utimesSync(file, seconds, seconds); // needs no room, also on a disk that is full
    },
    async release() {
      fs.rmSync(file, { force: true });
      await new Promise<void>((resolve) => (socket ? socket.close(() => resolve()) : resolve()));
    },
  };
}

async function takeSocket(directory: string): Promise<net.Server | undefined> {
  if (process.platform !== 'linux') return undefined;
  const name = `\0lou-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  const server = net.createServer((connection) => connection.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, () => resolve());
  });
  server.unref();
  return server;
}

async function takeFile(directory: string, file: string, me: Holder, silenceMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      fs.writeFileSync(file, JSON.stringify(me), { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (attempt > 1 || (await lives(holder, me, file, silenceMs))) throw new DirectoryInUse(directory, holder?.pid);
    fs.rmSync(file, { force: true });
  }
}

/** A process on this machine can be asked for; of any other only its beat is seen. */
async function lives(holder: Holder | undefined, me: Holder, file: string, silenceMs: number): Promise<boolean> {
  if (holder?.host === me.host) return holder.pid !== me.pid && isRunning(holder.pid) && beginOf(holder.pid) === holder.began;
  const writtenMs = () => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const before = writtenMs();
  await new Promise((resolve) => setTimeout(resolve, silenceMs));
  return writtenMs() !== before;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The 22nd field of /proc/PID/stat; an empty string where there is no /proc, undefined where there is no such process. */
function beginOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return '';
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // no file, or one that is just being written
  }
}
