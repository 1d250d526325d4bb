import { useEffect, useRef, useState } from 'react';

/** A list that shows its first few until all are asked for. The button that asks is gone then: the focus goes to the first of the rest. */
export function useShowAll<List extends HTMLElement = HTMLUListElement>(atFirst: number) {
  const list = useRef<List>(null);
  const [all, setAll] = useState(false);
  useEffect(() => {
    if (all) list.current?.children[atFirst]?.querySelector<HTMLElement>('a, summary')?.focus();
  }, [all, atFirst]);
  return { list, all, showAll: () => setAll(true) };
}
