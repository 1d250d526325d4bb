import type { Section } from '@lou/contract/catalogue';
import type { Enrollment } from '@lou/contract/enrolment';
import { useRef } from 'react';
import { talkPath } from '../../lib/course-addresses.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { ObjectiveBadge, objectiveOf } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { useGoingOn } from '../../ui/use-going-on.ts';
import { CompleteButton } from './CompleteButton.tsx';
import { minutesOf, type SectionStatus, statusOf } from './section-status.ts';
import type { useStudy } from './use-study.ts';

interface StopProps {
  section: Section;
  /** Null: not enrolled, nothing can be started. */
  enrolled: Enrollment | null;
  /** The one in the light: the current section, or the next. */
  lit: boolean;
  study: Study;
}

export interface Study extends Pick<ReturnType<typeof useStudy>, 'start'> {
  complete: (section: Section) => Promise<unknown>;
}

/** A section on the timeline: kind, minutes, title, and what can be done with it now. Source: L§2, L§4 Course section status. */
export function Stop({ section, enrolled, lit, study }: StopProps) {
  const status = enrolled && statusOf(section.id, enrolled);
  const { word, icon: Kind } = objectiveOf(section.objectiveType);
  const Knot = status === 'completed' ? CheckIcon : Kind;
  const classes = ['stop', word.toLowerCase(), status === 'completed' ? 'completed' : '', lit ? 'now' : ''].filter(Boolean).join(' ');
  return (
    <li className={classes} aria-current={status === 'in_progress' ? 'step' : undefined}>
      <span className="knot">
        <Knot />
      </span>
      <article>
        <div className="row tight">
          <ObjectiveBadge type={section.objectiveType} />
          <span className="meta num">{minutesInWords(minutesOf(section))}</span>
        </div>
        <h3>{section.title}</h3>
        {section.skills.length > 0 && <p className="small quiet">{inWords(section)}</p>}
        {status && <Acts section={section} status={status} lit={lit} study={study} />}
      </article>
    </li>
  );
}

/** `Comparing fractions, number line`. */
function inWords({ skills }: Section): string {
  const names = skills.map(({ name }) => name).join(', ');
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}`;
}

function Acts({ section, status, lit, study }: Omit<StopProps, 'enrolled'> & { status: SectionStatus }) {
  const button = useRef<HTMLButtonElement>(null);
  const { goesOnAt } = useGoingOn(status === 'completed', null);
  const complete = () => {
    goesOnAt(button);
    void study.complete(section);
  };
  switch (status) {
    case 'completed':
      return (
        <div className="row tight acts">
          <StateWord>Completed</StateWord>
          <ButtonLink tone="plain" size="small" href={talkPath(section)}>
            Open again<span className="sr">: {section.title}</span>
          </ButtonLink>
        </div>
      );
    case 'in_progress':
      return (
        <div className="row tight acts">
          <ButtonLink href={talkPath(section)}>
            Continue<span className="sr">: {section.title}</span>
          </ButtonLink>
          <CompleteButton section={section} tone="second" button={button} onComplete={complete} aria-label={`Complete: ${section.title}`}>
            Complete
          </CompleteButton>
        </div>
      );
    case 'available':
      return (
        <Button
          tone={lit ? 'primary' : 'second'}
          size={lit ? 'normal' : 'small'}
          onClick={() => study.start(section)}
          aria-label={`Start Section: ${section.title}`}
        >
          Start Section
        </Button>
      );
  }
}
