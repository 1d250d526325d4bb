import { useQuery } from '@tanstack/react-query';
import { reading } from '../../lib/queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/states.tsx';

/** The place of the storyboard: before the first course it says how a journey begins. Source: L§2 Learning journey storyboard, L§8 Empty states. */
export function JourneyBoard() {
  const { data: enrolments } = useQuery(reading('enrolment.list', {}));
  if (enrolments?.length !== 0) return null;
  return (
    <section className="block ruled" aria-labelledby="journey-title">
      <header>
        <h2 id="journey-title">Your journey</h2>
      </header>
      <Empty lou={false} title="Start Your Learning Journey" text="A first course lays out the way, one milestone after the other.">
        <ButtonLink tone="soft" href="/courses">
          Browse Courses
        </ButtonLink>
      </Empty>
    </section>
  );
}
