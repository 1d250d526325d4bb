/** The learner's own numbers. Definitions: server-decisions.md 'Definitions'. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { call, noInput } from './call.ts';

export const learnerStats = call('mastery.learnerStats', {
  says: 'How the caller is doing: sessions, hours, completion, level, engagement, streak.',
  input: noInput,
  output: z.object({
    totalSessions: z.number().int(),
    totalHours: z.number(),
    /** 0 to 1. */
    completionRate: z.number().min(0).max(1),
    currentLevel: z.enum(['beginner', 'intermediate', 'advanced', 'expert']),
    /** Whether answers show that level; if not, it is the one that everybody begins with. */
    levelIsShown: z.boolean(),
    /** 0 to 5; shown times 20 as percent. */
    engagementScore: z.number().min(0).max(5),
    streakDays: z.number().int(),
    /** The last seven local days, oldest first, with whether something was learned. */
    week: z.array(z.object({ day: z.string(), learned: z.boolean() })),
  }),
});
export type LearnerStats = z.infer<typeof learnerStats.output>;

/** A local day of the caller's. */
const learningDay = z.object({
  day: z.string(),
  /** A message, an answer, a completed section or a written answer handed in. */
  learned: z.boolean(),
  /** In sessions with Lou, one decimal. */
  minutes: z.number().nonnegative(),
  hints: z.number().int(),
  /** Sections completed and quizzes finished. */
  sections: z.number().int(),
  quizzes: z.number().int(),
  /** First answers to quiz questions, and how many of them were right. */
  answers: z.number().int(),
  right: z.number().int(),
});
export type LearningDay = z.infer<typeof learningDay>;

const skillRecord = z.object({
  skill: z.string(),
  name: z.string(),
  /** Where its questions are from; null for a course that is gone. */
  course: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** All first answers. */
  right: z.number().int(),
  wrong: z.number().int(),
  /** The latest of them, newest first. `question` is null for one that was made for its quiz. */
  latest: z.array(z.object({ at: z.string(), question: z.string().nullable(), correct: z.boolean(), sessionId: z.string() })),
});
export type SkillRecord = z.infer<typeof skillRecord>;

/** Days that are looked back on: twelve weeks. */
export const LEARNING_DAYS = 84;

/** Beyond the spec: what `/analytics` shows a learner. Source: docs/decisions/0024. */
export const learning = call('mastery.learning', {
  says: 'How the caller’s learning went: day by day over twelve weeks, skill by skill with the answers behind, and what Lou adapted.',
  input: noInput,
  output: z.object({
    /** LEARNING_DAYS of them, oldest first; the last one is today where the caller is. */
    days: z.array(learningDay),
    streakDays: z.number().int(),
    /** Those answered last first. */
    skills: z.array(skillRecord),
    level: z.object({
      /** Of the next question. */
      now: difficulty,
      /** Newest first. */
      changes: z.array(z.object({ at: z.string(), from: difficulty, to: difficulty })),
    }),
  }),
});
export type Learning = z.infer<typeof learning.output>;
