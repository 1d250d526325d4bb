/** What became of learning journeys (thin facts beside the rows, on one platform stream), and what a learner does on one. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count, localDay } from '../shapes.ts';

export const JOURNEYS_STREAM = 'journeys';

/** A journey's milestones, in order, as they stand from now on. What each asks for stands in the revision. */
export const JourneyRevised = factType(
  'JourneyRevised',
  z.object({
    journeyId: z.string(),
    revision: count,
    milestoneIds: z.array(z.string()),
    isActive: z.boolean(),
    removed: z.boolean(),
    source: z.enum(['shipped', 'staff']),
  }),
  {
    sample: { journeyId: 'numbers-you-trust', revision: 1, milestoneIds: ['numbers-you-trust.first-steps'], isActive: true, removed: false, source: 'shipped' },
  },
);

/** What a milestone asks for, as far as a rule must know it. Source: server-decisions.md 'Definitions'. */
const plannedAsks = z.discriminatedUnion('type', [
  /** All of its sections completed. */
  z.object({ type: z.literal('checkpoint'), sectionIds: z.array(z.string()) }),
  /** A quiz on one of the sections, or over the whole course where none is named. */
  z.object({ type: z.literal('quiz'), courseId: z.string(), sectionIds: z.array(z.string()) }),
  /** A written answer: a project or an assignment. */
  z.object({ type: z.literal('written') }),
]);

/** A milestone as the learner took it on; a later revision of the journey changes nothing for them. */
export const plannedMilestone = z.object({
  milestoneId: z.string(),
  /** Earlier milestones of the same journey. */
  prerequisites: z.array(z.string()),
  asks: plannedAsks,
  points: count,
  /** Names of the badges that it gives, as the content has them. */
  badges: z.array(z.string()),
});
export type PlannedMilestone = z.infer<typeof plannedMilestone>;

/**
 * From now on a learner follows this journey, as it stood at `revision`, with all that its rules need. `because`: the learner
 * chose it, or it was given with their first course: that of their first interest, else one through
 * the course, else the latest one.
 */
export const JourneyChosen = factType(
  'JourneyChosen',
  z.object({
    journeyId: z.string(),
    revision: count,
    milestones: z.array(plannedMilestone),
    because: z.enum(['learner', 'interest', 'course', 'latest']),
    localDay,
  }),
  {
    sample: {
      journeyId: 'numbers-you-trust',
      revision: 1,
      milestones: [
        {
          milestoneId: 'numbers-you-trust.first-steps',
          prerequisites: [],
          asks: { type: 'checkpoint', sectionIds: ['fractions.halves'] },
          points: 20,
          badges: ['First steps'],
        },
      ],
      because: 'interest',
      localDay: '2026-01-05',
    },
  },
);

/** A written answer was handed in and graded against the milestone's points. Words: `text`. */
export const MilestoneSubmitted = factType(
  'MilestoneSubmitted',
  z.object({
    journeyId: z.string(),
    milestoneId: z.string(),
    /** 1 for the first. */
    attempt: count,
    /** Share of the points seen, 0 to 100, whole. */
    percent: z.number().min(0).max(100),
    pointsSeen: z.array(z.string()),
    pointsMissing: z.array(z.string()),
    localDay,
  }),
  {
    sample: {
      journeyId: 'numbers-you-trust',
      milestoneId: 'numbers-you-trust.letter',
      attempt: 1,
      percent: 75,
      pointsSeen: ['same-size', 'sixths', 'sum'],
      pointsMissing: ['too-small'],
      localDay: '2026-01-05',
    },
  },
);

/** A milestone is reached, with what it is worth. Once per milestone. `score` in percent; null where nothing was scored. */
export const MilestoneCompleted = factType(
  'MilestoneCompleted',
  z.object({ journeyId: z.string(), milestoneId: z.string(), score: z.number().min(0).max(100).nullable(), points: count, badges: z.array(z.string()) }),
  { sample: { journeyId: 'numbers-you-trust', milestoneId: 'numbers-you-trust.first-steps', score: null, points: 20, badges: ['First steps'] } },
);
