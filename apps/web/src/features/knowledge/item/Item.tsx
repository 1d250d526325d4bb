import type { ReadableItem } from '@lou/contract/knowledge';
import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { isOurs } from '../../../lib/way-back.ts';
import { findCited, wayBackFrom } from '../../catalogue/lesson/find-cited.ts';
import { Lesson } from '../../catalogue/lesson/Lesson.tsx';
import { lessonTextOf } from '../../catalogue/lesson/lesson-text.ts';
import { ItemHead } from './ItemHead.tsx';
import { ItemMargin } from './ItemMargin.tsx';
import { TalkAbout } from './TalkAbout.tsx';

/** Its head with the one next step, its text like a lesson's with the cited sentence marked, and what it belongs to. */
export function Item({ item }: { item: ReadableItem }) {
  const search = useSearch();
  const conversation = useWayToConversation();
  const back = useMemo(() => wayBackFrom(search, conversation), [search, conversation]);
  const text = useMemo(() => lessonTextOf({ lessons: [{ ...item, revision: 0, objectives: [], blocks: [] }] }), [item]);
  const { cited, goTo } = useMemo(() => findCited(text, { passages: item.passages, glossary: [] }, search), [text, item, search]);

  return (
    <div className="item-room">
      <div className="column">
        <ItemHead item={item} />
        <Lesson text={text} cited={cited} goTo={goTo} talk={conversation} back={back} />
        {item.contentType === 'document' && (
          <div className="row item-foot">
            <TalkAbout item={item} tone="soft">
              Talk about it with Lou
            </TalkAbout>
            <span className="meta">Say what stayed with you. Lou asks about the rest.</span>
          </div>
        )}
      </div>
      <ItemMargin item={item} outline={text.outline} />
    </div>
  );
}

/** The conversation that led here, as its source link told; else the dashboard's. */
function useWayToConversation(): string {
  const state = useHistoryState<{ conversation?: unknown } | null>();
  const from = state?.conversation;
  return typeof from === 'string' && isOurs(from) ? from : '/';
}
