import { Link } from 'wouter';
import './button.css';
import { LeftIcon } from './icons.tsx';

/** The way back to where a page came from. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link className="link" href={href}>
      <LeftIcon /> {children}
    </Link>
  );
}
