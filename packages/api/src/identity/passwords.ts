/** Passwords: argon2id hashes and the list of those that are too well known. Source: server-decisions.md 'Who', OWASP (19 MiB, t=2, p=1). */
import { charactersIn, PASSWORD_LENGTH, passwordSentences } from '@lou/contract/password-length';
import { Refused } from '@lou/domain/kernel';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

const argon2id: Algorithm = 2;

const costs = {
  production: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** For tests only: the same algorithm, a hundredth of the work. */
  test: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} as const;

export type PasswordCost = keyof typeof costs;

/** As NFC: the same letters typed on another keyboard are the same password. */
export const hashPassword = (password: string, cost: PasswordCost): Promise<string> => hash(password.normalize('NFC'), { algorithm: argon2id, ...costs[cost] });

const decoys = new Map<PasswordCost, Promise<string>>();

/** A hash that no password fits, so that an unknown user costs the same time as a known one. */
function decoy(cost: PasswordCost): Promise<string> {
  const known = decoys.get(cost) ?? hashPassword('nobody has this one', cost);
  decoys.set(cost, known);
  return known;
}

/**
 * True when the password fits; for an unknown user (`undefined`) it takes as long and is false. Also as it was typed: hashes
 * from before passwords were normalised.
 */
export async function passwordFits(password: string, passwordHash: string | undefined, cost: PasswordCost): Promise<boolean> {
  const against = passwordHash ?? (await decoy(cost));
  const typed = password.slice(0, 1_000);
  for (const form of new Set([typed.normalize('NFC'), typed])) {
    if (await verify(against, form)) return passwordHash !== undefined;
  }
  return false;
}

/** How many of the best-known passwords are refused. */
const BLOCKLIST_SIZE = 10_000;
const wellKnown = new Set(dictionary['passwords-common']?.slice(0, BLOCKLIST_SIZE));

/** Refuses a password that is too well known or that is the account's own name. Lengths are the contract's. */
export function assertGoodPassword(password: string, names: readonly (string | null | undefined)[]): void {
  const plain = password.toLowerCase();
  if (charactersIn(password) < PASSWORD_LENGTH.shortest) throw new Refused('PASSWORD_TOO_SHORT', passwordSentences.tooShort, 'invalid');
  if (wellKnown.has(plain) || /^(.)\1*$/.test(plain) || plain.startsWith('password'))
    throw new Refused('PASSWORD_WELL_KNOWN', 'This password is one of the first that people try. Please choose another.', 'invalid');
  if (names.some((name) => name && name.length > 2 && plain === name.toLowerCase()))
    throw new Refused('PASSWORD_IS_NAME', 'Your name or email address is too easy to guess as a password. Please choose another.', 'invalid');
}
