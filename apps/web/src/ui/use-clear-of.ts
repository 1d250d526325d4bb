import { type RefObject, useLayoutEffect } from 'react';
import { moveClearOf } from './clear-of.ts';

/**
 * What is never covered says so itself: the bars with their menus and points, who is heard and how to end it, the hints to an open
 * question, the line to write on, and the ways out of a dialog.
 */
const KEPT_CLEAR = '[data-kept-clear]';

/** What is not covered where there is room beside it: what the page says it is, and what is pressed and filled in. */
export const HEADINGS_AND_CONTROLS = 'main :is(h1, h2, h3, a, button, input, select, textarea, summary)';

interface KeptOff {
  /** Never covered either; a selector that goes on with a comma. */
  readonly besides?: string;
  /** Not covered from the top where there is room, until the page is scrolled: from then on it stays where it is. */
  readonly ifRoom?: string;
}

const boxesOf = (selector: string): readonly DOMRect[] =>
  selector === '' ? [] : [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/**
 * While something floats it keeps off all that and off what it is told to: down from the top, up from the foot. It looks
 * with every frame, since the page scrolls, grows, and may become another one meanwhile.
 */
export function useClearOf(floating: RefObject<HTMLElement | null>, shown: boolean, { besides = '', ifRoom = '' }: KeptOff = {}): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || !shown) return;
    let moved = 0;
    let frame = 0;
    let scrolled = false;
    const onScroll = () => {
      scrolled = true;
    };
    const place = () => {
      const obstacles = boxesOf(KEPT_CLEAR + besides);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const box = { top: top - moved, bottom: bottom - moved, left, right };
      const moves = box.top + box.bottom < window.innerHeight ? 'down' : 'up';
      const from = (start: number, kept: readonly DOMRect[]) =>
        start + moveClearOf(kept, { ...box, top: box.top + start, bottom: box.bottom + start, moves, pageHeight: window.innerHeight });
      const roomy = moves === 'down' && ifRoom !== '';
      const wanted = (roomy && (scrolled ? from(moved, obstacles) : from(0, [...obstacles, ...boxesOf(ifRoom)]))) || from(0, obstacles);
      if (wanted !== moved) element.style.translate = `0 ${wanted}px`;
      moved = wanted;
      frame = requestAnimationFrame(place);
    };
    place();
    // The wheel and the hand: going to another page scrolls as well, and is a new place to find.
    const scrolls = ['wheel', 'touchmove', 'keydown'] as const;
    for (const kind of scrolls) window.addEventListener(kind, onScroll, { passive: true });
    return () => {
      for (const kind of scrolls) window.removeEventListener(kind, onScroll);
      cancelAnimationFrame(frame);
      element.style.translate = '';
    };
  }, [floating, shown, besides, ifRoom]);
}
