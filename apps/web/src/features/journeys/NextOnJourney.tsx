import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/auth.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { reading } from '../../lib/queries.ts';
import { FlagIcon } from '../../ui/icons.tsx';
import { Bone } from '../../ui/states.tsx';
import { nextMilestone, pointsInWords, typeWords } from './texts.ts';

/** Under the desk's edge: the next milestone in one line, and the way down to it. Nothing while there is none. */
export function NextOnJourney() {
  const { id: learnerId, gamification } = useUser();
  const { data: journey, isPending } = useQuery(reading('journeys.forLearner', { learnerId }));
  const next = journey?.isFollowed ? nextMilestone(journey.milestones) : undefined;
  if (isPending) return <LineLoading />;
  if (!next) return null;
  const facts = [next.title, minutesInWords(next.estimatedDuration), gamification && pointsInWords(next.rewards.points)].filter(Boolean);
  return (
    <li>
      <FlagIcon />
      <span>
        <strong>
          Next on your journey: {article(typeWords[next.type])} {typeWords[next.type].toLowerCase()}
        </strong>
        <span className="meta">{facts.join(', ')}</span>
      </span>
      <a className="link push" href="#journey-title">
        See it<span className="sr"> in your journey</span>
      </a>
    </li>
  );
}

/** Holds the line's place, so that what stands below does not jump. */
const LineLoading = () => (
  <li aria-hidden="true">
    <div className="line-bones">
      <Bone width={40} />
      <Bone width={60} />
    </div>
  </li>
);

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');
