import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RateSession } from './RateSession.tsx';
import './session-end.css';

interface SessionEndProps {
  sessionId: string;
  satisfaction: number;
  onRated: (satisfaction: number) => void;
  onNew: (() => void) | undefined;
  /** Something was written that never got through: it goes along into the next one. */
  wordsLeft: boolean;
  /** It ended just now, under the reader's eyes: the question comes into sight. */
  justNow: boolean;
}

/** After a session: how it was, and the way to the next one. Of one that ended just now all of it comes into sight and has the focus. */
export function SessionEnd({ sessionId, satisfaction, onRated, onNew, wordsLeft, justNow }: SessionEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNew] = useState(justNow);
  useEffect(() => {
    if (!isNew) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div className="chat-end" ref={place} tabIndex={-1}>
      <RateSession sessionId={sessionId} satisfaction={satisfaction} onRated={onRated} />
      {onNew && wordsLeft && <p className="meta">This conversation is over. What you have not sent goes along into a new one.</p>}
      {onNew && (
        <Button tone="soft" onClick={onNew}>
          Start a new conversation
        </Button>
      )}
    </div>
  );
}
