import { type RefObject, useLayoutEffect } from 'react';
import { moveClearOf } from './clear-of.ts';

/** What is never covered: the bars with their menus and points, who is heard and how to end it, the line to write on, and the ways out of a dialog. */
const KEPT_CLEAR = '.topbar, .points.strip, .chat-head, .composer, .dialog-head, .dialog-foot';

/**
 * While something floats it keeps off all that and off what `besides` names: down from the top, up from the foot. It looks
 * with every frame, since the page scrolls, grows, and may become another one meanwhile.
 */
export function useClearOf(floating: RefObject<HTMLElement | null>, shown: boolean, besides = ''): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || !shown) return;
    let moved = 0;
    let frame = 0;
    const place = () => {
      const obstacles = [...document.querySelectorAll(KEPT_CLEAR + besides)].map((one) => one.getBoundingClientRect());
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const box = { top: top - moved, bottom: bottom - moved, left, right };
      const moves = box.top + box.bottom < window.innerHeight ? 'down' : 'up';
      const wanted = moveClearOf(obstacles, { ...box, moves, pageHeight: window.innerHeight });
      if (wanted !== moved) element.style.translate = `0 ${wanted}px`;
      moved = wanted;
      frame = requestAnimationFrame(place);
    };
    place();
    return () => {
      cancelAnimationFrame(frame);
      element.style.translate = '';
    };
  }, [floating, shown, besides]);
}
