/** Ids and time for tests: the same in every run, and shaped as the log wants them. */
import { randomUUID } from 'node:crypto';
import type { Clock, Ids } from '@lou/domain/kernel';

let sources = 0;

/**
 * Ids that count, in the shape of UUIDs: `00000001-0000-7000-8000-000000000001` is the first ordered one of the first
 * source. Two sources of one process never give the same id; `salt` (1 to 65,535) sets processes apart.
 */
export function testIds(salt = 0): Ids {
  sources += 1;
  const source = sources.toString(16).padStart(8, '0');
  const between = salt.toString(16).padStart(4, '0');
  let ordered = 0;
  let random = 0;
  return {
    ordered: () => `${source}-${between}-7000-8000-${(++ordered).toString(16).padStart(12, '0')}`,
    random: () => `${source}-${between}-4000-8000-${(++random).toString(16).padStart(12, '0')}`,
  };
}

/** Monday, 5 January 2026, 09:00 UTC, and a millisecond later at every look. */
export function testClock(startMs = Date.UTC(2026, 0, 5, 9)): Clock {
  let nowMs = startMs;
  return { nowMs: () => nowMs++ };
}

let lastMs = 0;
let within = 0;

/** A UUIDv7 of the machine's own clock, counting within the millisecond: for benches and for tests of several processes. */
export function uuidV7(): string {
  const nowMs = Date.now();
  within = nowMs === lastMs ? within + 1 : 0;
  lastMs = nowMs;
  const time = nowMs.toString(16).padStart(12, '0');
  const counter = (within & 0xfff).toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`;
}
