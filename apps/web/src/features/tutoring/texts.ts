/** Sentences of sessions and of the conversation. Source: L§4, L§5, L§8. */
import type { NewNotice } from '../../ui/notice-queue.ts';

type Failure = Required<NewNotice> & { kind: 'destructive' };

export const startFailed: NewNotice = {
  kind: 'destructive',
  title: 'Failed to start session',
  text: 'Please try again or contact support if the problem continues.',
};
export const noRecentSessions = 'No recent sessions found';
export const nothingSaidYet = 'What would you like to talk about?';
export const noSessionsYet = 'No sessions yet. Start your first learning session!';

/** L§8 Socket errors. */
export const socketFailures = {
  failed: 'WebSocket connection failed',
  notMade: 'Failed to create WebSocket connection',
  notConnected: 'WebSocket is not connected',
} as const;
export const socketError = (sentence: string): Failure => ({ kind: 'destructive', title: sentence, text: '' });

/** L§8 Chat server error. */
export const serverError = (message: string): Failure => ({ kind: 'destructive', title: 'Error', text: message || 'An error occurred' });

/** Of a quiz: nothing was heard of a choice. A second answer changes nothing, so that choosing again is safe. */
export const answerUnheard: Failure = {
  kind: 'destructive',
  title: 'Your answer may not have arrived',
  text: 'Please choose again. The first one that arrives counts.',
};

/** What 'Quiz Me' and 'Try Again' say to Lou. */
export const QUIZ_ME = 'Quiz me on this.';
export const QUIZ_ME_AGAIN = 'Quiz me again.';

/** The button that says these words; null where no button does. */
export const buttonFor = (words: string): string | null => (words === QUIZ_ME ? 'Quiz Me' : words === QUIZ_ME_AGAIN ? 'Try Again' : null);

/** Help with Lou's open question. */
export const HINT_PLEASE = 'Hint please';
export const SHOW_ME = 'Show me';

export const THINKING = 'Thinking...';
/** Instead, once nothing was heard for too long. */
export const NO_ANSWER_YET = 'No answer yet. Checking the connection...';

export const connectionWords = {
  connecting: 'Connecting',
  connected: 'Connected',
  doubted: 'Checking the connection',
  lost: 'Disconnected, trying again',
  'given-up': 'Disconnected',
} as const;

/** Under the line to write on, after Enter while Lou does not hear. */
export const heldBack = 'Not sent yet: Lou is not connected. Your words go by themselves once it says Connected; if you change them, press Enter again.';

/** What the five ratings mean, 1 to 5. */
export const ratings = ['It did not help', 'It helped a little', 'It was all right', 'It helped', 'It helped a lot'] as const;
