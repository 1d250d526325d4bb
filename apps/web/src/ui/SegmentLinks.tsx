import { Link } from 'wouter';
import type { IconType } from './icons.tsx';
import './segment.css';

interface Part {
  href: string;
  word: string;
  icon?: IconType;
}

/** A segmented control made of links: each part is an address of its own, so Back works. */
export function SegmentLinks({ label, parts, current }: { label: string; parts: readonly Part[]; current: string }) {
  return (
    <nav className="segment" aria-label={label}>
      {parts.map(({ href, word, icon: Icon }) => (
        <Link key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {Icon && <Icon />}
          {word}
        </Link>
      ))}
    </nav>
  );
}
