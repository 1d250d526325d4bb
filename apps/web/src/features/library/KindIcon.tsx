import type { FoundKind } from '@lou/contract/library';
import { ContentIcon } from '../../ui/ContentKind.tsx';
import { BookIcon, ShelfIcon, TalkIcon } from '../../ui/icons.tsx';

const icons = { course: ShelfIcon, lesson: BookIcon, session: TalkIcon } as const;

/** The mark of a kind; an item of the knowledge base has that of its content. */
export function KindIcon({ kind, contentType = null }: { kind: FoundKind; contentType?: string | null }) {
  if (kind === 'item') return <ContentIcon type={contentType ?? 'document'} />;
  const Icon = icons[kind];
  return <Icon />;
}
