import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { RateSession } from './RateSession.tsx';
import './session-end.css';

interface SessionEndProps {
  sessionId: string;
  satisfaction: number;
  onRated: (satisfaction: number) => void;
  onNew: (() => void) | undefined;
  /** It ended just now, under the reader's eyes: the question comes into sight. */
  justNow: boolean;
}

/** After a session: how it was, and the way to the next one. */
export function SessionEnd({ sessionId, satisfaction, onRated, onNew, justNow }: SessionEndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!justNow) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [justNow]);
  return (
    <div className="chat-end" ref={place} tabIndex={-1}>
      <RateSession sessionId={sessionId} satisfaction={satisfaction} onRated={onRated} />
      {onNew && (
        <Button tone="soft" onClick={onNew}>
          Start a new conversation
        </Button>
      )}
    </div>
  );
}
