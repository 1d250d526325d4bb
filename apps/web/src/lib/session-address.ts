/** Where the learner's sessions stand, and one of them opened. */
export const SESSIONS = '/sessions';
export const sessionPath = (sessionId: string): string => `${SESSIONS}?session=${encodeURIComponent(sessionId)}`;
export const openSessionIn = (search: string): string | null => new URLSearchParams(search).get('session');
