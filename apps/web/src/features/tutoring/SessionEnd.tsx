import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import './session-end.css';

/** Fetched when a session ends: the dashboard's first load is light. */
const RateSession = lazyPart(async () => (await import('./RateSession.tsx')).RateSession);

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

/** After a session: how it was, and the way to the next one. */
export function SessionEnd({ sessionId, satisfaction, onRated, onNew, wordsLeft, justNow }: SessionEndProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNew] = useState(justNow);
  return (
    <div className="chat-end" ref={place} tabIndex={-1}>
      <Suspense fallback={null}>
        <RateSession sessionId={sessionId} satisfaction={satisfaction} onRated={onRated} />
        {isNew && <InSight place={place} />}
      </Suspense>
      {onNew && wordsLeft && <p className="meta">This conversation is over. What you have not sent goes along into a new one.</p>}
      {onNew && (
        <Button tone="soft" onClick={onNew}>
          Start a new conversation
        </Button>
      )}
    </div>
  );
}

/** Once all of it is there, what it stands in comes into sight and has the focus. */
function InSight({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  return null;
}
