import type { SessionDetail } from '@lou/contract/tutoring';
import { type ReactNode, useId, useMemo } from 'react';
import { period } from '../../../lib/days.ts';
import '../../../ui/conversation.css';
import { Badge } from '../../../ui/Badge.tsx';
import { PageIcon } from '../../../ui/icons.tsx';
import '../chat.css';
import './transcript.css';
import { Typed } from '../LearnerTurn.tsx';
import { LouTurn } from '../LouTurn.tsx';
import { type Line, withMessage } from '../lines.ts';

interface TranscriptProps {
  detail: SessionDetail;
  /** Its place under the page's headings. */
  level: 'h2' | 'h3';
  /** What can be done with it, at its foot. */
  foot?: ReactNode;
}

/** A session as it was set, read-only: the words, the sources that open as ever, each quiz as its outcome. */
export function Transcript({ detail, level: Heading, foot }: TranscriptProps) {
  const heading = useId();
  const lines = useMemo(() => detail.messages.reduce<readonly Line[]>(withMessage, []), [detail.messages]);
  // A quiz may have been answered after the last words: the length counts that, and so does the clock.
  const until = detail.completedAt ?? detail.messages.at(-1)?.at ?? detail.startedAt;
  return (
    <section className="sheet chat transcript-sheet" aria-labelledby={heading}>
      <div className="chat-head" data-kept-clear>
        <div className="transcript-when">
          <Heading id={heading}>Transcript</Heading>
          <p className="meta num">{period(detail.startedAt, until)}</p>
        </div>
        <Badge>
          <PageIcon />
          Read only
        </Badge>
      </div>
      <div className="convo">
        {lines.map((line) =>
          line.from === 'learner' ? (
            <div className="turn-me" key={line.key}>
              <span className="sr">You said: </span>
              <Typed text={line.text} />
            </div>
          ) : (
            <LouTurn key={line.key} line={line} readOnly />
          ),
        )}
      </div>
      {foot && <div className="transcript-foot">{foot}</div>}
    </section>
  );
}
