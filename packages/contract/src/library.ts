/** The content library: one search over everything that somebody may open. Source: calls.md 'Learning', server-decisions.md. */
import * as z from 'zod';
import { call } from './call.ts';
import { knowledgeItem } from './knowledge.ts';
import { SEARCH_LIMIT, searchSentences } from './search-limits.ts';

/** What can be found: a course, a lesson of one, an item of the knowledge base, a past conversation of one's own. */
export const foundKind = z.enum(['course', 'lesson', 'item', 'session']);
export type FoundKind = z.infer<typeof foundKind>;

export const foundEntry = z.object({
  kind: foundKind,
  id: z.string(),
  title: z.string(),
  /** The sentence that was found, about 220 characters at most; else how it begins. */
  excerpt: z.string(),
  /** Where it opens; a lesson and an item at the sentence that was found. */
  link: z.string(),
  /** The words of title and excerpt that were found, as they are spelt there. */
  found: z.array(z.string()),
  /** The words looked for that nothing holds that was searched, lower case; the same for each of the results. */
  missing: z.array(z.string()),
  /** The course of a lesson, or of a conversation about a section, by its title. */
  partOf: z.string().nullable(),
  /** Of an item. */
  contentType: knowledgeItem.shape.contentType.nullable(),
  /** When a conversation began, ISO 8601. */
  at: z.string().nullable(),
});
export type FoundEntry = z.infer<typeof foundEntry>;

export const search = call('library.search', {
  says: 'What the caller may open and that holds the words looked for, best first, 20 a page.',
  input: z.object({
    q: z.string(searchSentences.nothing).trim().min(1, searchSentences.nothing).max(SEARCH_LIMIT, searchSentences.tooLong),
    /** Empty is all of them, as an empty field of a form sends it. */
    kind: z.enum([...foundKind.options, ''], searchSentences.unknownKind).optional(),
    page: z.coerce
      .number(searchSentences.noSuchPage)
      .int(searchSentences.noSuchPage)
      .min(1, searchSentences.noSuchPage)
      .max(500, searchSentences.noSuchPage)
      .default(1),
  }),
  output: z.array(foundEntry),
});
