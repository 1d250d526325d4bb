import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/states.tsx';

/** The place of the storyboard. Until a learner has a journey it says how one begins. Source: L§2 Learning journey storyboard, L§8 Empty states. */
export function JourneyBoard() {
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
