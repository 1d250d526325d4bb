import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

let first = true;

/** The page's content. After a change of address it takes the focus, so that the keyboard and the screen reader arrive too. */
export function Main({ className = 'main', children }: { className?: string; children: ReactNode }) {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this is about
  useEffect(() => {
    if (first) {
      first = false;
      return;
    }
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main className={className} id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
