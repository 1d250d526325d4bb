/** Knowledge items as learners see them. Source: L§3, L§7. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { call, noInput } from './call.ts';
import { id } from './id.ts';

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

/** One item to read, watch, answer or follow. */
export const readableItem = knowledgeItem.extend({
  difficulty,
  tags: z.array(z.string()),
  /** Markdown, prose only. */
  content: z.string(),
  /** The course that it is about, where learners see it. */
  course: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Of a video: where it is to be seen, outside Lou. */
  video: z.object({ url: z.string(), title: z.string(), durationMinutes: z.number().int() }).nullable(),
  /** Of a quiz: how many questions it has; 0 of anything else. */
  questions: z.number().int().nonnegative(),
  /** Passages as Lou cites them, with the anchor of the heading that each stands under. */
  passages: z.array(z.object({ id: z.string(), anchor: z.string(), text: z.string() })),
});
export type ReadableItem = z.infer<typeof readableItem>;

export const knowledgeItemToRead = call('knowledge.item', {
  says: 'One active knowledge item with its text.',
  input: z.object({ itemId: id(80) }),
  output: readableItem,
});
