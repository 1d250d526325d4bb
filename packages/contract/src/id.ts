/** Ids as calls take them. */
import * as z from 'zod';

/**
 * An id of so many characters at most, whoever made it. Refused are control characters and halves of characters, which no
 * database keeps, and names that every object has.
 */
export const id = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .refine((given) => !(given in Object.prototype));

/** Drawn by the client for something that must be done once: the call that is sent again with it, since its answer got lost, does nothing more. */
export const idempotencyKey = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, _ and -.')
  .optional();
