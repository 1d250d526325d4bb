import type { LiveChange } from '@lou/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHere } from '../../lib/auth.ts';
import { askWhoIsHere } from '../../lib/current-user.ts';
import { followChanges } from '../../lib/live-stream.ts';
import { hasSignInMarker } from '../../lib/sign-in-marker.ts';
import { mayPass } from '../../lib/trpc.ts';
import { toasts } from '../achievements/toast-queue.ts';

/** What is known no longer after a change of each kind: names of calls. */
const outdated: Readonly<Record<LiveChange['kind'], readonly string[]>> = {
  begun: [],
  achievement: ['achievements.stats', 'achievements.list'],
  points: ['achievements.stats', 'journeys.forLearner'],
  progress: ['enrolment.list', 'mastery.learnerStats', 'mastery.learning', 'recommendations.list', 'catalogue.sections', 'journeys.forLearner'],
  settings: ['identity.currentUser', 'identity.settings'],
  session: ['tutoring.recentSessions', 'mastery.learnerStats', 'mastery.learning', 'journeys.forLearner'],
  content: [
    ...['catalogue.courses', 'catalogue.course', 'catalogue.sections', 'catalogue.sectionLesson'],
    ...['knowledge.list', 'knowledge.item', 'library.search', 'recommendations.list'],
  ],
};

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
      },
      (change) => {
        if (change.kind === 'begun') void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' && mayPass(state.error) });
        if (change.kind === 'achievement') toasts.announce([change.achievement]);
        for (const name of outdated[change.kind]) void client.invalidateQueries({ queryKey: [name] });
      },
    );
  }, [client, userId]);
  return null;
}
