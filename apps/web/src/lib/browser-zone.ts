/** Where the browser is now, for days and streaks: an IANA name. It moves with whoever carries the browser along. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
