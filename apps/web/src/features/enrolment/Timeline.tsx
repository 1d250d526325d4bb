import { type RefObject, useEffect, useRef } from 'react';
import { cameFromCompleting } from '../../lib/course-addresses.ts';
import { ObjectiveBadge, objectives } from '../../ui/Badge.tsx';
import { Stop, type Study } from './Stop.tsx';
import { litSection } from './section-status.ts';
import './timeline.css';
import type { CourseStanding } from './use-course.ts';

/** The sections on one thread: solid what is done, dashed what is ahead, the lamp where one is. Source: L§2 Learning Timeline. */
export function Timeline({ standing, study }: { standing: CourseStanding; study: Study }) {
  const { sections, enrolled } = standing;
  const lit = enrolled && litSection(sections, enrolled);
  const list = useRef<HTMLOListElement>(null);
  useNextInSight(list, enrolled?.completedSectionIds.length ?? null);
  return (
    <section className="block" aria-labelledby="timeline">
      <header>
        <h2 id="timeline">Learning Timeline</h2>
        <ul className="row tight push legend" aria-label="Kinds of section">
          {Object.keys(objectives).map((type) => (
            <li key={type}>
              <ObjectiveBadge type={type} />
            </li>
          ))}
        </ul>
      </header>
      <ol className="timeline" ref={list}>
        {sections.map((section) => (
          <Stop key={section.id} section={section} enrolled={enrolled} lit={section.id === lit} study={study} />
        ))}
      </ol>
    </section>
  );
}

/** Once one is enrolled, and once more sections are completed than were, here or on a section's own page, the next one comes into sight. `done` is null before one is enrolled. */
function useNextInSight(list: RefObject<HTMLOListElement | null>, done: number | null): void {
  const known = useRef(cameFromCompleting() ? -1 : done);
  useEffect(() => {
    const before = known.current;
    known.current = done;
    if (done === null || done <= (before ?? -1)) return;
    // After the page has gone to its top.
    const frame = requestAnimationFrame(() => {
      const next = list.current?.querySelector('.now');
      if (next && next.getBoundingClientRect().bottom > window.innerHeight) next.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, done]);
}
