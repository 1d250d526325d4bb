import type { LearningJourney, Milestone } from '@lou/contract/journeys';
import { useEffect, useRef, useState } from 'react';
import { minutesInWords } from '../../lib/durations.ts';
import { Button } from '../../ui/Button.tsx';
import { Dotted } from '../../ui/Dotted.tsx';
import { FlagIcon } from '../../ui/icons.tsx';
import { ChooseJourney, WriteDialog } from './dialogs.tsx';
import { Frame } from './Frame.tsx';
import './journey.css';
import { boardStart } from './board-start.ts';
import { nextMilestone, sectionLine, whatUnlocks, wordOf } from './texts.ts';

interface StoryboardProps {
  journey: LearningJourney;
  enrolledIn: ReadonlySet<string>;
}

/** The milestones of a journey on one thread, the one to work on now in the light. Source: L§2 Learning journey storyboard, L§4. */
export function Storyboard({ journey, enrolledIn }: StoryboardProps) {
  const [writing, setWriting] = useState<Milestone | null>(null);
  const [choosing, setChoosing] = useState(false);
  const { milestones, learningPath, progressPercent, totalTimeSpent, status } = journey;
  const next = nextMilestone(milestones);
  const board = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const frames = [...(board.current?.querySelectorAll<HTMLElement>('[data-milestone]') ?? [])];
    const now = frames.findIndex(({ dataset }) => dataset.milestone === next?.id);
    if (board.current && now >= 0) board.current.scrollLeft = boardStart(frames, now, board.current.clientWidth);
  }, [next?.id]);
  return (
    <section className="block ruled" aria-labelledby="journey-title">
      <header>
        <h2 id="journey-title" tabIndex={-1}>
          Your journey: {learningPath.title}
        </h2>
        <Dotted
          facts={[
            { key: 'done', fact: `${progressPercent}% done` },
            { key: 'time', fact: totalTimeSpent > 0 && `${minutesInWords(totalTimeSpent)} in its courses` },
          ]}
        />
        <Button tone="plain" size="small" className="push" onClick={() => setChoosing(true)}>
          Choose another journey
        </Button>
      </header>
      {status === 'completed' && <JourneyComplete of={milestones.length} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reached by the keyboard */}
      <ol className="board" ref={board} tabIndex={0} aria-label="Journey milestones">
        {milestones.map((milestone) => (
          <Frame key={milestone.id} milestone={milestone} isNext={milestone.id === next?.id} enrolledIn={enrolledIn} onWrite={() => setWriting(milestone)} />
        ))}
      </ol>
      {milestones.some((milestone) => wordOf(milestone) === 'Locked') && <p className="meta">{whatUnlocks}</p>}
      {next && (
        <p className="board-next">
          <strong>{next.title}</strong> {next.description}
          {sectionLine(next) && <span className="quiet"> {sectionLine(next)}</span>}
        </p>
      )}
      <WriteDialog milestone={writing} onClose={() => setWriting(null)} />
      <ChooseJourney opened={choosing} current={journey.isFollowed ? journey : null} onClose={() => setChoosing(false)} />
    </section>
  );
}

function JourneyComplete({ of }: { of: number }) {
  return (
    <div className="journey-complete" role="status">
      <FlagIcon />
      <p>
        <strong>Journey Complete!</strong> You reached {of === 1 ? 'its milestone' : `all ${of} milestones`}. Another journey waits when you like.
      </p>
    </div>
  );
}
