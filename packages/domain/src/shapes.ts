/** Shapes that facts of several slices share. */
import * as z from 'zod';

/** A calendar day where the learner is, written down when it happened: `2026-01-05`. */
export const localDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Of a course, a lesson or a question item. Source: L§3. */
export const difficulty = z.enum(['beginner', 'intermediate', 'advanced']);
export type Difficulty = z.infer<typeof difficulty>;

/** Who a user may be. Source: L§3, S§6. */
export const role = z.enum(['user', 'learner', 'teacher', 'admin']);
export type Role = z.infer<typeof role>;

/** Milliseconds since 1970 UTC. */
export const timeMs = z.number().int().nonnegative();

/** A whole number from 0 up. */
export const count = z.number().int().nonnegative();
