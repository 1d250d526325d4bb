/** PGlite on a directory, so that a commit survives a power cut: without this neither its fsync nor its WAL reaches the disk. */
import fs from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The parts of emscripten's NODEFS that the patch touches. */
interface Nodefs {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number | null; readonly node: unknown }) => number };
}

/**
 * PGlite's NodeFS leaves `fsync` out, and PostgreSQL then takes every commit for durable while it is in memory only.
 * Source: notes on reliability, measured by cutting the power 20 times; PGlite 0.5.16, whose version is pinned for this.
 */
export class DurableNodeFS extends NodeFS {
  /** How often the disk was really asked; a test rests on it. */
  fsyncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const preRun = prepared.emscriptenOpts.preRun as ((module: { NODEFS: Nodefs }) => void)[];
    preRun.unshift(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (stream) => {
        this.fsyncs += 1;
        if (stream.nfd !== null && stream.nfd >= 0) fs.fsyncSync(stream.nfd);
        else fsyncPath(NODEFS.realPath(stream.node));
        return 0;
      };
    });
    return prepared;
  }
}

/**
 * What PGlite is started with. `durable`: its own parameters without `-F` (which turns fsync off), and fsync as the way to
 * sync the WAL, because its fdatasync does nothing. The WAL is kept small, since nobody makes checkpoints in the
 * background and a start replays all of it.
 */
export function startParameters(defaults: readonly string[], durable: boolean): string[] {
  const settings = durable
    ? { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', wal_sync_method: 'fsync', min_wal_size: '32MB', max_wal_size: '96MB' }
    : {};
  return [
    ...defaults.filter((parameter) => !durable || parameter !== '-F'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

/** Brings a whole tree and its own name to the disk: once, when the database in it is new. */
export function fsyncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) fsyncPath(path.join(entry.parentPath, entry.name));
  }
  fsyncPath(directory);
  fsyncPath(path.dirname(directory));
}

/** Brings one file, or the names in one directory, to the disk. */
export function fsyncPath(target: string): void {
  const descriptor = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
