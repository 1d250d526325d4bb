/** What staff do to the knowledge base. Source: S§7 users and knowledge. */
import type { Cause } from '@lou/eventlog';
import { staffCommands } from '../content/staff-commands.ts';
import type { Deps } from '../deps.ts';
import { ITEM_MISSING, type KnowledgeItemText, knowledgeKind, minutesToRead } from './knowledge-item.ts';

type CommandDeps = Pick<Deps, 'log' | 'clock' | 'ids' | 'knowledge'>;

/** What staff give; the duration is counted from the words where they give none. Source: S§7 POST /api/admin/knowledge. */
export interface KnowledgeDraft extends Pick<KnowledgeItemText, 'title' | 'content' | 'type' | 'category' | 'difficulty' | 'tags'> {
  readonly isActive: boolean;
  readonly estimatedDurationMinutes?: number;
}

const commands = staffCommands(knowledgeKind, ITEM_MISSING);

/** Makes an item and answers its id. */
export async function createKnowledgeItem(deps: CommandDeps, cause: Cause, draft: KnowledgeDraft): Promise<string> {
  const id = deps.ids.random();
  const { isActive, estimatedDurationMinutes = minutesToRead(draft.content), ...text } = draft;
  const content: KnowledgeItemText = { courseId: null, skillIds: [], itemIds: [], video: null, ...text, id, estimatedDurationMinutes };
  await commands.create(deps, cause, { content, isActive });
  deps.knowledge.drop();
  return id;
}

/** Changes an item; from now on its text is staff's. Refuses KNOWLEDGE_NOT_FOUND. */
export async function reviseKnowledgeItem(deps: CommandDeps, cause: Cause, id: string, changes: Partial<KnowledgeDraft>): Promise<void> {
  const { isActive, ...text } = changes;
  await commands.revise(deps, cause, id, (before) => ({ content: { ...before.content, ...text }, isActive: isActive ?? before.isActive }));
  deps.knowledge.drop();
}

/** Takes an item away; what cited it still opens. Refuses KNOWLEDGE_NOT_FOUND. */
export async function deleteKnowledgeItem(deps: CommandDeps, cause: Cause, id: string): Promise<void> {
  await commands.remove(deps, cause, id);
  deps.knowledge.drop();
}
