/** The id of a session, on the socket and over HTTP alike. */
import * as z from 'zod';

/**
 * A client may make one up, and the session is then its learner's with the first message. Refused are control characters and
 * halves of characters, which cannot be stored, and names that every object has.
 */
export const sessionId = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .refine((id) => !(id in Object.prototype));
