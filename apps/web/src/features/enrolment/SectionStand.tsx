import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { Bar } from '../../ui/Bar.tsx';
import { statusOf } from './section-status.ts';
import type { SectionStanding } from './use-section.ts';

/** In the bar: which section of how many, and how far it is: by the key ideas met in all its talks, and done when it is completed. */
export function SectionStand({ standing: { sections, section, enrolled, place } }: { standing: SectionStanding }) {
  const { data: talked } = useQuery({ ...reading('tutoring.sectionProgress', { sectionId: section.id }), enabled: enrolled !== null });
  const done = enrolled !== null && statusOf(section.id, enrolled) === 'completed';
  return (
    <>
      <span className="meta num">
        Section {place} of {sections.length}
      </span>
      <div className="section-bar only-wide">
        <Bar thin percent={done ? 100 : (talked?.percent ?? 0)} label="Section progress" />
      </div>
    </>
  );
}
