import { Suspense, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Conversing } from './conversation.ts';

/** Fetched when it is asked: the dashboard's first load is light. */
const EndAsked = lazyPart(async () => (await import('./EndAsked.tsx')).EndAsked);

/** Ends the session, at the second press. What goes on stands where the first press was. */
export function EndButton({ does }: { does: Conversing }) {
  const [asks, setAsks] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const stay = () => {
    setAsks(false);
    setTimeout(() => first.current?.focus({ preventScroll: true })); // when it is there again
  };
  const button = (
    <Button tone="plain" size="small" ref={first} onClick={() => setAsks(true)}>
      End session
    </Button>
  );
  return <Suspense fallback={button}>{asks ? <EndAsked does={does} onStay={stay} /> : button}</Suspense>;
}
