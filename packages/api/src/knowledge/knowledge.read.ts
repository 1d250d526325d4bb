/** What every slice may ask of the knowledge base: kept in memory and dropped when a fact says that it changed. */
import type { KnowledgeItem } from '@lou/contract/knowledge';
import { KnowledgeItemRevised } from '@lou/domain/knowledge/events';
import type { Passage } from '@lou/tutor/course-material';
import type { Head } from '../content/revised.table.ts';
import { openShelf } from '../content/revised-shelf.ts';
import type { Deps } from '../deps.ts';
import { descriptionOf, type KnowledgeItemText, knowledgeKind, shownType, unknownItem } from './knowledge-item.ts';
import { itemOfPassage, passagesOfItem, shelfOfItem } from './knowledge-passages.ts';

export { itemOfPassage, shelfOfItem, shownType, unknownItem };

/** An item that learners may see. */
export interface VisibleItem extends KnowledgeItemText {
  readonly revision: number;
}

export interface Knowledge {
  /** What learners see, the last changed first, without their progress. */
  list(): Promise<readonly Omit<KnowledgeItem, 'progress'>[]>;
  /** Undefined for an unknown, a removed and an inactive item: none of these is anybody's material. The same object while it stands. */
  item(itemId: string): Promise<VisibleItem | undefined>;
  /** What the tutor may cite of an item; none where `item` answers nothing. */
  passages(itemId: string): Promise<readonly Passage[]>;
  /** A passage by its id, also one of an old revision or of an item that is gone. */
  passage(passageId: string): Promise<Passage | undefined>;
  /** Called with an item's id after it changed in any process; answers how to stop. */
  whenChanged(hear: (itemId: string) => unknown): () => void;
  /** For the process that has just written. */
  drop(): void;
  close(): Promise<void>;
}

/** One a process. */
export async function openKnowledge(deps: Pick<Deps, 'sql' | 'log'>): Promise<Knowledge> {
  const shelf = await openShelf(deps, knowledgeKind, KnowledgeItemRevised, (data) => (data as { itemId: string }).itemId);
  const visible = async (itemId: string) => {
    const head = await shelf.one(itemId);
    return head?.isActive ? head : undefined;
  };
  return {
    list: async () => (await shelf.all()).filter((head) => head.isActive).map(asListed),
    item: async (itemId) => {
      const head = await visible(itemId);
      return head && asVisible(head);
    },
    passages: async (itemId) => {
      const head = await visible(itemId);
      return head ? passagesOfItem(head.content, head.revision) : [];
    },
    passage: async (passageId) => {
      const source = itemOfPassage(passageId);
      const content = source && (await shelf.revision(source.itemId, source.revision));
      return content && passagesOfItem(content, source.revision).find((passage) => passage.id === passageId);
    },
    whenChanged: shelf.whenChanged,
    drop: shelf.drop,
    close: shelf.close,
  };
}

const shown = new WeakMap<Head<KnowledgeItemText>, VisibleItem>();

/** What is worked out from an item (its words, for the search) is kept by the object, so it must not be made anew at each question. */
function asVisible(head: Head<KnowledgeItemText>): VisibleItem {
  const item = shown.get(head) ?? { ...head.content, revision: head.revision };
  shown.set(head, item);
  return item;
}

const asListed = ({ content, updatedAt }: Head<KnowledgeItemText>): Omit<KnowledgeItem, 'progress'> => ({
  id: content.id,
  title: content.title,
  description: descriptionOf(content.content),
  category: content.category,
  contentType: shownType(content.type),
  estimatedDuration: content.estimatedDurationMinutes,
  updatedAt: updatedAt.toISOString(),
});
