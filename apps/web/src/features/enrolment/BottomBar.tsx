import type { Course } from '@lou/contract/catalogue';
import { coursePath } from '../../lib/course-addresses.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { EnrolButton } from './EnrolButton.tsx';
import { meant } from './meant.ts';
import { PersonMenu } from './PersonMenu.tsx';
import type { SectionStatus } from './section-status.ts';
import { placeIsKept } from './texts.ts';

interface BottomBarProps {
  course: Course;
  /** Null: not enrolled. */
  status: SectionStatus | null;
  onComplete: () => void;
}

/** The fixed bar: Back leaves without completing, Complete completes and leaves; a menu with Profile, Settings, Logout. Source: L§2, L§4. */
export function BottomBar({ course, status, onComplete }: BottomBarProps) {
  return (
    <footer className="bottombar">
      <ButtonLink tone="second" href={coursePath(course.id)}>
        Back
      </ButtonLink>
      <span className="meta only-wide">{placeIsKept}</span>
      <div className="push row tight">
        {status === null && <EnrolButton course={course} />}
        {status === 'completed' && <StateWord>Completed</StateWord>}
        {(status === 'in_progress' || status === 'available') && <Button onClick={meant(onComplete)}>Complete</Button>}
        <PersonMenu />
      </div>
    </footer>
  );
}
