import { type RefObject, useLayoutEffect } from 'react';
import { moveClearOf } from './clear-of.ts';

/** What is never covered: who is heard and how to end it, and the line to write on. */
const KEPT_CLEAR = '.chat-head, .composer';

/** While something floats it keeps off the chat's head and composer, however the page is scrolled: down from the top, up from the foot. */
export function useClearOf(floating: RefObject<HTMLElement | null>, shown: boolean): void {
  useLayoutEffect(() => {
    const element = floating.current;
    if (!element || !shown) return;
    const place = () => {
      element.style.translate = '';
      const obstacles = [...document.querySelectorAll(KEPT_CLEAR)].map((one) => one.getBoundingClientRect());
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const moves = top + bottom < window.innerHeight ? 'down' : 'up';
      element.style.translate = `0 ${moveClearOf(obstacles, { top, bottom, left, right, moves, pageHeight: window.innerHeight })}px`;
    };
    place();
    const growth = new ResizeObserver(place);
    for (const one of [element, document.body]) growth.observe(one);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [floating, shown]);
}
