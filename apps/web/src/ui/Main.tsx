import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { isFirstPage } from './arrival.ts';

/** The page's content. After a change of address it takes the focus, so that the keyboard and the screen reader arrive too; a page whose heading has taken it keeps it there. */
export function Main({ className = 'main', children }: { className?: string; children: ReactNode }) {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFirstPage(path)) return;
    window.scrollTo(0, 0);
    // While the code of a new page comes, the page before is still there, hidden, with the link that was followed.
    if (!main.current?.querySelector(':focus')?.checkVisibility()) main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main className={className} id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
