import type { Milestone, Submitted } from '@lou/contract/journeys';
import { quizColour } from '@lou/domain/quizzes/score';
import { useEffect, useRef } from 'react';
import { useUser } from '../../lib/auth.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CheckIcon, LoopIcon } from '../../ui/icons.tsx';
import { pointsInWords } from './texts.ts';

/** How a written answer came out: the score, whether it is enough, and what Lou says of it. */
export function Graded({ result: { status, score, feedback }, rewards }: { result: Submitted; rewards: Milestone['rewards'] }) {
  const place = useRef<HTMLDivElement>(null);
  const { gamification } = useUser();
  const isReached = status === 'completed';
  useEffect(() => place.current?.focus(), []);
  return (
    <div className="graded" ref={place} tabIndex={-1} role="status">
      <p className={`score ${quizColour(score)} num`}>{score}%</p>
      <Badge colour={isReached ? 'green' : 'red'}>
        {isReached ? <CheckIcon /> : <LoopIcon />}
        {isReached ? 'Milestone reached' : 'Not there yet'}
      </Badge>
      <p className="graded-words">{feedback}</p>
      {gamification && isReached && (rewards.points > 0 || rewards.badges.length > 0) && (
        <p className="meta">
          It is worth {[pointsInWords(rewards.points), ...rewards.badges.map((badge) => `the badge “${badge}”`)].filter(Boolean).join(' and ')}.
        </p>
      )}
      {!isReached && <p className="meta">Your text is kept. 60% or more completes the milestone.</p>}
    </div>
  );
}
