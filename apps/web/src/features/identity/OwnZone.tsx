import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserZone } from '../../lib/browser-zone.ts';
import { currentUser } from '../../lib/current-user.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { trpc } from '../../lib/trpc.ts';

/**
 * A learner's days go along when they travel: with each answer to who is here (so at every look at the window too) the browser's
 * zone is compared, and told where it differs. Once for each zone, so that two devices in two places do not take turns; a zone
 * that was chosen stays. Source: decision 0021.
 */
export function OwnZone() {
  const client = useQueryClient();
  const { data: user, dataUpdatedAt } = useQuery({ ...currentUser, refetchOnMount: false });
  const told = useRef('');
  useEffect(() => {
    if (!user || dataUpdatedAt === 0) return;
    const zone = browserZone();
    const about = `${user.id} ${zone}`;
    if (told.current === about) return;
    told.current = about;
    if (user.timeZone === zone) return;
    trpc.identity.changeSettings.mutate({ browserTimeZone: zone }).then(
      ({ timeZone }) => {
        if (timeZone !== user.timeZone) void refreshAfter(client, 'settings');
      },
      () => {
        told.current = ''; // with the next answer again
      },
    );
  }, [client, user, dataUpdatedAt]);
  return null;
}
