/** Keeps the embedded database from a full disk, on which PGlite neither fails nor answers (measured, 3 of 3). */
import fs from 'node:fs';

/** With less than this free, nothing is written any more. */
export const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** How often the disk is asked. */
const ASK_EVERY_MS = 5_000;

/** Free bytes of the disk that holds a directory. */
export type FreeBytes = (directory: string) => number;

export interface DiskGuard {
  readonly nearlyFull: boolean;
  /** Asks at once: before a large write. */
  ask(): void;
  stop(): void;
}

/** Free bytes for a process that is not root. */
export const freeBytesOf: FreeBytes = (directory) => {
  const { bavail, bsize } = fs.statfsSync(directory);
  return bavail * bsize;
};

/** Watches the disk and tells every change; a disk that cannot be asked counts as full. */
export function watchDisk(
  directory: string,
  changed: (nearlyFull: boolean) => void,
  {
    freeBytes = freeBytesOf,
    leastFreeBytes = LEAST_FREE_BYTES,
    everyMs = ASK_EVERY_MS,
  }: { freeBytes?: FreeBytes; leastFreeBytes?: number; everyMs?: number } = {},
): DiskGuard {
  let nearlyFull = false;
  const ask = () => {
    const before = nearlyFull;
    nearlyFull = free() < leastFreeBytes;
    if (nearlyFull !== before) changed(nearlyFull);
  };
  const timer = setInterval(ask, everyMs);
  timer.unref();
  ask();
  return {
    get nearlyFull() {
      return nearlyFull;
    },
    ask,
    stop: () => clearInterval(timer),
  };

  function free(): number {
    try {
      return freeBytes(directory);
    } catch {
      return 0;
    }
  }
}
