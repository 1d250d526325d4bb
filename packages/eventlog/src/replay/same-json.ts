/** Comparing states as what they are in the log's terms: plain JSON, whatever the order of their keys. */
import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order: equal for equal states, however they came about. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** A short name for a state. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(canonicalJson(value) ?? 'undefined')
    .digest('hex')
    .slice(0, 16);
