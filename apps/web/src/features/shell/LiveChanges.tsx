import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHere } from '../../lib/auth.ts';
import { askWhoIsHere } from '../../lib/current-user.ts';
import { followChanges } from '../../lib/live-stream.ts';
import { refreshAfter, refreshAll } from '../../lib/refresh.ts';
import { hasSignInMarker } from '../../lib/sign-in-marker.ts';
import { mayPass } from '../../lib/trpc.ts';
import { toasts } from '../achievements/toast-queue.ts';

/**
 * Keeps open screens true while the learner is signed in: what was earned or done anywhere shows here at once, and what the
 * server could not answer is asked for again when its stream is back. Source: calls.md `live`.
 */
export function LiveChanges() {
  const client = useQueryClient();
  const userId = useHere().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    return followChanges(
      userId,
      {
        // Browsers have locks where the connection is safe; elsewhere each tab listens for itself.
        locks: navigator.locks ?? { request: (_name: string, _options: unknown, listen: () => Promise<void>) => listen() },
        openChannel: (name) => new BroadcastChannel(name),
        openEvents: (address) => new EventSource(address),
        isSignedIn: () => hasSignInMarker(),
        ended: () => void askWhoIsHere(client),
        missed: () => void refreshAll(client),
      },
      (change) => {
        if (change.kind === 'begun') void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' && mayPass(state.error) });
        if (change.kind === 'achievement') toasts.announce([change.achievement]);
        void refreshAfter(client, change.kind);
      },
    );
  }, [client, userId]);
  return null;
}
