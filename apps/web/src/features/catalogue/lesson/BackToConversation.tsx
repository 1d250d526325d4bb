import { useLayoutEffect, useRef } from 'react';
import { BackLink } from '../../../ui/BackLink.tsx';
import { CITED_ID, useCited, type WayBackTo } from './cited.tsx';
import { placeBeside } from './place-beside.ts';

/**
 * Stands beside what holds the cited sentence, and nowhere else: in the margin, level with the sentence, where there is one,
 * else under the passage.
 */
export function BackToConversation({ beside }: { beside: readonly string[] }) {
  const cited = useCited(beside);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!cited || !note.current) return;
    const placing = new ResizeObserver(() => {
      const line = document.getElementById(CITED_ID)?.getBoundingClientRect();
      if (note.current && line) placeBeside(note.current, line);
    });
    placing.observe(document.body);
    return () => placing.disconnect();
  }, [cited]);
  if (!cited) return null;
  return (
    <div className={cited.back.from === 'search' ? 'beside lit looked-for' : 'beside lit'} ref={note}>
      <WayBack rests="the marked line" to={cited.back} />
    </div>
  );
}

/** What the answer rests on or the search found, and the way back to it. */
export function WayBack({ rests, to: { from, address } }: { rests: string; to: WayBackTo }) {
  return (
    <span className="way-back-to">
      <span>{from === 'search' ? `You looked for ${rests}.` : `Lou’s answer rests on ${rests}.`}</span>
      <BackLink href={address}>{`Back to the ${from}`}</BackLink>
    </span>
  );
}
