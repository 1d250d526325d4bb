/** Time and ids as the machine gives them. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Ids } from '@lou/domain/kernel';

export const systemClock: Clock = { nowMs: () => Date.now() };

export const systemIds: Ids = { ordered: () => uuidV7(Date.now()), random: () => randomUUID() };

/** RFC 9562: 48 bits of milliseconds, then random bits; ids of a later millisecond sort later. */
export function uuidV7(atMs: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(atMs, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
