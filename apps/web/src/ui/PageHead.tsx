import type { ReactNode } from 'react';
import './page-head.css';

interface PageHeadProps {
  title: string;
  /** One line below it: what the page is for. */
  subtitle: string;
  /** The page's one act, at the end of the line. */
  children?: ReactNode;
}

/** How a page of the app begins. */
export function PageHead({ title, subtitle, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </div>
      {children}
    </div>
  );
}
