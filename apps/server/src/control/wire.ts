/** What the server's socket and the commands agree on: where it is, and what an answer's lines are. */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** A line of an answer. Exactly one `end`, `refused` or `failed` comes last. */
export type ControlLine =
  | { readonly piece: unknown }
  | { readonly end: true }
  | { readonly refused: { readonly code: string; readonly sentence: string } }
  | { readonly failed: string };

/** A path longer than this, in bytes, is no socket's name on Linux and macOS. */
const LONGEST_PATH = 103;

/** Where the socket of a data directory is; as seen from the working directory where that is what makes it short enough. */
export function controlSocketPath(dataDirectory: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\lou-${createHash('sha256').update(dataDirectory.toLowerCase()).digest('hex').slice(0, 32)}`;
  const whole = path.join(dataDirectory, 'control.sock');
  return Buffer.byteLength(whole) <= LONGEST_PATH ? whole : path.relative(process.cwd(), whole);
}
