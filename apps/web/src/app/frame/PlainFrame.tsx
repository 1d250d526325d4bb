import type { ReactNode } from 'react';
import { Main } from '../../ui/Main.tsx';
import './plain-frame.css';
import { TopBar } from '../../ui/TopBar.tsx';

/** The bar alone over a page: signing in, the wizard, and what a visitor meets by mistake. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <Main className="main plain-main">{children}</Main>
    </>
  );
}
