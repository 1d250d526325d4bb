/** The signed-in user's own account: settings, sign-ins, what is held about them, and its end. Source: calls.md 'Me'. */
import { isTimeZone } from '@lou/domain/days';
import { INTERESTS } from '@lou/domain/interests';
import * as z from 'zod';
import { achievement } from './achievements.ts';
import { call, noInput } from './call.ts';
import { enrollment } from './enrolment.ts';
import { id } from './id.ts';
import { email, personName, user } from './identity.ts';
import { preferences } from './preferences.ts';
import { oneLine } from './text.ts';
import { sessionDetail, transcriptRead } from './tutoring.ts';

const interests = z.array(z.enum(INTERESTS, { error: 'Please choose from the interests of the list.' })).max(INTERESTS.length);

export const settings = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  /** In the user's own words; the interests stand apart. */
  learningGoals: z.string(),
  interests,
  /** IANA name, `Europe/Berlin`. */
  timeZone: z.string(),
  ...preferences.shape,
});
export type AccountSettings = z.infer<typeof settings>;

/** An empty line takes the name or the address away. */
const orNone = <Line extends z.ZodType<string>>(line: Line) => z.union([z.literal('').transform(() => null), line]).nullable();

/** What is left out stays as it is. */
export const settingsChange = z
  .object({
    firstName: orNone(personName),
    lastName: orNone(personName),
    email: orNone(email),
    learningGoals: oneLine.max(500, 'Learning goals have at most 500 characters.'),
    interests,
    timeZone: z.string({ error: 'Please choose a time zone.' }).max(60, 'Please choose a time zone.').refine(isTimeZone, 'Please choose a time zone.'),
    /** The browser's zone, which nobody typed: counts while none was chosen, and one that the server does not know says nothing. */
    browserTimeZone: z.string().max(60),
    ...preferences.shape,
  })
  .partial();
export type SettingsChange = z.infer<typeof settingsChange>;

export const readSettings = call('identity.settings', { says: 'The caller’s settings.', input: noInput, output: settings });

export const changeSettings = call('identity.changeSettings', {
  says: 'Changes what is named of the caller’s settings; answers all of them. Other open pages hear of it.',
  input: settingsChange,
  output: settings,
});

/** A browser that is signed in. `device` is a guess in words, 'Chrome on Linux'. */
export const signIn = z.object({ id: z.string(), startedAt: z.string(), lastSeenAt: z.string(), device: z.string(), current: z.boolean() });
export type SignIn = z.infer<typeof signIn>;

export const signIns = call('identity.signIns', {
  says: 'Where the caller is signed in: this one first, then the last used.',
  input: noInput,
  output: z.array(signIn),
});

export const endOtherSignIns = call('identity.endOtherSignIns', {
  says: 'Signs the caller out everywhere but here.',
  input: noInput,
  output: z.undefined(),
  ok: 204,
});

export const endSignIn = call('identity.endSignIn', {
  says: 'Signs the caller out on one device.',
  input: z.object({ signInId: id(80) }),
  output: z.undefined(),
  ok: 204,
});

/** An answer to a question of a quiz, in the words that the learner saw. */
export const givenAnswer = z.object({
  at: z.string(),
  sessionId: z.string(),
  itemId: z.string(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  correct: z.boolean(),
  /** The first answer to this question in its quiz. */
  first: z.boolean(),
});
export type GivenAnswer = z.infer<typeof givenAnswer>;

export const exportMe = call('identity.export', {
  says: 'Everything that is held about the caller, as a JSON file. The key of a quiz question is left out until it has its first answer.',
  input: noInput,
  output: z.object({
    exportedAt: z.string(),
    profile: user,
    settings,
    signIns: z.array(signIn),
    courses: z.array(enrollment),
    sessions: z.array(sessionDetail),
    answers: z.array(givenAnswer),
    points: z.number().int(),
    achievements: z.array(achievement),
    /** First answers by skill: what Lou thinks the learner knows rests on these. */
    skills: z.array(z.object({ skill: z.string(), right: z.number().int(), wrong: z.number().int() })),
    transcriptReads: z.array(transcriptRead),
    /** What a model cost on the latest day on which it was asked, the only one that is kept; null where it never was. */
    modelUse: z.object({ day: z.string(), tokens: z.number().int() }).nullable(),
    /** The learner's whole history as it is kept, with the words beside it; an offered question that was never answered comes without its key. */
    facts: z.array(
      z.object({
        version: z.number().int(),
        type: z.string(),
        at: z.string(),
        /** Where the learner's clocks were then. */
        timeZone: z.string().optional(),
        data: z.unknown(),
        words: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
      }),
    ),
  }),
  fileName: 'my-data-from-lou.json',
});

export const deleteMe = call('identity.deleteMe', {
  says: 'Deletes the caller’s account and everything about them; asks for the password, or for the username while the password is a generated one.',
  input: z.object({ password: z.string().max(1_000, 'That password is too long.').optional(), username: z.string().trim().max(254).optional() }),
  output: z.undefined(),
  ok: 204,
});
