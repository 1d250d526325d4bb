/** Signing in and up, with their notices: for the door, the wizard and nobody else. Source: L§4, L§8. */
import type { User } from '@lou/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { type NewNotice, notify } from '../ui/notice-queue.ts';
import { browserZone } from './browser-zone.ts';
import { storeUser } from './current-user.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { loginFailed, loginSucceeded, takenField } from './signing-texts.ts';
import { trpc } from './trpc.ts';
import { useOneCall } from './use-one-call.ts';
import { sentenceOf } from './wire.ts';

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

interface Registering {
  /** Called while the form is still there: it goes as soon as somebody is signed in. */
  clear?: () => void;
  succeeded?: NewNotice;
  failed: (message: string) => NewNotice;
}

/** The one way to register, for the sign-up tab and the wizard alike; each brings its own words, the wizard its welcome later. */
export function useRegister({ clear, succeeded, failed }: Registering) {
  const client = useQueryClient();
  return useOneCall({
    mutationFn: (registration: Registration | Drawn) => register('draw' in registration ? registration : { draw: () => registration, draws: 1 }),
    onSuccess: (user) => {
      clear?.();
      storeUser(client, user);
      if (succeeded) notify(succeeded);
    },
    onError: (error) => notify(failed(error.message)),
  });
}
