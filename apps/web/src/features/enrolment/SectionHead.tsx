import { readPath, talkPath } from '../../lib/course-addresses.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { objectiveOf } from '../../ui/Badge.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { BookIcon, TalkIcon } from '../../ui/icons.tsx';
import { SegmentLinks } from '../../ui/SegmentLinks.tsx';
import type { View } from './SectionPage.tsx';
import { minutesOf } from './section-status.ts';
import type { SectionStanding } from './use-section.ts';

/** The section's title, and its two views as two addresses, so Back works. */
export function SectionHead({ standing: { course, section }, view }: { standing: SectionStanding; view: View }) {
  const [read, talk] = [readPath(section), talkPath(section)];
  return (
    <header className="section-head">
      <p className="meta">{course.title}</p>
      <h1>{section.title}</h1>
      <div className="modes">
        <SegmentLinks
          label="How to study this section"
          current={view === 'read' ? read : talk}
          parts={[
            { href: read, word: 'Read', icon: BookIcon },
            { href: talk, word: 'Talk with Lou', icon: TalkIcon },
          ]}
        />
        <Dotted
          facts={[
            { key: 'kind', fact: objectiveOf(section.objectiveType).word },
            { key: 'time', fact: `About ${minutesInWords(minutesOf(section))}` },
          ]}
        />
      </div>
    </header>
  );
}
