import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { Bar } from '../../ui/Bar.tsx';
import { statusOf } from './section-status.ts';
import type { SectionStanding } from './use-section.ts';

/** In the bar: which section of how many, and how far it is. The server counts the key ideas met. */
export function SectionStand({ standing: { sections, section, enrolled, place } }: { standing: SectionStanding }) {
  const { data: sessions = [] } = useQuery({ ...reading('tutoring.recentSessions', {}), enabled: enrolled !== null });
  const talk = sessions.find((one) => one.sectionId === section.id);
  const done = enrolled !== null && statusOf(section.id, enrolled) === 'completed';
  return (
    <>
      <span className="meta num">
        Section {place} of {sections.length}
      </span>
      <div className="section-bar only-wide">
        <Bar thin percent={done ? 100 : (talk?.progressPercent ?? 0)} label="Section progress" />
      </div>
    </>
  );
}
