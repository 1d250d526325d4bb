/** What Lou would do next, with a reason each. Source: L§2, L§3, L§7. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { call, noInput } from './call.ts';

/** Why it is recommended, with the titles that the reason names: see `Reason` in domain/recommendations/rank.ts. */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('in-section'), section: z.string() }),
  z.object({ code: z.literal('first-section'), section: z.string() }),
  z.object({ code: z.literal('next-section'), section: z.string(), after: z.string().nullable() }),
  z.object({ code: z.literal('skipped-section'), section: z.string() }),
  z.object({ code: z.literal('begun') }),
  z.object({ code: z.literal('next-course'), after: z.string() }),
  z.object({ code: z.literal('interest'), interest: z.string() }),
  z.object({ code: z.literal('new-at-level'), category: z.string() }),
  z.object({ code: z.literal('new-from-the-start'), category: z.string() }),
  z.object({ code: z.literal('new'), category: z.string() }),
]);
export type Reason = z.infer<typeof reason>;

export const recommendation = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  contentType: z.enum(['course', 'video', 'document', 'quiz']),
  difficulty,
  category: z.string(),
  /** In minutes. */
  estimatedDuration: z.number().int(),
  tags: z.array(z.string()),
  reason,
  /** Where it leads in the app. */
  link: z.string(),
  /** The section to go on with, where the caller is enrolled in the course; null else. `place` counts from 1. */
  next: z.object({ sectionId: z.string(), title: z.string(), place: z.number().int(), sections: z.number().int() }).nullable(),
});
export type Recommendation = z.infer<typeof recommendation>;

export const recommendations = call('recommendations.list', {
  says: 'Courses and content for the caller, best first.',
  input: noInput,
  output: z.array(recommendation),
});
