import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../lib/auth.ts';
import type { InputOf } from '../../lib/queries.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { sentAgain } from '../../lib/send-again.ts';
import { trpc } from '../../lib/trpc.ts';
import { toasts } from './toast-queue.ts';

type Claim = Omit<InputOf<'achievements.award'>, 'userId'>;

/**
 * Claims that something happened; a lost claim goes again, since the same one twice is one. What it earned comes as toasts, and points and achievements are asked for again. A
 * failure that lasts is logged: it resolves to false, and whoever claimed says what that means. Source: L§7 award-achievement, L§8.
 */
export function useAward(): (claim: Claim) => Promise<boolean> {
  const client = useQueryClient();
  const { id: userId } = useUser();
  return async (claim) => {
    try {
      const earned = await sentAgain(() => trpc.achievements.award.mutate({ ...claim, userId }));
      if (earned.length > 0) {
        toasts.announce(earned);
        void refreshAfter(client, 'achievement');
      }
      return true;
    } catch (error) {
      console.error(`The award for ${claim.event} failed.`, error);
      return false;
    }
  };
}
