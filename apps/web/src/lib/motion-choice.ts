/** Whether anything moves: as the device says, or nothing does. Shown by `data-motion` on the page (public/theme.js sets it before the first paint). */
import type { Motion } from '@lou/contract/preferences';
import { useSyncExternalStore } from 'react';

export const MOTION_KEY = 'lou-motion';

const listeners = new Set<() => void>();

/** On the page at once; nothing is kept. */
export function showMotion(choice: Motion): void {
  if (choice === 'system') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = choice;
  for (const listener of listeners) listener();
}

/** For the next first paint on this device. */
export function keepMotion(choice: Motion): void {
  try {
    if (choice === 'system') localStorage.removeItem(MOTION_KEY);
    else localStorage.setItem(MOTION_KEY, choice);
  } catch {
    // not kept, shown all the same
  }
}

const deviceWantsStillness = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may move by itself: the device says so, or the reader's own settings do. */
export const prefersStillness = (): boolean => document.documentElement.dataset.motion === 'reduced' || deviceWantsStillness().matches;

/** The same, for a part of the page that moves; it hears when either changes. */
export const useStillness = (): boolean => useSyncExternalStore(whenMotionChanges, prefersStillness);

function whenMotionChanges(listener: () => void): () => void {
  const device = deviceWantsStillness();
  listeners.add(listener);
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
  };
}

/** How long opening and closing takes where a part is moved by script, in milliseconds; as `--settle` of tokens.css. */
export const settleMs = (): number => (prefersStillness() ? 0 : 180);
