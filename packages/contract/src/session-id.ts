import { id } from './id.ts';

/** The id of a session, on the socket and over HTTP alike. A client may make one up, and the session is then its learner's with the first message. */
export const sessionId = id(80);
