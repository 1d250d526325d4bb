/** A user's learning goals: one text for the wire, interests and own words for their settings. */
import type { Interest } from '@lou/domain/interests';
import { interestsIn, learningGoalsFrom, ownGoalsIn } from '@lou/domain/onboarding/interests';

interface Goals {
  readonly learningGoals: string;
  readonly interests: readonly Interest[];
}

/** The kept text as what a person wrote and what they chose. */
export const goalsApart = (kept: string): { learningGoals: string; interests: Interest[] } => ({
  learningGoals: ownGoalsIn(kept),
  interests: [...interestsIn(kept)],
});

/** Both as the one text that is kept. An interest that was written among the goals is one of the interests. */
export const goalsTogether = ({ learningGoals, interests }: Goals): string =>
  learningGoalsFrom([...interests, ...interestsIn(learningGoals)], ownGoalsIn(learningGoals));
