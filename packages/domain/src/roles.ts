/** What the roles are told apart by. Source: server-decisions.md 'Who'. */
import type { Role } from './shapes.ts';

/** Teachers and admins; a `learner` and a `user` learn. */
export const isStaff = (role: Role): boolean => role === 'teacher' || role === 'admin';
