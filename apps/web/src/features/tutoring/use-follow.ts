import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Talk } from './talk.ts';

/** Nearer to the end than this, in px, one is reading along. */
const READING_ALONG_PX = 160;
/** Kept free above what is gone to, in px. */
const ROOM_ABOVE_PX = 24;

/** What the reader does with the page: from then on it is theirs, until something new is said. */
const TAKES_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the newest in sight, above the composer, for whoever reads along: a conversation that is opened shows its end, what is
 * said after that is followed as it grows, but a long reply never scrolls its own first line away. Who has scrolled up stays
 * there, unless it was they who asked.
 */
export function useFollow(log: RefObject<HTMLElement | null>, { phase, lines, busy }: Talk, place: 'card' | 'room'): void {
  const along = useRef(true);
  /** Growth is followed: a figure, a formula or a quiz takes its place only after it was shown. */
  const following = useRef(false);
  /** What is gone to: the end, or the newest from its beginning where it is longer than the screen. */
  const goal = useRef<'unopened' | 'end' | 'newest'>('unopened');
  /** The newest line when it was opened: told again, before the reader does anything, it is not news. */
  const openedAt = useRef<string | null>(null);
  const asked = busy || lines.at(-1)?.from === 'learner';

  const follow = useRef(() => {});
  follow.current = () => {
    const scroller = place === 'card' ? log.current : document.scrollingElement;
    if (!scroller || !log.current) return;
    if (goal.current !== 'newest' && place === 'room' && isInSight(log.current)) return;
    const end = scroller.scrollHeight - scroller.clientHeight;
    const newest = [...log.current.children].findLast((line) => line.matches('.turn-me, .turn-lou'));
    // On the page the talk's head stays above it.
    const edge = place === 'card' ? scroller.getBoundingClientRect().top : (log.current.previousElementSibling?.clientHeight ?? 0);
    const beginning = newest && goal.current === 'newest' ? scroller.scrollTop + newest.getBoundingClientRect().top - edge - ROOM_ABOVE_PX : end;
    scroller.scrollTop = Math.max(scroller.scrollTop, Math.min(end, beginning));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs whenever something was said
  useLayoutEffect(() => {
    if (phase !== 'ready' || !(asked || along.current)) return;
    const newest = lines.at(-1)?.key;
    if (goal.current === 'unopened') openedAt.current = newest ?? null;
    goal.current = asked || newest === openedAt.current ? 'end' : 'newest';
    following.current = true;
    follow.current();
  }, [lines, busy, phase]);

  useLayoutEffect(() => {
    const scroller = place === 'card' ? log.current : document.scrollingElement;
    if (!scroller || !log.current) return;
    const target: EventTarget = place === 'card' ? scroller : document;
    const look = () => {
      along.current = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop < READING_ALONG_PX;
    };
    const letGo = () => {
      following.current = false;
      openedAt.current = null;
    };
    const growth = new ResizeObserver(() => following.current && follow.current());
    growth.observe(log.current);
    for (const line of log.current.children) growth.observe(line);
    const lines = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) growth.observe(node);
    });
    lines.observe(log.current, { childList: true });
    target.addEventListener('scroll', look, { passive: true });
    for (const deed of TAKES_OVER) window.addEventListener(deed, letGo, { passive: true });
    return () => {
      growth.disconnect();
      lines.disconnect();
      target.removeEventListener('scroll', look);
      for (const deed of TAKES_OVER) window.removeEventListener(deed, letGo);
    };
  }, [log, place]);
}

/** Whether the end of what was said stands above the line to write on already; then the page is left as it is. */
function isInSight(log: HTMLElement): boolean {
  const dock = log.parentElement?.querySelector('.dock');
  const last = log.lastElementChild;
  return dock !== null && dock !== undefined && last !== null && last.getBoundingClientRect().bottom <= dock.getBoundingClientRect().top;
}
