import type { MilestoneType } from '@lou/contract/journeys';
import type { ReactNode } from 'react';

/** Drawings by type, of no subject, since a journey may be about any; a checkpoint, which comes most often, has four. Classes: f1 paper, f2 pine, f3 cloth, k a line, dash a line to come. */
const drawings: Record<MilestoneType, readonly ReactNode[]> = {
  checkpoint: [
    <>
      <path className="k dash" d="M22 74c24 0 28-22 50-20s26 12 44 4" />
      <path className="f2 k" d="M116 20h26l-7 8 7 8h-26Z" />
      <path className="k" d="M116 20v54M106 74h20" />
      <circle className="f3 k" cx="22" cy="74" r="5" />
    </>,
    <>
      <path className="f1 k" d="M28 76V62h26V48h26V34h26V20h26v56Z" />
      <path className="f2" d="M29 63h25v12H29zM55 49h25v26H55z" />
      <path className="k" d="M28 76V62h26V48h26V34h26V20h26v56Z" />
    </>,
    <>
      <path className="k" d="M80 18v60M66 78h28" />
      <path className="f2 k" d="M54 24h46l9 9-9 9H54Z" />
      <path className="f1 k" d="M106 48H64l-9 9 9 9h42Z" />
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
      <path className="f1 k" d="M46 18h68a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H76L62 76V62H46a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6Z" />
      <path className="k" d="M73 33c1-7 14-7 14 1 0 5-7 5-7 11" />
      <circle className="f2 k" cx="80" cy="52" r="2" />
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
      <path className="f1 k" d="M54 18h52v40H54z" />
      <path className="k" d="M64 28h32M64 37h24" />
      <path className="f2 k" d="M38 78V40h26l7 8h51v30Z" />
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
