/** A knowledge item as it is kept, and what follows from its text alone. Source: S§3, L§3. */
import type { KnowledgeCategory, KnowledgeItem, KnowledgeType } from '@lou/contract/knowledge';
import { Refused } from '@lou/domain/kernel';
import { KNOWLEDGE_STREAM, KnowledgeItemRevised } from '@lou/domain/knowledge/events';
import type { Difficulty } from '@lou/domain/shapes';
import { unitsOf } from '@lou/tutor/retrieval/plain-text';
import type { RevisedKind } from '../content/revise.ts';

export interface KnowledgeItemText {
  /** The file's name where shipped. */
  readonly id: string;
  readonly title: string;
  readonly type: KnowledgeType;
  readonly category: KnowledgeCategory;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly estimatedDurationMinutes: number;
  /** Markdown, prose only. Its first paragraph is the description. */
  readonly content: string;
  /** The course it is about. */
  readonly courseId: string | null;
  /** Skills of that course that it is about; none means all. */
  readonly skillIds: readonly string[];
  /** Of a quiz: items of the courses' banks, 5 to 12. */
  readonly itemIds: readonly string[];
  readonly video: { readonly url: string; readonly title: string; readonly durationMinutes: number } | null;
}

export const knowledgeKind: RevisedKind<KnowledgeItemText> = {
  name: 'knowledge',
  tables: { heads: 'knowledge_items', revisions: 'knowledge_item_revisions' },
  stream: KNOWLEDGE_STREAM,
  fact: ({ content, ...now }) => KnowledgeItemRevised({ itemId: content.id, ...now }),
};

/** What is said of an item that is not there, or not for learners. */
export const ITEM_MISSING = { code: 'KNOWLEDGE_NOT_FOUND', sentence: 'This content does not exist.' } as const;
export const unknownItem = () => new Refused(ITEM_MISSING.code, ITEM_MISSING.sentence, 'missing');

/** Characters that a description may have on a card. */
export const DESCRIPTION_MOST = 240;

/** The first paragraph in plain text; cut at a word where staff's is longer than a card. */
export function descriptionOf(content: string): string {
  const first = unitsOf(content).find((unit) => unit.kind === 'prose')?.text ?? '';
  if (first.length <= DESCRIPTION_MOST) return first;
  const cut = first.slice(0, DESCRIPTION_MOST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:.]+$/, '')}…`;
}

/** Learners know four types. Source: server-decisions.md 'Where the two documents disagree'. */
export const shownType = (type: KnowledgeType): KnowledgeItem['contentType'] => (type === 'text' ? 'document' : type);

/** Words a minute that somebody reads who wants to learn from a text. */
const READING_PACE = 150;

/** For an item that nobody gave a duration. At least a minute. */
export const minutesToRead = (content: string): number => Math.max(1, Math.ceil((content.match(/\S+/g)?.length ?? 0) / READING_PACE));
