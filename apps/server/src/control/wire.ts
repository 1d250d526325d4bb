/** What the server's socket and the commands agree on: where it is, and what an answer's lines are. */
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A line of an answer. Exactly one `end`, `refused` or `failed` comes last. */
export type ControlLine =
  | { readonly piece: unknown }
  | { readonly end: true }
  | { readonly refused: { readonly code: string; readonly sentence: string } }
  | { readonly failed: string };

/** A path longer than this, in bytes, is no socket's name on Linux and macOS. */
const LONGEST_PATH = 103;

/**
 * Where the socket of a data directory is: in it; where that name would be too long, in a folder of this user's among the
 * temporary files, which `isOwnFolder` is asked about before it is used.
 */
export function controlSocketPath(dataDirectory: string): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  if (process.platform === 'win32') return `\\\\.\\pipe\\lou-${hash(dataDirectory.toLowerCase())}`;
  const whole = path.join(dataDirectory, 'control.sock');
  if (Buffer.byteLength(whole) <= LONGEST_PATH) return whole;
  const short = (folder: string) => path.join(folder, `lou-${process.getuid?.()}`, `${hash(dataDirectory)}.sock`);
  return Buffer.byteLength(short(tmpdir())) <= LONGEST_PATH ? short(tmpdir()) : short('/tmp');
}

/** True for a folder that nobody but this user can put a socket into: others share the temporary files. */
export function isOwnFolder(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
