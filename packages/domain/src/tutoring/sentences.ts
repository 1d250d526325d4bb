/** What is said about sessions wherever they are met. Imports nothing, so that a browser can have it without the rest of the domain. */

export const SESSION_SENTENCES = {
  over: 'This session is over. Start a new one.',
  busy: 'Please wait for the current answer.',
  unknown: 'Session not found.',
  notOpen: 'There is no open question to help with.',
} as const;

/** What a session is called that is about nothing in particular. */
export const FREE_TALK = 'A talk with Lou';
