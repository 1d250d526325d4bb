/** What the auth layer says on every screen; of signing in and up, signing-texts.ts. Source: L§8, S§2, S§8. */
import type { NewNotice } from '../ui/notice-queue.ts';

export const accessDenied: NewNotice = { kind: 'destructive', title: 'Access Denied', text: 'You need admin privileges to access this page.' };

export const somebodyElseHere: NewNotice = {
  title: 'Somebody else is signed in here now',
  text: 'That was done in another tab. What had not been saved here was not sent.',
};

export const logoutSucceeded: NewNotice = { title: 'Logged out successfully', text: 'See you soon!' };
export const logoutFailed = (sentence: string): NewNotice => ({ kind: 'destructive', title: 'Logout failed', text: sentence });
