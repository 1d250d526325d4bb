/** Sentences of signing in, up and out. Source: L§2 Auth, L§5, L§8; server-decisions.md 'Who'. */
import type { NewNotice } from '../../ui/notice-queue.ts';

export const tagline = 'Learning feels like a conversation with a real tutor';

/** The marketing panel's four; without a voice nothing is said of one. Source: L§2 Auth. */
export const featuresOf = (voice: boolean) => (voice ? features : features.slice(1));
const features = [
  { name: 'Voice-first learning', text: 'Say it out loud. Lou listens, answers aloud, and everything can be typed instead.' },
  { name: 'Adaptive content', text: 'The next question is chosen for you: hard enough to help, never to trip you up.' },
  { name: 'Smart knowledge base', text: 'Every answer shows the page that it rests on, with the sentence marked.' },
  { name: 'Progress tracking', text: 'See what you did, day by day, and the answers behind each number.' },
] as const;

/** Source: L§5. */
export const invalidEmail: NewNotice = { kind: 'destructive', title: 'Invalid email', text: 'Please enter a valid email address.' };

/** Above the form, for whose sign-in was ended on another device. */
export const signedOutElsewhere = 'You have been signed out on this device. Sign in again to go on where you were.';

/** Nobody can have a new password sent: whoever runs this Lou gives one out (`npm run reset-password`). */
export const forgotten = 'Forgotten your password? Ask your teacher, or whoever gave you this address: they can give you a new one.';

export const choosePassword = {
  title: 'Choose a password',
  ready: (name: string) => `Your account is ready and you are signed in, ${name}. This is the key for next time.`,
  usernameHint: (email: string | null) =>
    email === null ? 'Made from your name. You sign in with it, so write it down.' : 'Made from your name. You sign in with it, or with your email.',
  free: 'Anything else is up to you: spaces, capitals and signs are welcome, none is needed. A short sentence is easier to remember than a hard word.',
  later:
    'You stay signed in on this device and can learn at once. You cannot sign in anywhere else, or here again after signing out, until you have chosen one.',
  where: 'Settings, under Password, at any time. Nothing that you have learned is lost by waiting.',
  saved: { title: 'Your password is saved', text: 'Use it with your username or your email the next time you sign in.' } satisfies NewNotice,
} as const;

/** What stands under a new password when it is left: nothing while it is empty, or good. */
export function sentenceForPassword(rules: { length: boolean; uncommon: boolean }, password: string): string | undefined {
  if (password === '') return undefined;
  if (!rules.length) return 'A password has 8 to 128 characters.';
  return rules.uncommon ? undefined : 'Many people use this password. Choose another one.';
}

/** For who leaves the settings with a look that was only tried. */
export const lookNotSaved: NewNotice = {
  kind: 'destructive',
  title: 'Your appearance was not saved',
  text: 'Lou looks as before. What you choose under Settings stays once you save it.',
};

export const accountDeleted: NewNotice = { title: 'Your account is deleted', text: 'Everything about you is gone. Thank you for learning with Lou.' };
