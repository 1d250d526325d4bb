/** How a user wants Lou to be: what is kept beside their account. Source: calls.md 'Me'. */
import * as z from 'zod';

/** `system` is what the reader's device says. */
export const theme = z.enum(['system', 'light', 'dark'], { error: 'Please choose a theme.' });
export type Theme = z.infer<typeof theme>;

/** `reduced`: nothing moves, whatever the device says. */
export const motion = z.enum(['system', 'reduced'], { error: 'Please choose how much moves.' });
export type Motion = z.infer<typeof motion>;

const onOrOff = z.boolean({ error: 'Please choose on or off.' });

export const preferences = z.object({
  theme,
  motion,
  /** Points, achievements and the streak are shown. They are counted all the same. */
  gamification: onOrOff,
  /** Lou reads its answers aloud, where the server has a voice. */
  voice: onOrOff,
  /** A note on the dashboard on a day on which nothing was learned yet. */
  reminders: onOrOff,
  /** Single keys act without Ctrl or Alt: `/`. Off for who speaks to a computer or presses keys by accident. Source: WCAG 2.1.4. */
  singleKeys: onOrOff,
});
export type Preferences = z.infer<typeof preferences>;

export const FIRST_PREFERENCES: Preferences = { theme: 'system', motion: 'system', gamification: true, voice: true, reminders: true, singleKeys: true };
