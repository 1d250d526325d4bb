/** Sentences of the wizard. Source: L§2 Onboarding, L§5, L§8, L§9. */
import type { NewNotice } from '../../ui/notice-queue.ts';

export const stepTitles = ['Tell us about yourself', 'What would you like to learn?', 'You’re all set!'] as const;

export const missingName = 'Missing information: Please enter your first and last name.';
export const invalidEmail = 'Invalid email: Please enter a valid email address.';

/** What step 3 announces; without a voice nothing is said of one. */
export const announcementsOf = (voice: boolean) => (voice ? announcements : announcements.slice(1));
const announcements = [
  { kind: 'voice', name: 'Voice chat', text: 'Talk with Lou aloud, or type. You can change between the two at any time.' },
  { kind: 'progress', name: 'Progress tracking', text: 'Your sections, your streak and what you know by now, kept for you.' },
  { kind: 'personal', name: 'Personalisation', text: 'Courses and questions are chosen from what you picked, and from how you get on.' },
] as const;

/** What the third step's button does, and what comes after it. */
export const passwordFollows = 'The button below makes your account. A password for it comes next.';

export const setUpFailed: NewNotice = { kind: 'destructive', title: 'Setup incomplete', text: 'Please try again or contact support' };
export const welcome: NewNotice = { title: 'Welcome to Lou!', text: 'You were signed in automatically. Next, choose your first course.' };

/** The same where a password was chosen meanwhile: one notice for both, since only one shows. */
export const welcomeWithPassword: NewNotice = {
  title: welcome.title,
  text: 'Your password is saved, and you were signed in automatically. Next, choose your first course.',
};

/** Source: L§4 First visit redirect. */
export const firstVisit: NewNotice = { title: 'Welcome to your learning journey!' };
