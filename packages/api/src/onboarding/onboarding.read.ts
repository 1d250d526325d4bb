/** What a learner said they want to learn, and which categories that means. */
import type { Interest } from '@lou/domain/interests';
import { interestsIn, matchesInterest } from '@lou/domain/onboarding/interests';
import type { Deps } from '../deps.ts';
import { learningGoalsOf } from '../identity/identity.read.ts';

/** The chosen interests; none for an unknown user. */
export const interestsOf = async (deps: Pick<Deps, 'sql'>, userId: string): Promise<readonly Interest[]> => interestsIn(await learningGoalsOf(deps, userId));

/** The first of a learner's interests that a category belongs to, or null. */
export const interestMatching = (interests: readonly Interest[], category: string): Interest | null =>
  interests.find((interest) => matchesInterest(interest, category)) ?? null;
