import type { ReactNode } from 'react';

/** Small facts in one quiet line, parted by dots: `12m · Quiz · 40 points`. What is empty is left out. */
export function Dotted({ facts }: { facts: readonly { key: string; fact: ReactNode }[] }) {
  return (
    <p className="meta dotted">
      {facts
        .filter(({ fact }) => fact)
        .map(({ key, fact }) => (
          <span key={key}>{fact}</span>
        ))}
    </p>
  );
}
