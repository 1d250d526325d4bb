import type { MouseEvent } from 'react';

/**
 * A press that was meant. The second click of a double click is none: it began on what stood there a moment before (Start
 * Section, End session, See Results), and what is completed, ended or asked for stays so. Nor does it select the page that has
 * come in the button's place.
 */
export const meant =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail >= 2) return;
    window.addEventListener('mousedown', selectNothing, { capture: true, once: true });
    act();
  };

const selectNothing = (press: Event & { readonly detail?: number }): void => {
  if ((press.detail ?? 0) >= 2) press.preventDefault();
};
