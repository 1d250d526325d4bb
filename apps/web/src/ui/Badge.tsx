import type { Difficulty } from '@lou/domain/shapes';
import type { ReactNode } from 'react';
import { BookIcon, CompassIcon, type IconType, LoopIcon, PenIcon } from './icons.tsx';
import './badge.css';

export type BadgeColour = 'green' | 'yellow' | 'red' | 'blue' | 'purple' | 'orange' | 'lamp' | 'plain' | 'none';

/** A word in a colour; the word says it, the colour repeats it. `lamp` is for Lou, streaks and the next step alone. */
export function Badge({ colour = 'none', children }: { colour?: BadgeColour; children: ReactNode }) {
  return <span className={colour === 'none' ? 'badge' : `badge badge-${colour}`}>{children}</span>;
}

const difficulties = {
  beginner: { word: 'Beginner', colour: 'green', bars: 1 },
  intermediate: { word: 'Intermediate', colour: 'yellow', bars: 2 },
  advanced: { word: 'Advanced', colour: 'red', bars: 3 },
} as const;

/** Green, yellow, red; beginner where none is given. Source: L§2, L§3. */
export function DifficultyBadge({ difficulty = 'beginner' }: { difficulty?: Difficulty | undefined }) {
  const { word, colour, bars } = difficulties[difficulty];
  return (
    <Badge colour={colour}>
      <svg viewBox="0 0 14 12" width="14" height="12" aria-hidden="true" focusable="false">
        <rect x="0" y="8" width="3.5" height="4" rx="1" />
        <rect x="5" y="4" width="3.5" height="8" rx="1" opacity={bars < 2 ? 0.28 : 1} />
        <rect x="10" y="0" width="3.5" height="12" rx="1" opacity={bars < 3 ? 0.28 : 1} />
      </svg>
      {word}
    </Badge>
  );
}

type Objective = { readonly word: string; readonly colour: BadgeColour; readonly icon: IconType };

/** Learn blue, practice green, apply purple, review orange. Source: L§2. */
export const objectives: Record<'learn' | 'practice' | 'apply' | 'review', Objective> = {
  learn: { word: 'Learn', colour: 'blue', icon: BookIcon },
  practice: { word: 'Practice', colour: 'green', icon: PenIcon },
  apply: { word: 'Apply', colour: 'purple', icon: CompassIcon },
  review: { word: 'Review', colour: 'orange', icon: LoopIcon },
};

/** Unknown types act as learn. Source: L§2. */
export const objectiveOf = (type: string): Objective => (Object.hasOwn(objectives, type) ? objectives[type as keyof typeof objectives] : objectives.learn);

export function ObjectiveBadge({ type }: { type: string }) {
  const { word, colour, icon: Icon } = objectiveOf(type);
  return (
    <Badge colour={colour}>
      <Icon />
      {word}
    </Badge>
  );
}
