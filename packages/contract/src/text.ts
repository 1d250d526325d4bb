/** Text that people type into a form. */
import * as z from 'zod';

/** What no keyboard types and no database keeps: control characters, and halves of characters. */
export const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u;

/** One line: trimmed, of plain characters. */
export const oneLine = z
  .string()
  .trim()
  .refine((typed) => !NOT_PLAIN.test(typed), 'Please use letters, digits and signs only.');
