/** Equality of plain JSON, whatever the order of the keys: a jsonb column keeps none. */
import { isDeepStrictEqual } from 'node:util';

export const sameAsJson = (before: unknown, now: unknown): boolean => isDeepStrictEqual(before, JSON.parse(JSON.stringify(now)));
