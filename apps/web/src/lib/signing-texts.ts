/** What signing in and up says. Source: L§8, S§2, S§8; where the spec says 'the product' stands its name. */
import type { NewNotice } from '../ui/notice-queue.ts';

export const loginSucceeded: NewNotice = { title: 'Welcome back!', text: 'Successfully logged in to Lou.' };
export const loginFailed = (sentence: string): NewNotice => ({ kind: 'destructive', title: 'Login failed', text: sentence });

export const signUpSucceeded: NewNotice = { title: 'Account created!', text: "Welcome to Lou. Let's start learning!" };

export const USERNAME_TAKEN = 'This username is already taken. Please choose a different username.';
export const EMAIL_TAKEN = 'This email is already registered. Please use a different email or try logging in.';

/** Which field the server's refusal is about, by the two words of the spec. */
export const takenField = (message: string): 'username' | 'email' | null =>
  message.includes('Username already exists') ? 'username' : message.includes('Email already exists') ? 'email' : null;

export function signUpFailed(message: string): NewNotice {
  const taken = takenField(message);
  const text = taken === 'username' ? USERNAME_TAKEN : taken === 'email' ? EMAIL_TAKEN : 'Registration failed';
  return { kind: 'destructive', title: 'Registration failed', text };
}
