import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { type ShelfKind, ShelfLoading } from './ShelfLoading.tsx';

/** So many stand on a shelf at first. */
const AT_FIRST = 6;

interface ShelfProps<One> {
  name: string;
  kind: ShelfKind;
  asked: { data: readonly One[] | undefined; error: Error | null; refetch: () => unknown };
  row: (one: One) => ReactNode;
}

/** All of one kind, the first few at once; a kind of which there is nothing has no shelf. */
export function Shelf<One>({ name, kind, asked, row }: ShelfProps<One>) {
  const heading = useId();
  const { list, all, showAll } = useShowAll(AT_FIRST);
  if (asked.data?.length === 0) return null;
  return (
    <section className="block" aria-labelledby={heading}>
      <div className="block-head">
        <h2 id={heading}>{name}</h2>
        {asked.data && <p className="meta num">{asked.data.length}</p>}
      </div>
      <FourStates asked={asked} problem="This shelf could not be loaded" loading={<ShelfLoading kind={kind} rows={AT_FIRST} />}>
        {(found) => (
          <>
            <ul className="library-shelf" ref={list}>
              {found.slice(0, all ? undefined : AT_FIRST).map(row)}
            </ul>
            {found.length > AT_FIRST && !all && (
              <Button tone="second" size="small" onClick={showAll}>
                Show all {found.length}
              </Button>
            )}
          </>
        )}
      </FourStates>
    </section>
  );
}
