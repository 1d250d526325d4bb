import type { MilestoneType } from '@lou/contract/journeys';
import type { ReactNode } from 'react';

/** Drawings by type; a checkpoint, which comes most often, has four. Classes: f1 paper, f2 pine, f3 cloth, k a line, dash a line to come. */
const drawings: Record<MilestoneType, readonly ReactNode[]> = {
  checkpoint: [
    <>
      <path className="k f1" d="M34 38h92v28H34z" />
      <path className="f2" d="M34 38h46v28H34z" />
      <path className="k" d="M34 38h92v28H34zM80 38v28" />
      <path className="k dash" d="M80 30v44" />
      <path className="k" d="M100 30c-4-9-14-12-22-9m0 0 5-5m-5 5 6 4" />
    </>,
    <>
      <path className="f2" d="M30 26h50v18H30z" />
      <path className="k" d="M30 26h100v18H30zM80 26v18" />
      <path className="f3" d="M30 56h33.300v18H30z" />
      <path className="k" d="M30 56h100v18H30zM63.300 56v18M96.600 56v18" />
    </>,
    <>
      <path className="f2" d="M30 40h50v20H30z" />
      <path className="f3" d="M80 40h33.300v20H80z" />
      <path className="k" d="M30 40h100v20H30zM46.700 40v20M63.300 40v20M80 40v20M96.700 40v20M113.300 40v20" />
      <path className="k" d="M30 68v5h83.300v-5" />
    </>,
    <>
      <path className="k f1" d="M80 34c-9-7-24-9-40-7v42c16-2 31 0 40 7 9-7 24-9 40-7V27c-16-2-31 0-40 7Z" />
      <path className="f2" d="M104 25.800v24l6-5 6 5V26.400c-4-.5-8-.8-12-.6Z" />
      <path
        className="k"
        d="M80 34v42M49 38c8-.6 15 .4 22 3M49 48c8-.6 15 .4 22 3M49 58c8-.6 15 .4 22 3M89 51c4-1.500 8-2.500 12-2.900M89 61c7-2.600 14-3.600 22-3"
      />
    </>,
  ],
  quiz: [
    <>
      <path className="k" d="M22 58h116M30 52v12M65 54v8M100 54v8M130 52v12" />
      <circle className="f2 k" cx="65" cy="40" r="6" />
      <circle className="f3 k" cx="100" cy="40" r="6" />
      <path className="k dash" d="M65 46v8M100 46v8" />
    </>,
    <>
      <rect className="k f1" x="44" y="20" width="72" height="16" rx="4" />
      <rect className="k f2" x="44" y="42" width="72" height="16" rx="4" />
      <rect className="k f1" x="44" y="64" width="72" height="16" rx="4" />
      <path className="k" d="M62 28h36M62 50h28M62 72h40M51 50l3 3 5-6" />
      <circle className="k" cx="54" cy="28" r="2" />
      <circle className="k" cx="54" cy="72" r="2" />
    </>,
  ],
  assignment: [
    <>
      <path className="k f1" d="M46 18h68v60H46z" />
      <path className="k" d="M56 32h30M56 43h48M56 52h42M56 61h24" />
      <path className="f2 k" d="m92 70 20-24 7 6-20 24-9 2Z" />
    </>,
  ],
  project: [
    <>
      <path className="f1 k" d="M46 22h68v58H46z" />
      <path className="k" d="M56 34h30M56 46h48M56 55h42M56 64h24" />
      <circle className="f2 k" cx="103" cy="34" r="5" />
    </>,
    <>
      <path className="f1 k" d="M52 26h56l-6 50H58z" />
      <path className="f2" d="M56.200 52h49.600L102 76H58.500z" />
      <path className="k" d="M52 26h56l-6 50H58zM96 38h8M94 50h8M92 62h8M108 34c16 0 16 24-3 24" />
    </>,
  ],
};

/** A small drawing for a milestone; `place` picks one, so that neighbours of one type differ. Decorative. */
export function Sketch({ type, place }: { type: MilestoneType; place: number }) {
  const of = drawings[type];
  return (
    <svg className="sketch" viewBox="0 0 160 96" aria-hidden="true">
      {of[place % of.length]}
    </svg>
  );
}
