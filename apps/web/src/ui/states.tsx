/** What a part shows when it is not full: bones while it loads, a lamp when there is nothing, a sentence when it went wrong. */
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { CrossIcon, LoopIcon } from './icons.tsx';
import { Lou, type LouState } from './Lou.tsx';
import './states.css';

/** One line of what will stand here. Widths in percent, so that bones look like text. */
export function Bone({ shape = 'line', width }: { shape?: 'line' | 'title' | 'book'; width?: number }) {
  return <div className={`bone ${shape}`} style={width === undefined ? undefined : { inlineSize: `${width}%` }} />;
}

/** Bones in the final layout, with a polite word for those who cannot see them. */
export function Loading({ what = 'Loading', className = 'stack', children }: { what?: string; className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      <span className="sr" role="status">
        {what}
      </span>
      {children}
    </div>
  );
}

interface EmptyProps {
  title: string;
  text?: string;
  /** The lamp's posture; `false` where another lamp is lit on the page already. */
  lou?: LouState | false;
  heading?: 'h1' | 'h2' | 'p';
  children?: ReactNode;
}

/** Nothing here yet: the spec's sentence and the one next step. */
export function Empty({ title, text, lou = 'idle', heading: Title = 'p', children }: EmptyProps) {
  return (
    <div className="empty">
      {lou && <Lou state={lou} size={96} />}
      <Title className="title">{title}</Title>
      {text && <p className="quiet">{text}</p>}
      {children}
    </div>
  );
}

interface ProblemProps {
  title: string;
  text?: string;
  retry?: (() => void) | undefined;
  /** Where it stands for the whole page. */
  heading?: 'h1' | 'strong';
}

/** It went wrong: what, the sentence, and a way to try again. */
export function Problem({ title, text, retry, heading: Title = 'strong' }: ProblemProps) {
  return (
    <div className="problem" role="alert">
      <CrossIcon />
      <Title className="problem-title">{title}</Title>
      {text && <p className="small">{text}</p>}
      {retry && (
        <div className="row">
          <Button tone="second" size="small" onClick={retry}>
            <LoopIcon />
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
