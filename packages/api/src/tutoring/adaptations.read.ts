/** What Lou changes next because of what happened. */
import type { Difficulty } from '@lou/domain/shapes';
import { adaptationsView, isStruggling } from '@lou/domain/tutoring/adaptations.view';
import { type LevelChange, levelChangesView } from '@lou/domain/tutoring/level-changes.view';
import type { LearnerSnapshot } from '@lou/eventlog';
import type { Personality } from '@lou/tutor/turn-material';
import type { Moment } from '../act.ts';
import { standingOf } from '../mastery/mastery.read.ts';

export interface RepliedAdaptations {
  /** Of the next item. */
  readonly difficultyLevel: Difficulty;
  /** 0 to 5, two decimals. */
  readonly engagementScore: number;
}

export const difficultyLevelOf = (learner: LearnerSnapshot): Difficulty => learner.view(adaptationsView).level;

/** The latest changes of that difficulty, newest last. */
export const levelChangesOf = (learner: LearnerSnapshot): readonly LevelChange[] => learner.view(levelChangesView).changes;

/** The `adaptations` of a reply. Definitions: server-decisions.md 'Definitions'. */
export const adaptationsOf = (learner: LearnerSnapshot, now: Moment): RepliedAdaptations => ({
  difficultyLevel: difficultyLevelOf(learner),
  engagementScore: Math.round(100 * standingOf(learner, now).engagementScore) / 100,
});

/**
 * A lesson's personality. To somebody who keeps missing Lou talks as to a beginner, and explains with an example where the
 * lesson would be brief or only ask.
 */
export function personalityFor(learner: LearnerSnapshot, lesson: Personality): Personality {
  if (!isStruggling(learner.view(adaptationsView))) return lesson;
  const teachingStyle = lesson.teachingStyle === 'socratic' ? 'interactive' : lesson.teachingStyle;
  return { ...lesson, teachingStyle, expertise: 'beginner', responseStyle: 'explanatory' };
}
