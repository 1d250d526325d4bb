import type { Course, Section } from '@lou/contract/catalogue';
import { useRef } from 'react';
import { coursePath } from '../../lib/course-addresses.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { useGoingOn } from '../../ui/use-going-on.ts';
import { CompleteButton } from './CompleteButton.tsx';
import { EnrolButton } from './EnrolButton.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import type { SectionStatus } from './section-status.ts';
import { placeIsKept } from './texts.ts';

interface BottomBarProps {
  course: Course;
  section: Section;
  /** Null: not enrolled. */
  status: SectionStatus | null;
  onComplete: () => void;
}

/** The fixed bar: Back leaves without completing, Complete completes and leaves; a menu with Profile, Settings, Logout. Source: L§2, L§4. */
export function BottomBar({ course, section, status, onComplete }: BottomBarProps) {
  const complete = useRef<HTMLButtonElement>(null);
  const hasPlace = status === 'in_progress' || status === 'available';
  const { goesOnAt } = useGoingOn(!hasPlace, null);
  const press = () => {
    goesOnAt(complete);
    onComplete();
  };
  return (
    <footer className="bottombar">
      <ButtonLink tone="second" href={coursePath(course.id)}>
        Back
      </ButtonLink>
      {hasPlace && <span className="meta only-wide">{placeIsKept}</span>}
      <div className="push row tight">
        {status === null && <EnrolButton course={course} onEnrol={() => goesOnAt(complete)} />}
        {status === 'completed' && <StateWord>Completed</StateWord>}
        {hasPlace && (
          <CompleteButton section={section} button={complete} onComplete={press}>
            Complete
          </CompleteButton>
        )}
        <PersonMenu />
      </div>
    </footer>
  );
}
