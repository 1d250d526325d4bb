/** What the page of one's own learning says. */
export const title = 'Your learning';
export const subtitle = 'What you did, day by day, and the answers behind each number.';

/** Skills that are shown before 'Show all'. */
export const FIRST_SKILLS = 8;

/** A share from here on is marked as reached. Source: the spec's score colours, L§9. */
export const GOAL_PERCENT = 80;

export const quizzesInWords = (quizzes: number): string => `${quizzes} ${quizzes === 1 ? 'quiz' : 'quizzes'}`;
