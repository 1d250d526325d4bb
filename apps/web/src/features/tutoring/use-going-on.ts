import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Asking Lou switches the line and the buttons off, which takes the focus away: when they are on again it stands where one goes
 * on, unless somebody has put it elsewhere. What it returns is told that place when something is asked; `first` is the place for
 * when they are on for the first time.
 */
export function useGoingOn(off: boolean, first: RefObject<HTMLElement | null> | null): (place: RefObject<HTMLElement | null>) => void {
  const place = useRef(first);
  useEffect(() => {
    if (off || !place.current) return;
    if (document.activeElement === document.body) place.current.current?.focus({ preventScroll: true });
    place.current = null;
  }, [off]);
  return useCallback((wanted) => {
    place.current = wanted;
  }, []);
}
