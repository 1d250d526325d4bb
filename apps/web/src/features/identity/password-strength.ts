/** What the password field says while one is typed: a word and its reason, no meter. Pure; the server has the last word. */

import { charactersIn, PASSWORD_LENGTH } from '@lou/contract/password-length';
import { nounFor } from '../../lib/counted.ts';
import { commonBeginnings, commonPasswords } from './common-passwords.ts';

export interface Strength {
  readonly word: 'Too short' | 'Too long' | 'Easy to guess' | 'Good' | 'Strong';
  readonly reason: string;
}

export interface Rules {
  /** 8 to 128 characters. */
  readonly length: boolean;
  /** Not on the list of common passwords, nor made of one sign, nor one's own name. */
  readonly uncommon: boolean;
}

/** From this many characters on, a sentence beats a hard word. */
const LONG = 14;

export function checkPassword(
  password: string,
  names: readonly string[],
  refused: ReadonlySet<string> = new Set(),
): { rules: Rules; strength: Strength | null } {
  const length = charactersIn(password);
  const common = isCommon(password, names) || refused.has(password);
  const rules = { length: length >= PASSWORD_LENGTH.shortest && length <= PASSWORD_LENGTH.longest, uncommon: !common };
  if (length === 0) return { rules: { ...rules, uncommon: false }, strength: null };
  return { rules, strength: strengthOf(password, length, common) };
}

function strengthOf(password: string, length: number, common: boolean): Strength {
  if (length < PASSWORD_LENGTH.shortest) {
    const missing = PASSWORD_LENGTH.shortest - length;
    return { word: 'Too short', reason: `${missing} more ${nounFor(missing, 'character')}.` };
  }
  if (length > PASSWORD_LENGTH.longest) return { word: 'Too long', reason: `At most ${PASSWORD_LENGTH.longest} characters.` };
  if (common) return { word: 'Easy to guess', reason: 'It is among the first that a thief tries.' };
  if (isRun(password)) return { word: 'Easy to guess', reason: 'It is a row of keys or a repetition.' };
  if (length >= LONG && new Set(password.toLowerCase()).size >= 6) return { word: 'Strong', reason: `${length} characters that nobody would try first.` };
  return { word: 'Good', reason: 'A few more words would make it strong.' };
}

function isCommon(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return (
    commonPasswords.has(plain) ||
    commonBeginnings.some((beginning) => plain.startsWith(beginning)) ||
    /^(.)\1*$/u.test(plain) ||
    names.some((name) => name.length > 2 && plain === name.toLowerCase())
  );
}

/** `abcdefgh`, `87654321`, `abababab`. */
function isRun(password: string): boolean {
  const plain = password.toLowerCase();
  if (/^(.{1,4})\1+$/u.test(plain)) return true;
  const codes = [...plain].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1);
}
