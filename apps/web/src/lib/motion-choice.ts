/** Whether anything moves: as the device says, or nothing does. Shown by `data-motion` on the page (public/theme.js sets it before the first paint). */
import type { Motion } from '@lou/contract/preferences';

export const MOTION_KEY = 'lou-motion';

/** On the page at once; nothing is kept. */
export function showMotion(choice: Motion): void {
  if (choice === 'system') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = choice;
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

/** How long opening and closing takes where a part is moved by script, in milliseconds; as `--settle` of tokens.css. */
export const settleMs = (): number => (document.documentElement.dataset.motion === 'reduced' ? 0 : 180);
