import { useUser } from '../../lib/auth.ts';
import { minutesInWords } from '../../lib/durations.ts';
import { Dotted } from '../../ui/Dotted.tsx';
import { type ActProps, MilestoneAct } from './MilestoneAct.tsx';
import { Sketch } from './Sketch.tsx';
import { pointsInWords, typeWords, wordOf } from './texts.ts';

const looks = { Complete: 'done', Continue: 'open', 'Try Again': 'open', Start: 'open', Locked: 'locked' } as const;

/** One milestone of the storyboard: its picture, the thread through all of them, what it is and what can be done. */
export function Frame(props: ActProps) {
  const { milestone, isNext } = props;
  const { title, type, estimatedDuration, rewards, progress, sections, orderIndex } = milestone;
  const { gamification } = useUser();
  const look = isNext ? 'now' : looks[wordOf(milestone)];
  const isPartly = sections !== null && sections.completed > 0 && sections.completed < sections.total;
  return (
    <li className={`frame ${look}`} data-milestone={milestone.id} aria-current={isNext ? 'step' : undefined}>
      <div className="pic">
        <Sketch type={type} place={orderIndex} />
      </div>
      <div className="thread" />
      <h3>{title}</h3>
      <Dotted
        facts={[
          { key: 'type', fact: typeWords[type] },
          { key: 'time', fact: minutesInWords(estimatedDuration) },
          { key: 'sections', fact: isPartly && `${sections.completed} of ${sections.total} sections` },
          { key: 'score', fact: progress !== null && progress.score !== null && `score ${progress.score}%` },
          { key: 'points', fact: gamification && pointsInWords(rewards.points) },
        ]}
      />
      {gamification && rewards.badges.length > 0 && <p className="meta frame-badges">{rewards.badges.map((badge) => `“${badge}”`).join(', ')}</p>}
      <div className="state">
        <MilestoneAct {...props} />
      </div>
    </li>
  );
}
