import type { KnowledgeItem } from '@lou/contract/knowledge';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { contentKinds } from '../../ui/ContentKind.tsx';
import { Pill, Pills } from '../../ui/Pills.tsx';
import { KNOWLEDGE } from './addresses.ts';
import { ItemRow } from './ItemRow.tsx';
import { ALL_CONTENT } from './texts.ts';

/** So many at first, and so many more with each 'Show more'. */
const PAGE = 30;

/** Everything in the knowledge base, or one kind of it: which, stands in the address. */
export function AllItems({ items }: { items: readonly KnowledgeItem[] }) {
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState(PAGE);
  const kind = new URLSearchParams(useSearch()).get('kind');
  const shown = contentKinds.some(({ type }) => type === kind) ? items.filter(({ contentType }) => contentType === kind) : items;
  const choose = (type: string | null) => navigate(type === null ? KNOWLEDGE : `${KNOWLEDGE}?kind=${type}`, { replace: true });
  return (
    <section className="block" aria-labelledby={ALL_CONTENT}>
      <header>
        <h2 id={ALL_CONTENT}>All content</h2>
        <p className="meta">Short things to read, watch and answer beside the courses</p>
      </header>
      <Pills label="Kind of content">
        <Pill on={shown === items} onPress={() => choose(null)}>
          Everything
        </Pill>
        {contentKinds.map(({ type, many }) => (
          <Pill key={type} on={type === kind} onPress={() => choose(type)}>
            {many}
          </Pill>
        ))}
      </Pills>
      {shown.length > 0 ? (
        <>
          <ul className="items">
            {shown.slice(0, wanted).map((item) => (
              <ItemRow key={item.id} item={item} />
            ))}
          </ul>
          {shown.length > wanted && (
            <Button tone="second" onClick={() => setWanted(wanted + PAGE)}>
              Show more
            </Button>
          )}
        </>
      ) : (
        <p className="quiet items-none">Nothing of this kind yet.</p>
      )}
    </section>
  );
}
