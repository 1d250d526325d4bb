import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { ItemPage } from './item/ItemPage.tsx';
import { KnowledgeBase } from './KnowledgeBase.tsx';

/** `/knowledge`: the base as a whole, or one item of it, `?item=`, at a passage where the address names one. Source: L§2, server-decisions.md. */
export function KnowledgePage() {
  const itemId = new URLSearchParams(useSearch()).get('item');
  useArrival(itemId);
  return itemId ? <ItemPage key={itemId} itemId={itemId} /> : <KnowledgeBase />;
}

/** An item is a page to its reader and not to the frame, whose path stays: it is arrived at here as `Main` does it elsewhere. */
function useArrival(itemId: string | null): void {
  const here = useRef(itemId);
  useEffect(() => {
    if (here.current === itemId) return;
    here.current = itemId;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [itemId]);
}
