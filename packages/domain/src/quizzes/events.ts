/** What happens in a quiz. Its items are chosen when it is offered; only first answers count. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count, difficulty, localDay } from '../shapes.ts';

const offeredItem = z.object({
  itemId: z.string(),
  revision: count,
  skill: z.string(),
  difficulty,
  /** Predicted chance of a right answer when it was chosen, 0 to 1. */
  predicted: z.number().min(0).max(1),
  /** Index of the right option as shown, 0 to 3; the order of options is this learner's. */
  rightIndex: count,
  /** For each shown option, its place in the authored item. */
  order: z.array(count),
});
export type OfferedItem = z.infer<typeof offeredItem>;

/** Lou offered a quiz. `withKey` when the client speaks the spec's protocol and gets the answers along: then nothing counts as evidence. Words, where items were made for this quiz: `generated`, the JSON of each as it was offered. */
export const QuizOffered = factType(
  'QuizOffered',
  z.object({
    quizId: z.string(),
    sessionId: z.string(),
    courseId: z.string().nullable(),
    sectionId: z.string().nullable(),
    items: z.array(offeredItem),
    withKey: z.boolean(),
    weightsVersion: z.string(),
    localDay,
  }),
  {
    sample: {
      quizId: 'q1',
      sessionId: 's1',
      courseId: 'fractions',
      sectionId: 'fractions.halves',
      items: [{ itemId: 'i1', revision: 1, skill: 'meaning', difficulty: 'beginner', predicted: 0.75, rightIndex: 2, order: [1, 3, 0, 2] }],
      withKey: false,
      weightsVersion: 'simple-1',
      localDay: '2026-01-05',
    },
  },
);

/** One item was answered. `first` is this learner's first answer to the item in this quiz; `counts` says whether it is evidence. */
export const QuestionAnswered = factType(
  'QuestionAnswered',
  z.object({
    quizId: z.string(),
    sessionId: z.string(),
    itemId: z.string(),
    revision: count,
    skill: z.string(),
    difficulty,
    choice: count,
    correct: z.boolean(),
    /** Time taken, 0 to ANSWER_MS_MOST. */
    milliseconds: count,
    first: z.boolean(),
    counts: z.boolean(),
    predicted: z.number().min(0).max(1),
    weightsVersion: z.string(),
    localDay,
  }),
  {
    sample: {
      quizId: 'q1',
      sessionId: 's1',
      itemId: 'i1',
      revision: 1,
      skill: 'meaning',
      difficulty: 'beginner',
      choice: 2,
      correct: true,
      milliseconds: 5200,
      first: true,
      counts: true,
      predicted: 0.75,
      weightsVersion: 'simple-1',
      localDay: '2026-01-05',
    },
  },
);

/**
 * Every item of a quiz has its first answer. `percent` is of first answers right, 0 to 100, whole. `counts` is false where the
 * client had the key: recorded and shown, and it earns nothing; absent means true.
 */
export const QuizFinished = factType(
  'QuizFinished',
  z.object({
    quizId: z.string(),
    sessionId: z.string(),
    courseId: z.string().nullable(),
    sectionId: z.string().nullable(),
    right: count,
    total: count,
    percent: z.number().min(0).max(100),
    counts: z.boolean().optional(),
    localDay,
  }),
  { sample: { quizId: 'q1', sessionId: 's1', courseId: 'fractions', sectionId: 'fractions.halves', right: 4, total: 5, percent: 80, localDay: '2026-01-05' } },
);

/** What happens in a quiz; in a session each of these is activity. */
export const quizFacts = [QuizOffered, QuestionAnswered, QuizFinished] as const;
