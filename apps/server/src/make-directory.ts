import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a directory and those above it that are missing. Throws what the first refusal was. Node's own `recursive` is not used:
 * where the kernel refuses a new directory with ENOENT, as under /proc, it tries again without end.
 */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return;
  makeDirectory(path.dirname(directory));
  mkdirSync(directory);
}
