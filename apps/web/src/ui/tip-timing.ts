/** When a tooltip opens: after 700 ms of resting on its control, at once within 300 ms after another one closed. Source: L§9. */
export const TIP_DELAY_MS = 700;
export const TIP_SKIP_DELAY_MS = 300;

/** Milliseconds to wait before opening; `lastClosedAt` is the time of the last tip's closing, or null. */
export const tipDelay = (now: number, lastClosedAt: number | null): number =>
  lastClosedAt !== null && now - lastClosedAt <= TIP_SKIP_DELAY_MS ? 0 : TIP_DELAY_MS;
