import type { Section } from '@lou/contract/catalogue';
import { Link } from 'wouter';
import { quizPath, readPath } from '../../lib/course-addresses.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { objectiveOf } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { CheckIcon, RightIcon } from '../../ui/icons.tsx';
import { meant } from '../../ui/meant.ts';
import { StateWord } from '../../ui/StateWord.tsx';
import { minutesOf, type SectionStatus } from './section-status.ts';
import type { SectionStanding } from './use-section.ts';

interface LessonFootProps {
  standing: SectionStanding;
  status: SectionStatus | null;
  onComplete: () => void;
}

/** The end of the reading: a quiz, the same Complete as in the bar, and what comes next. */
export function LessonFoot({ standing: { section, sections, next, place }, status, onComplete }: LessonFootProps) {
  if (status === null && !next) return null;
  return (
    <div className="lesson-foot">
      {status !== null && (
        <div className="row">
          <ButtonLink tone="second" href={quizPath(section)}>
            Quiz Me
          </ButtonLink>
          {status === 'completed' ? (
            <StateWord>Completed</StateWord>
          ) : (
            <Button tone="soft" onClick={meant(onComplete)}>
              <CheckIcon />
              Mark as complete
            </Button>
          )}
        </div>
      )}
      {next && <Next section={next} place={place + 1} of={sections.length} />}
    </div>
  );
}

function Next({ section, place, of }: { section: Section; place: number; of: number }) {
  return (
    <nav aria-label="Next section">
      <Dotted
        facts={[
          { key: 'place', fact: `Next section, ${place} of ${of}` },
          { key: 'kind', fact: objectiveOf(section.objectiveType).word },
          { key: 'time', fact: <span className="num">{minutesInWords(minutesOf(section))}</span> },
        ]}
      />
      <Link className="link title" href={readPath(section)}>
        {section.title} <RightIcon />
      </Link>
    </nav>
  );
}
