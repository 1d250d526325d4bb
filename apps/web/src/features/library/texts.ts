/** Sentences of the content library. Source: server-decisions.md: /library finds anything the learner may open. */
import type { FoundKind } from '@lou/contract/library';

export const title = 'Content Library';
export const subtitle = 'Find anything that you may open: courses, lessons, the knowledge base and your own conversations.';

/** One of each kind, and many. */
export const kindWords: Readonly<Record<FoundKind, { readonly one: string; readonly many: string }>> = {
  course: { one: 'Course', many: 'Courses' },
  lesson: { one: 'Lesson', many: 'Lessons' },
  item: { one: 'Knowledge base', many: 'Knowledge base' },
  session: { one: 'Conversation', many: 'Your conversations' },
};

/** What nothing holds of all that was looked for; results without a word of it stand below. */
export const wordsMissing = (missing: readonly string[]): string =>
  `Nothing has ${missing.map((word) => `“${word}”`).join(' or ')}; these were found for the rest.`;
export const nothingFound = (lookedFor: string): string => `Nothing found for “${lookedFor}”`;
export const nothingFoundHint = 'Try another word for it, or fewer words. You can also ask Lou: a question in your own words may find more than a search.';
