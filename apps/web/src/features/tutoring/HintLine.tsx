import { type ReactNode, useState } from 'react';
import { DownIcon } from '../../ui/icons.tsx';
import { Bone } from '../../ui/states.tsx';
import { type KnownLadder, ladderLine } from './known-ladder.ts';

/** The hints to Lou's question in one line, which opens all of them. */
export function HintLine({ ladder, children }: { ladder: KnownLadder; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="hint-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="meta">
        <DownIcon />
        {ladderLine(ladder)}
      </summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where the window is low
        <section className="all-hints" aria-label="All hints" tabIndex={0}>
          {children}
        </section>
      )}
    </details>
  );
}

/** Where the ladder will stand: Lou mostly begins with a question, and what stands below keeps its place until it is there. */
export const HintsLoading = () => (
  <div className="hints-bones" data-kept-clear aria-hidden="true">
    <Bone shape="title" width={60} />
    <Bone width={90} />
    <Bone width={70} />
  </div>
);
