import type { User } from '@lou/contract/identity';
import type { QueryClient } from '@tanstack/react-query';

/** Where the browser is now, for days and streaks: an IANA name. It moves with whoever carries the browser along. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let seen = '';

/**
 * A learner's days go along when they travel: with each answer to who is here (so at every look at the window too) the browser's
 * zone is compared, and told where the server knows another. Once for each zone that the page finds itself in, so that two devices
 * in two places do not take turns. Source: decision 0021.
 */
export function followZone(client: QueryClient, user: User): void {
  const zone = browserZone();
  if (seen === user.id + zone) return;
  seen = user.id + zone;
  if (user.timeZone !== zone)
    import('./own-zone.ts')
      .then(({ tellZone }) => tellZone(client, user, zone))
      .catch(() => {
        seen = ''; // with the next answer again
      });
}
