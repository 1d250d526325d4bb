/** Learning journeys. The calls follow with the learner's progress; here is what a definition may hold. Source: L§3. */
import { INTERESTS } from '@lou/domain/onboarding/interests';
import * as z from 'zod';

/** Of the six that the wizard offers. Source: L§9. */
export const interest = z.enum(INTERESTS);
export type Interest = z.infer<typeof interest>;

/** Source: L§3 Milestone. */
export const milestoneType = z.enum(['quiz', 'project', 'assignment', 'checkpoint']);
export type MilestoneType = z.infer<typeof milestoneType>;
