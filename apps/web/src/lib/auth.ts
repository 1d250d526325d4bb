/** The auth layer that every screen shares: who is here, and signing out with its notices; signing in and up is signing.ts. Source: L§4, L§8. */
import type { User } from '@lou/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { notify } from '../ui/notice-queue.ts';
import { logoutFailed, logoutSucceeded } from './auth-texts.ts';
import { currentUser, storeUser } from './current-user.ts';
import { forgetAll } from './kept-here.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { trpc } from './trpc.ts';
import { useOneCall } from './use-one-call.ts';
import { sentenceOf } from './wire.ts';

interface Here {
  user: User | null;
  /** Nobody knows yet: the first answer is under way. */
  determining: boolean;
  /** The server did not say (no connection, a 500), also while it is asked again; not the same as nobody being signed in. */
  unreached: boolean;
  /** Why; null while it is asked again. */
  problem: string | null;
  askAgain: () => void;
}

/** Who is here. Every screen looks at the one answer; a new screen does not ask again, a look at the window does. */
export function useHere(): Here {
  const { data, error, errorUpdateCount, refetch } = useQuery({ ...currentUser, refetchOnMount: false });
  const unreached = data === undefined && errorUpdateCount > 0;
  return {
    user: data ?? null,
    determining: data === undefined && !unreached,
    unreached,
    problem: unreached && error ? sentenceOf(error) : null,
    askAgain: () => void refetch(),
  };
}

/** The signed-in user, for screens that the guards open to nobody else. */
export function useUser(): User {
  const { user } = useHere();
  if (!user) throw new Error('This screen needs a signed-in user.');
  return user;
}

/** The wizard made the password up and nobody knows it: signed out, they cannot sign in again. Source: server-decisions.md 'Who'. */
export const knowsNoPassword = ({ passwordGenerated, passwordHandedOver }: User): boolean => passwordGenerated && !passwordHandedOver;

/** First name, or username where there is none. Source: L§2. */
export const nameOf = (user: User): string => user.firstName?.trim() || user.username;

/** Signs out, forgets the user and everything that was known of them, and returns to `/`. */
export function useLogout() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useOneCall({
    mutationFn: () => oneAtATime(() => trpc.identity.logout.mutate({})),
    onSuccess: () => {
      navigate('/', { replace: true });
      forgetAll();
      storeUser(client, null);
      notify(logoutSucceeded);
    },
    onError: (error) => notify(logoutFailed(sentenceOf(error))),
  });
}
