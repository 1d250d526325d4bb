import type { ReactNode } from 'react';
import { Link } from 'wouter';
import './button.css';
import { type ButtonLook, buttonLook } from './button-look.ts';

interface ButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
  /** The reader follows it here, not into a tab of its own. */
  onFollow?: (() => void) | undefined;
  /** The reader is about to follow it: a good moment to fetch what is behind. */
  onApproach?: (() => void) | undefined;
}

/** The look of a button on a link, for what leads somewhere. Needs nothing of Mantine: the landing page uses it. */
export function ButtonLink({ href, children, onFollow, onApproach, ...look }: ButtonLinkProps) {
  return (
    <Link className={buttonLook(look)} href={href} onClick={onFollow} onPointerEnter={onApproach} onFocus={onApproach}>
      {children}
    </Link>
  );
}
