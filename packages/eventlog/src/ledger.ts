/** The ledger of erasures: a file outside the database and its backups, so that a restored backup can be made to forget again. */
import fs from 'node:fs';
import path from 'node:path';

/** One erased learner. */
export interface Erasure {
  readonly learnerId: string;
  readonly erasedAtMs: number;
}

/** Writes an erasure down; when this returns it is on the disk. */
export function writeErasure(file: string, { learnerId, erasedAtMs }: Erasure): void {
  const isNew = !fs.existsSync(file);
  const descriptor = fs.openSync(file, 'a', 0o600);
  try {
    // A line that a crash cut short must not swallow this one.
    const begin = isNew || endsInLineBreak(file) ? '' : '\n';
    fs.writeSync(descriptor, `${begin}${JSON.stringify({ learnerId, erasedAtMs })}\n`);
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
  if (isNew) fsyncDirectory(path.dirname(file));
}

/** All erasures of a ledger, oldest first; none where there is no file. A line that a crash cut short was not committed. */
export function readErasures(file: string): readonly Erasure[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines.flatMap(erasureIn);
}

function erasureIn(line: string): Erasure[] {
  try {
    return [JSON.parse(line) as Erasure];
  } catch {
    return [];
  }
}

function endsInLineBreak(file: string): boolean {
  return fs.readFileSync(file, 'utf8').endsWith('\n');
}

function fsyncDirectory(directory: string): void {
  const descriptor = fs.openSync(directory, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
