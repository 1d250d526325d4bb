/** In which zone a user's days are counted, when a browser says where it is. Source: decision 0021. */
import { isTimeZone } from '@lou/domain/days';
import type { UserRow } from './users.table.ts';

/** The zone that this runtime knows by that name; undefined where it knows none. */
export const knownZone = (name: string | undefined): string | undefined => (name && isTimeZone(name) ? name : undefined);

/** A zone that was chosen outlasts what any browser says. */
export const zoneToCount = (user: Pick<UserRow, 'settings' | 'time_zone'>, browserZone: string | undefined): string =>
  (user.settings.timeZoneChosen ? undefined : knownZone(browserZone)) ?? user.time_zone;
