/** Learning journeys: what a definition may hold, a learner's standing on one, and their written answers. Source: L§3, L§7, calls.md 'Learning'. */
import { INTERESTS } from '@lou/domain/interests';
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { achievement } from './achievements.ts';
import { call, noInput } from './call.ts';
import { id } from './id.ts';
import { WRITTEN_LEAST, WRITTEN_MOST, writtenSentences } from './written-limits.ts';

/** Of the six that the wizard offers. Source: L§9. */
export const interest = z.enum(INTERESTS);
export type Interest = z.infer<typeof interest>;

/** Source: L§3 Milestone. */
export const milestoneType = z.enum(['quiz', 'project', 'assignment', 'checkpoint']);
export type MilestoneType = z.infer<typeof milestoneType>;

export const milestoneProgress = z.object({
  status: z.enum(['completed', 'in_progress', 'failed']),
  /** Percent, 0 to 100; of a quiz or an answer the best so far, null where nothing was scored. */
  score: z.number().min(0).max(100).nullable(),
});

export const milestone = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: milestoneType.default('checkpoint'),
  /** In minutes. */
  estimatedDuration: z.number().int(),
  /** From 0. */
  orderIndex: z.number().int(),
  /** Ids of milestones that come first. */
  prerequisites: z.array(z.string()),
  rewards: z.object({ points: z.number().int(), badges: z.array(z.string()) }),
  /** Null without progress. */
  progress: milestoneProgress.nullable(),
  /** Whether it can be worked on: it has progress, or it is the first without and its prerequisites are done. */
  isOpen: z.boolean(),
  /** What is to be written, of a project and an assignment. */
  task: z.string().nullable(),
  /** Sections of a checkpoint, and how many of them are completed. */
  sections: z.object({ completed: z.number().int(), total: z.number().int() }).nullable(),
  /** Where it goes on: a section, or a course as a whole; null where one writes, and where the course is gone. */
  next: z.object({ courseId: z.string(), courseTitle: z.string(), sectionId: z.string().nullable(), sectionTitle: z.string().nullable() }).nullable(),
});
export type Milestone = z.infer<typeof milestone>;

export const learningPath = z.object({
  title: z.string(),
  description: z.string(),
  difficulty,
  /** In hours. */
  estimatedDuration: z.number(),
});

export const learningJourney = z.object({
  id: z.string(),
  /** The one that was taken on; where it is only offered, the latest. */
  revision: z.number().int(),
  status: z.enum(['active', 'completed']),
  /** False while it is only offered: no course has been taken up and none was chosen. */
  isFollowed: z.boolean(),
  progressPercent: z.number().min(0).max(100),
  /** In minutes: the sessions on the journey's courses. */
  totalTimeSpent: z.number().int(),
  learningPath,
  milestones: z.array(milestone),
});
export type LearningJourney = z.infer<typeof learningJourney>;

export const journeyOfLearner = call('journeys.forLearner', {
  says: 'The learner’s journey: the one chosen, else that of the first interest, else the latest.',
  input: z.object({ learnerId: id(60) }),
  output: learningJourney,
});

export const listJourneys = call('journeys.list', {
  says: 'The journeys that one may choose, each at its latest revision, the last changed first.',
  input: noInput,
  output: z.array(z.object({ id: z.string(), revision: z.number().int(), interest, milestones: z.number().int(), learningPath })),
});

export const chooseJourney = call('journeys.choose', {
  says: 'Follows a journey from now on, as it is now; what was reached on another, or on an earlier revision, is kept.',
  input: z.object({ journeyId: id(120) }),
  output: learningJourney,
});

export const submitMilestone = call('journeys.submitMilestone', {
  says: 'Hands in what a project or an assignment asks one to write, and answers how it was graded. 409 while the milestone is locked.',
  input: z.object({
    milestoneId: id(200),
    text: z.string({ error: writtenSentences.tooShort }).trim().min(WRITTEN_LEAST, writtenSentences.tooShort).max(WRITTEN_MOST, writtenSentences.tooLong),
  }),
  output: z.object({
    status: z.enum(['completed', 'failed']),
    /** Percent, 0 to 100: of this text; of a milestone that was reached before, the one it has. */
    score: z.number().min(0).max(100),
    /** What was good and what is missing, in sentences. */
    feedback: z.string(),
    awards: z.array(achievement),
  }),
});
export type Submitted = z.infer<typeof submitMilestone.output>;
