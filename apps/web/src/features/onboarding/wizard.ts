/** The wizard without its screen: its steps, what each asks for, and what it sends. Source: L§4, L§5. */
import type { Interest } from '@lou/domain/interests';
import { learningGoalsFrom } from '@lou/domain/onboarding/interests';
import type { Registration } from '../../lib/signing.ts';
import { invalidEmail, missingName } from './texts.ts';

export type Step = 1 | 2 | 3;
export const STEPS = 3;

export interface AboutYou {
  firstName: string;
  lastName: string;
  email: string;
}

export const forward = (step: Step): Step => Math.min(STEPS, step + 1) as Step;
export const backward = (step: Step): Step => Math.max(1, step - 1) as Step;

/** Next is open on step 1 once all three fields hold something. */
export const isFilled = ({ firstName, lastName, email }: AboutYou): boolean => firstName !== '' && lastName !== '' && email !== '';

/** What is wrong with step 1, by field; asked at Next and once more at submit. `pattern` is the contract's EMAIL_PATTERN. */
export function checkAboutYou({ firstName, lastName, email }: AboutYou, pattern: RegExp): Partial<Record<keyof AboutYou, string>> {
  return {
    ...(firstName.trim() === '' && { firstName: missingName }),
    ...(lastName.trim() === '' && { lastName: missingName }),
    ...(!pattern.test(email.trim()) && { email: invalidEmail }),
  };
}

/** What is registered: always a learner, with a password that says it was made up. */
export function registrationOf(
  about: AboutYou,
  interests: readonly Interest[],
  credentials: { username: string; password: string; idempotencyKey: string },
): Registration {
  return {
    ...credentials,
    firstName: about.firstName.trim(),
    lastName: about.lastName.trim(),
    email: about.email.trim(),
    role: 'learner',
    learningGoals: learningGoalsFrom(interests),
    passwordGenerated: true,
  };
}
