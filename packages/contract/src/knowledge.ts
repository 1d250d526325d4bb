/** Knowledge items as learners see them. Source: L§3, L§7. */
import * as z from 'zod';
import { call, noInput } from './call.ts';

/** What an item may be; `text` is what staff type in without more, a document to learners. Source: S§5 Knowledge form. */
export const knowledgeType = z.enum(['document', 'course', 'video', 'quiz', 'text']);
export type KnowledgeType = z.infer<typeof knowledgeType>;

/** The categories of the knowledge form, whatever staff make of the catalogue's. Source: S§5 Knowledge form. */
export const knowledgeCategory = z.enum([
  'language-learning',
  'professional-skills',
  'academic-studies',
  'creative-arts',
  'technology-programming',
  'personal-development',
  'mathematics',
  'science',
  'general',
]);
export type KnowledgeCategory = z.infer<typeof knowledgeCategory>;

export const knowledgeItem = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** An item that staff keep as `text` is a document to learners. */
  contentType: z.enum(['course', 'document', 'video', 'quiz']),
  /** In minutes. */
  estimatedDuration: z.number().int(),
  /** Percent: 0 unopened, 50 opened in a session, 100 its session completed. */
  progress: z.number(),
  updatedAt: z.string(),
});
export type KnowledgeItem = z.infer<typeof knowledgeItem>;

export const knowledgeItems = call('knowledge.list', {
  says: 'The active knowledge items, the last changed first.',
  input: noInput,
  output: z.array(knowledgeItem),
});
