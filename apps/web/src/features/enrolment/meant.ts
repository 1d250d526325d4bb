import type { MouseEvent } from 'react';

/**
 * A press that was meant. The second click of a double click is none: it began on what stood there a moment before (Start
 * Section, Enroll Now), and what is completed stays so.
 */
export const meant =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail < 2) act();
  };
