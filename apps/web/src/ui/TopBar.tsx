import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Wordmark } from './Wordmark.tsx';
import './topbar.css';

/** First thing the keyboard reaches. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to the content
    </a>
  );
}

/** Logo and name of the product, which lead to `/`. */
export function Brand({ leadsTo }: { leadsTo: 'home' | 'dashboard' }) {
  return (
    <Link className="brand" href="/">
      <Wordmark leadsTo={leadsTo} />
    </Link>
  );
}

/** The bar of pages without navigation. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="topbar" data-kept-clear>
        <Brand leadsTo="home" />
        {children}
      </header>
    </>
  );
}
