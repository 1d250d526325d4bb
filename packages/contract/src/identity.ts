/** Accounts, sign-in and what a user may change about themselves. Source: L§3, L§7, calls.md 'Me', server-decisions.md 'Who'. */
import { role } from '@lou/domain/shapes';
import * as z from 'zod';
import { call, noInput } from './call.ts';
import { idempotencyKey } from './id.ts';
import { charactersIn, PASSWORD_LENGTH, passwordSentences } from './password-length.ts';
import { preferences } from './preferences.ts';
import { INVISIBLE, NOT_PLAIN, oneLine } from './text.ts';

/** A user as the product shows them; a password never leaves the server. Dates are ISO 8601. */
export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role,
  /** The chosen interests, then the goals in the user's own words, joined with ', '. */
  learningGoals: z.string(),
  /** True while the password is one that was made up: by the wizard, which nobody knows, or for them. */
  passwordGenerated: z.boolean(),
  /** True while it was made up for them and handed over: they know it, and so does somebody else. Ours, beside the spec's fields. */
  passwordHandedOver: z.boolean(),
  /** IANA name, `Europe/Berlin`. */
  timeZone: z.string(),
  createdAt: z.string(),
  /** What every screen follows; ours, beside the spec's fields. */
  ...preferences.pick({ theme: true, motion: true, gamification: true, reminders: true, singleKeys: true }).shape,
});
export type User = z.infer<typeof user>;

/** The simple pattern of the spec: text, @, text, dot, text. Source: L§5. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Kept as NFKC, so that two names that read alike are one: a full-width or joined letter is the plain one. */
const username = z
  .string({ error: 'Please enter a username.' })
  .normalize('NFKC')
  .trim()
  .min(1, 'Please enter a username.')
  .max(60, 'A username has at most 60 characters.')
  .regex(/^[^\s@\p{Cc}\p{Cs}]+$/u, 'A username has no spaces and no @.')
  .regex(/^\P{Cf}+$/u, 'A username has no invisible characters.')
  .regex(/[\p{L}\p{N}]/u, 'A username has a letter or a figure in it.');
/** Half of a character cannot be typed again: what a hash makes of it is not what was meant. Passwords are hashed as NFC. */
const newPassword = z
  .string({ error: 'Please enter a password.' })
  .refine((typed) => charactersIn(typed) >= PASSWORD_LENGTH.shortest, passwordSentences.tooShort)
  .refine((typed) => charactersIn(typed) <= PASSWORD_LENGTH.longest, passwordSentences.tooLong)
  .refine((typed) => typed.isWellFormed(), 'A password is made of whole characters.')
  .meta({ minLength: PASSWORD_LENGTH.shortest, maxLength: PASSWORD_LENGTH.longest });
export const personName = oneLine
  .normalize('NFC')
  .max(80, 'A name has at most 80 characters.')
  .refine((typed) => !INVISIBLE.test(typed), 'A name has no invisible characters.');
export const email = z
  .string()
  .normalize('NFC')
  .trim()
  .max(254, 'An email address has at most 254 characters.')
  .regex(EMAIL_PATTERN, 'Please enter a valid email address.')
  .refine((typed) => !NOT_PLAIN.test(typed) && !/\p{Cf}/u.test(typed), 'Please enter a valid email address.');
const optionalEmail = z.union([z.literal('').transform(() => undefined), email]).nullish();

export const currentUser = call('identity.currentUser', { says: 'The signed-in user.', input: noInput, output: user });

export const login = call('identity.login', {
  says: 'Signs in with a username or an e-mail and a password; sets the session cookie.',
  input: z.object({
    username: z
      .string({ error: 'Please enter your username.' })
      .trim()
      .min(1, 'Please enter your username.')
      .max(254, 'That username is too long.')
      .refine((typed) => !NOT_PLAIN.test(typed), 'Please enter your username.'),
    password: z.string({ error: 'Please enter your password.' }).min(1, 'Please enter your password.').max(1_000, 'That password is too long.'),
    /** Where the learner is, for days and streaks; told by our own client. */
    timeZone: z.string().max(60).optional(),
  }),
  output: user,
});

export const register = call('identity.register', {
  says: 'Makes an account and signs it in; sent again with its key and password, it signs in to the account that it made. The role is accepted and always stored as learner (or user).',
  input: z.object({
    username,
    email: optionalEmail,
    password: newPassword,
    firstName: personName.nullish(),
    lastName: personName.nullish(),
    role: z.string().max(40).optional(),
    learningGoals: oneLine.max(500, 'Learning goals have at most 500 characters.').optional(),
    passwordGenerated: z.boolean().optional(),
    /** The browser's, which nobody typed: one that the server does not know counts as UTC, and keeps nobody out. Settings, where it is chosen, refuse it. */
    timeZone: z.string().max(60).optional(),
    idempotencyKey,
  }),
  output: user,
  ok: 201,
});

export const logout = call('identity.logout', { says: 'Signs out; does nothing for a signed-out caller.', input: noInput, output: z.object({}) });

export const choosePassword = call('identity.choosePassword', {
  says: 'Sets a password of one’s own and ends other sign-ins. The current one is not asked for while it is a generated one; nor is it where the new one is the current one already.',
  input: z.object({ current: z.string().max(1_000).optional(), next: newPassword }),
  output: z.undefined(),
  ok: 204,
});
