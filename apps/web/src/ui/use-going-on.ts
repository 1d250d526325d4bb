import { type RefObject, useCallback, useEffect, useRef } from 'react';

type Place = RefObject<HTMLElement | null>;

/**
 * What was pressed switches itself off (asking Lou the line and the buttons, Complete itself), which takes the focus away: when
 * it is on again the focus stands where one goes on, unless somebody has put it elsewhere. `goesOnAt` is told that place when something is asked; `first` is the place for when
 * they are on for the first time. A place that is not there yet is waited for: `goOn` is called when it may have come.
 */
export function useGoingOn(off: boolean, first: Place | null): { goesOnAt: (place: Place | null) => void; goOn: () => void } {
  const place = useRef(first);
  const isOff = useRef(off);
  isOff.current = off;
  const goOn = useCallback(() => {
    const wanted = place.current?.current;
    if (isOff.current || !wanted) return;
    place.current = null;
    // A page that was just gone to has the focus itself.
    if (document.activeElement?.matches('body, #main')) wanted.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!off) goOn();
  }, [off, goOn]);
  const goesOnAt = useCallback((wanted: Place | null) => {
    place.current = wanted;
  }, []);
  return { goesOnAt, goOn };
}
