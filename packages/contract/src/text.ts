/** Text that people type into a form. */
import * as z from 'zod';

/** What no keyboard types and no database keeps: control characters, and halves of characters. */
export const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u;

/** Scripts whose letters change their form beside a joiner: Persian and Sinhala names are written with them. */
const JOINED = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/**
 * What nobody sees, so that two names look like one: zero width, marks of direction and other characters of format. A joiner
 * (U+200C, U+200D) between letters of a script that knows it is seen.
 */
export const INVISIBLE = new RegExp(`(?![\\u200c\\u200d])\\p{Cf}|(?<![${JOINED}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINED}])`, 'u');

/** One line: trimmed, of plain characters. */
export const oneLine = z
  .string()
  .trim()
  .refine((typed) => !NOT_PLAIN.test(typed), 'Please use letters, digits and signs only.');
