/** The auth layer that every screen shares: who is here, and signing in, up and out with their notices. Source: L§4, L§8. */
import type { User } from '@lou/contract/identity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type NewNotice, notify } from '../ui/notice-queue.ts';
import { loginFailed, loginSucceeded, logoutFailed, logoutSucceeded, takenField } from './auth-texts.ts';
import { browserZone } from './browser-zone.ts';
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

type Credentials = Omit<Parameters<typeof trpc.identity.login.mutate>[0], 'timeZone'>;
export type Registration = Omit<Parameters<typeof trpc.identity.register.mutate>[0], 'timeZone'>;

export function useLogin() {
  const client = useQueryClient();
  return useOneCall({
    mutationFn: (credentials: Credentials) => oneAtATime(() => trpc.identity.login.mutate({ ...credentials, timeZone: browserZone() })),
    onSuccess: (user) => {
      storeUser(client, user);
      notify(loginSucceeded);
    },
    onError: (error) => notify(loginFailed(sentenceOf(error))),
  });
}

/** A registration that is made anew while its made-up username is taken, so many times at most. */
interface Drawn {
  draw: () => Registration;
  draws: number;
}

async function register({ draw, draws }: Drawn): Promise<User> {
  for (let left = draws; ; left -= 1) {
    try {
      return await oneAtATime(() => trpc.identity.register.mutate({ ...draw(), timeZone: browserZone() }));
    } catch (error) {
      if (left <= 1 || takenField(sentenceOf(error)) !== 'username') throw error;
    }
  }
}

/** The one way to register, for the sign-up tab and the wizard alike; each brings its own words, the wizard its welcome later. */
export function useRegister(words: { succeeded?: NewNotice; failed: (message: string) => NewNotice }) {
  const client = useQueryClient();
  return useOneCall({
    mutationFn: (registration: Registration | Drawn) => register('draw' in registration ? registration : { draw: () => registration, draws: 1 }),
    onSuccess: (user) => {
      storeUser(client, user);
      if (words.succeeded) notify(words.succeeded);
    },
    onError: (error) => notify(words.failed(error.message)),
  });
}

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
