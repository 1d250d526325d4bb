import { ObjectiveBadge, objectives } from '../../ui/Badge.tsx';
import { Stop } from './Stop.tsx';
import { litSection } from './section-status.ts';
import './timeline.css';
import type { CourseStanding } from './use-course.ts';
import type { useStudy } from './use-study.ts';

/** The sections on one thread: solid what is done, dashed what is ahead, the lamp where one is. Source: L§2 Learning Timeline. */
export function Timeline({ standing, study }: { standing: CourseStanding; study: ReturnType<typeof useStudy> }) {
  const { sections, enrolled } = standing;
  const lit = enrolled && litSection(sections, enrolled);
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
      <ol className="timeline">
        {sections.map((section) => (
          <Stop key={section.id} section={section} enrolled={enrolled} lit={section.id === lit} study={study} />
        ))}
      </ol>
    </section>
  );
}
