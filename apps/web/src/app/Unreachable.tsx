import { useEffect, useEffectEvent, useState } from 'react';
import { useHere } from '../lib/auth.ts';
import { Problem } from '../ui/states.tsx';

/** How often it is asked whether the server is back, in milliseconds. */
const ASK_EVERY_MS = 15_000;

/** The server did not say who is here: why, until it does, which is asked for by itself. */
export function Unreachable() {
  const { problem, askAgain } = useHere();
  const [last, setLast] = useState(problem);
  if (problem && problem !== last) setLast(problem);
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    const timer = setInterval(() => ask(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <Problem heading="h1" title="Lou did not answer" text={last ?? ''} retry={askAgain} />;
}
