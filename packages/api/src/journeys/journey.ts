/** A learning journey as it is kept: milestones in order, and what each of them asks for. Source: L§3. */
import type { Interest } from '@lou/contract/journeys';
import { JOURNEYS_STREAM, JourneyRevised } from '@lou/domain/journeys/events';
import type { Difficulty } from '@lou/domain/shapes';
import type { AnswerPoint } from '@lou/tutor/course-material';
import type { RevisedKind } from '../content/revise.ts';

export interface JourneyText {
  /** The file's name where shipped. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly interest: Interest;
  readonly difficulty: Difficulty;
  readonly estimatedDurationHours: number;
  readonly milestones: readonly MilestoneText[];
}

export interface MilestoneText {
  /** `{journeyId}.{id}` where shipped. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly estimatedDurationMinutes: number;
  /** From 0. */
  readonly orderIndex: number;
  /** Earlier milestones that must be completed first. */
  readonly prerequisites: readonly string[];
  readonly rewards: { readonly points: number; readonly badges: readonly string[] };
  readonly asks: Asks;
}

/** What completes a milestone, by its type. Source: server-decisions.md 'Definitions'. */
export type Asks =
  /** Its sections completed. */
  | { readonly type: 'checkpoint'; readonly courseId: string; readonly sectionIds: readonly string[] }
  /** A quiz at 60 %: on one of the sections, or over the whole course where none is named. */
  | { readonly type: 'quiz'; readonly courseId: string; readonly sectionIds: readonly string[] }
  /** A written answer that makes 60 % of the points, word for word where the points are phrases of a language. */
  | { readonly type: 'project' | 'assignment'; readonly task: string; readonly points: readonly AnswerPoint[]; readonly wordForWord?: boolean | undefined };

export const journeyKind: RevisedKind<JourneyText> = {
  name: 'journey',
  tables: { heads: 'journeys', revisions: 'journey_revisions' },
  stream: JOURNEYS_STREAM,
  fact: ({ content, ...now }) => JourneyRevised({ journeyId: content.id, milestoneIds: content.milestones.map(({ id }) => id), ...now }),
};
