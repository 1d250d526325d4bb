/** The username and password that the wizard makes up. Source: L§4; the password has 128 random bits instead of the spec's four digits (server-decisions.md 'Who'). */

import { browserRandom, drawKey, type FillRandom } from '../../lib/draw-key.ts';

/** A username has at most 60 characters, of which up to three are the number. */
const LONGEST_NAME = 57;

/** Lowercased first name and last name, then a random number below 1000. Made to be typed again: Latin letters stand without their marks, and nothing stays that is no letter and no digit. */
export function makeUsername(firstName: string, lastName: string, fill: FillRandom = browserRandom): string {
  const name = withoutMarks(`${firstName}${lastName}`.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return [...name].slice(0, LONGEST_NAME).join('') + randomBelow(1000, fill);
}

/** Latin letters that no mark makes, by those that are on every keyboard. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
};

/** `zoë` as `zoe`. Other scripts keep their marks: there they are part of the letter, and of the keyboard. */
const withoutMarks = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/\p{Script=Latin}/gu, (letter) => plain[letter] ?? letter)
    .normalize('NFC');

/** A fixed prefix, 128 random bits as 32 hexadecimal digits, then an exclamation mark. */
export const makePassword = (fill: FillRandom = browserRandom): string => `Lou-${drawKey(fill)}!`;

/** Even over the whole range: values that would favour small numbers are drawn again. */
function randomBelow(limit: number, fill: FillRandom): number {
  const most = Math.floor(0x1_0000_0000 / limit) * limit;
  const bytes = new Uint8Array(4);
  for (;;) {
    fill(bytes);
    const value = new DataView(bytes.buffer).getUint32(0);
    if (value < most) return value % limit;
  }
}
