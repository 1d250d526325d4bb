import type { Milestone } from '@lou/contract/journeys';
import { coursePath, quizPath, talkPath } from '../../lib/course-addresses.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { StateWord } from '../../ui/StateWord.tsx';
import { useStartSession } from '../tutoring/use-start-session.ts';
import { wordOf } from './texts.ts';

export interface ActProps {
  milestone: Milestone;
  /** The one to work on now: its act is the loud one. */
  isNext: boolean;
  /** Courses that the learner is enrolled in. */
  enrolledIn: ReadonlySet<string>;
  /** Opens what is to be written. */
  onWrite: () => void;
}

/** What can be done at a milestone: a word where nothing can, else the way on. Source: L§4 Journey milestone display. */
export function MilestoneAct(props: ActProps) {
  const { milestone, isNext, enrolledIn, onWrite } = props;
  const word = wordOf(milestone);
  const look = { tone: isNext ? ('soft' as const) : ('plain' as const), size: 'small' as const };
  // Its name says which milestone; the word that is seen comes first.
  const name = (
    <>
      {word}
      <span className="sr"> {milestone.title}</span>
    </>
  );
  if (word === 'Complete') return <StateWord>Complete</StateWord>;
  if (word === 'Locked')
    return (
      <span className="state-word locked">
        <LockIcon />
        Locked
      </span>
    );
  if (milestone.task !== null)
    return (
      <Button {...look} onClick={onWrite}>
        {name}
      </Button>
    );
  const { next } = milestone;
  if (!next) return <p className="meta">Its course is not there at the moment.</p>;
  if (!enrolledIn.has(next.courseId))
    return (
      <ButtonLink {...look} href={coursePath(next.courseId)}>
        {name}
      </ButtonLink>
    );
  if (next.sectionId === null) return <WholeCourseQuiz milestone={milestone} look={look} />;
  const section = { id: next.sectionId, courseId: next.courseId };
  return (
    <ButtonLink {...look} href={milestone.type === 'quiz' ? quizPath(section) : talkPath(section)}>
      {name}
    </ButtonLink>
  );
}

/** A quiz over a whole course begins in the dashboard's chat, at once. */
function WholeCourseQuiz({ milestone: { title, next, ...standing }, look }: { milestone: Milestone; look: { tone: 'soft' | 'plain'; size: 'small' } }) {
  const start = useStartSession();
  if (!next) return null;
  return (
    <Button {...look} onClick={() => start.mutate({ courseId: next.courseId, topic: next.courseTitle, quiz: true })} pending={start.isPending && 'Starting...'}>
      {wordOf(standing)}
      <span className="sr"> {title}</span>
    </Button>
  );
}
