/** What the tab is called. One part of the app writes it: the route's title, until the screen knows a name of its own. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const Own = createContext<(title: string | undefined) => void>(() => {});

/** The tab says where one is. `Lou` stands alone. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  const [own, setOwn] = useState<string>();
  const says = own ?? title;
  useEffect(() => {
    document.title = says === 'Lou' ? says : `${says} · Lou`;
  }, [says]);
  return <Own value={setOwn}>{children}</Own>;
}

/** The name of what a screen shows, once it is known; the route's title comes back with leaving it. */
export function useOwnTitle(title: string | undefined): void {
  const setOwn = useContext(Own);
  useEffect(() => {
    setOwn(title);
    return () => setOwn(undefined);
  }, [title, setOwn]);
}
