import { Bone } from '../../ui/states.tsx';
import { type KnownLadder, ladderLine } from './known-ladder.ts';

/** The hints to Lou's question in one line. */
export function HintLine({ ladder, className }: { ladder: KnownLadder; className: string }) {
  return <p className={`meta hint-line ${className}`}>{ladderLine(ladder)}</p>;
}

/** Where the ladder will stand: Lou mostly begins with a question, and what stands below keeps its place until it is there. */
export const HintsLoading = () => (
  <div className="hints-bones" data-kept-clear aria-hidden="true">
    <Bone shape="title" width={60} />
    <Bone width={90} />
    <Bone width={70} />
  </div>
);
