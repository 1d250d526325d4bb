/** What the page of one's own learning says. */
export const title = 'Your learning';
export const subtitle = 'What you did, day by day, and the answers behind each number.';

/** For staff, who will find the platform's numbers here. Source: spec-deviations.md S010. */
export const ofStaff = 'This is your own learning. What all learners do cannot be looked at yet.';

/** Skills that are shown before 'Show all'. */
export const FIRST_SKILLS = 8;

/** A share from here on is marked as reached. Source: the spec's score colours, L§9. */
export const GOAL_PERCENT = 80;
