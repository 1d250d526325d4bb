/** Sentences of the sessions page. Source: L§2 Sessions page. */
export const title = 'Learning Sessions';
export const subtitle = 'View and manage all AI learning sessions';
export const startNew = 'Start New Session';

/** `completionStatus` in words. */
export const statusWords = { in_progress: 'In progress', paused: 'Paused', completed: 'Completed' } as const;

/** Whose session it is: the first 8 characters of the id. */
export const learnerName = (learnerId: string): string => `Learner ${learnerId.slice(0, 8)}`;
