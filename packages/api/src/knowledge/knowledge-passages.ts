/** Knowledge items as the passages that the tutor ranks and cites. */
import type { Passage } from '@lou/tutor/course-material';
import { cutPassages } from '@lou/tutor/retrieval/cut-passages';
import type { KnowledgeItemText } from './knowledge-item.ts';

/** The name of an item among what the tutor may cite: it is a shelf of its own beside the courses. */
export const shelfOfItem = (itemId: string): string => `knowledge:${itemId}`;

/** `knowledge:{itemId}@{revision}#{n}`: title and paragraphs of an item as it stood at a revision, in about 120 words each. */
export const passagesOfItem = ({ id, title, content }: KnowledgeItemText, revision: number): readonly Passage[] => {
  const shelf = shelfOfItem(id);
  return cutPassages({ sourceId: shelf, revision, courseId: shelf, sectionId: null, lessonId: null, title, parents: ['Knowledge Base'], markdown: content });
};

/** `knowledge:{itemId}@{revision}#{n}` taken apart; undefined for an id of another form. */
export function itemOfPassage(passageId: string): { readonly itemId: string; readonly revision: number } | undefined {
  const [, itemId, revision] = /^knowledge:(.+)@(\d{1,9})#\d+$/.exec(passageId) ?? [];
  return itemId === undefined ? undefined : { itemId, revision: Number(revision) };
}
