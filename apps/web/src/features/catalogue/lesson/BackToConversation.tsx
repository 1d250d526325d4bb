import { useLayoutEffect, useRef } from 'react';
import { BackLink } from '../../../ui/BackLink.tsx';
import { CITED_ID, useCited, type WayBackTo } from './cited.tsx';

/** Kept free below what already stands in the margin, in px. */
const APART_PX = 24;

/**
 * Stands beside what holds the cited sentence, and nowhere else: in the margin, level with the sentence, where there is one,
 * else under the passage.
 */
export function BackToConversation({ beside }: { beside: readonly string[] }) {
  const cited = useCited(beside);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!cited || !note.current) return;
    const placing = new ResizeObserver(() => note.current && placeBeside(note.current));
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

/** Level with the sentence, or below the outline and the words where those reach down to it. */
function placeBeside(note: HTMLElement): void {
  const holder = note.parentElement?.getBoundingClientRect();
  const line = document.getElementById(CITED_ID)?.getBoundingClientRect();
  if (!holder || !line) return;
  const taken = [...document.querySelectorAll('.margin > :not(:empty)')].map((one) => one.getBoundingClientRect().bottom);
  const level = Math.max(line.top, ...taken.map((bottom) => bottom + APART_PX));
  note.style.setProperty('--beside-at', `${Math.round(level - holder.top)}px`);
}
