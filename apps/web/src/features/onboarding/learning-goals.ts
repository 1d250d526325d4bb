import { INTERESTS, type Interest } from '@lou/domain/onboarding/interests';

/** The chosen interests as the wire has them, in the order of the list. Source: L§7. */
export const asLearningGoals = (chosen: readonly Interest[]): string => INTERESTS.filter((interest) => chosen.includes(interest)).join(', ');
