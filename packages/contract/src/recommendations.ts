/** What Lou would do next, with a reason each. Source: L§2, L§3, L§7. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { call, noInput } from './call.ts';

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
  /** One sentence in Lou's voice: why this one. */
  reason: z.string(),
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
