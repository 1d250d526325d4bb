/** Enrolling in a course and progress through it. The wire keeps the spec's `enroll`. Source: L§3, L§7. */
import * as z from 'zod';
import { call, noInput } from './call.ts';
import { id } from './id.ts';

export const enrollment = z.object({
  courseId: z.string(),
  /** Percent, 0 to 100, as a numeric string: the spec's form. Read it with `percentOf` (numeric-percent.ts). */
  progress: z.string(),
  completedSectionIds: z.array(z.string()),
  currentSectionId: z.string().nullable(),
  enrolledAt: z.string(),
  completedAt: z.string().nullable(),
});
export type Enrollment = z.infer<typeof enrollment>;

export const enrollments = call('enrolment.list', { says: 'The caller’s enrolments with their progress.', input: noInput, output: z.array(enrollment) });

export const enrol = call('enrolment.enrol', {
  says: 'Enrols the caller in a course; again changes nothing.',
  input: z.object({ courseId: id(120) }),
  output: enrollment,
});
