import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../lib/auth.ts';
import { counted } from '../../lib/counted.ts';
import { reading } from '../../lib/queries.ts';
import { asCallFailed } from '../../lib/trpc.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Bone, Empty, Loading, Problem } from '../../ui/states.tsx';
import { ChooseJourney } from './dialogs.tsx';
import { Storyboard } from './Storyboard.tsx';
import { loadFailed } from './texts.ts';

/** The learner's journey on the dashboard, in its four states. Source: L§2 Learning journey storyboard, L§8. */
export function JourneyBoard() {
  const { id: learnerId } = useUser();
  const ofLearner = useQuery(reading('journeys.forLearner', { learnerId }));
  const enrolled = useQuery(reading('enrolment.list', {}));
  const { data: journey } = ofLearner;
  const { data: enrolments } = enrolled;
  // Only both say whether it has begun.
  if (journey && enrolments && (journey.isFollowed || enrolments.length > 0))
    return <Storyboard journey={journey} enrolledIn={new Set(enrolments.map(({ courseId }) => courseId))} />;
  const missing = journey ? enrolled : ofLearner;
  return (
    <section className="block ruled" aria-labelledby="journey-title">
      <header>
        <h2 id="journey-title">Your journey</h2>
      </header>
      {journey && enrolments ? (
        <NotBegun offered={{ id: journey.id, title: journey.learningPath.title, milestones: journey.milestones.length }} />
      ) : missing.error === null ? (
        <BoardLoading />
      ) : asCallFailed(missing.error).status === 404 ? (
        <NotBegun />
      ) : (
        <Problem title={loadFailed.title} text={sentenceOf(missing.error).trim() || loadFailed.text} retry={() => void missing.refetch()} />
      )}
    </section>
  );
}

/** Before the first course: how a journey begins, and which one it would be. */
function NotBegun({ offered }: { offered?: { id: string; title: string; milestones: number } }) {
  const [choosing, setChoosing] = useState(false);
  const suggested = offered && ` Yours would be “${offered.title}”, with ${counted(offered.milestones, 'milestone')}.`;
  return (
    <>
      <Empty lou={false} title="Start Your Learning Journey" text={`A first course lays out the way, one milestone after the other.${suggested ?? ''}`}>
        <div className="row">
          <ButtonLink tone="soft" href="/courses">
            Browse Courses
          </ButtonLink>
          {offered && (
            <Button tone="plain" onClick={() => setChoosing(true)}>
              Choose a journey
            </Button>
          )}
        </div>
      </Empty>
      {offered && <ChooseJourney opened={choosing} current={null} onClose={() => setChoosing(false)} />}
    </>
  );
}

function BoardLoading() {
  return (
    <Loading className="board-bones" what="Loading your journey">
      {[60, 80, 50, 70].map((width) => (
        <div key={width}>
          <div className="bone" />
          <Bone width={width} />
        </div>
      ))}
    </Loading>
  );
}
