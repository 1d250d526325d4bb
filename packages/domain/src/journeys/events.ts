/** What staff and the shipped content did to learning journeys: thin facts beside the rows, on one platform stream. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count } from '../shapes.ts';

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
