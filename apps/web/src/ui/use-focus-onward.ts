import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that is gone once it has done its work takes the focus with it: whoever pressed it in this place goes on at what
 * `onward` finds there by then, unless the focus stands elsewhere. What was done in another place, as in a dialog over the
 * page, moves nothing here.
 */
export function useFocusOnward(place: RefObject<HTMLElement | null>, isDone: boolean, onward: string): void {
  const wasDone = useRef(isDone);
  const wasHere = useRef(false);
  useEffect(() => {
    if (isDone) return;
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && place.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place, isDone]);
  useEffect(() => {
    const isNew = isDone && !wasDone.current;
    wasDone.current = isDone;
    if (isNew && wasHere.current && document.activeElement === document.body) place.current?.querySelector<HTMLElement>(onward)?.focus({ preventScroll: true });
  }, [place, isDone, onward]);
}
