import { type FocusEvent, useRef } from 'react';

/**
 * Where the focus was before it came into a place that floats over the page, which tells `arrive` of each focus. `goBack` leads there
 * again, or to the page's content where that is gone.
 */
export function useCameFrom(): { arrive: (event: FocusEvent) => void; goBack: () => void } {
  const cameFrom = useRef<Element | null>(null);
  return {
    arrive: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    goBack: () => {
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
      (back as HTMLElement | null)?.focus({ preventScroll: true });
    },
  };
}
