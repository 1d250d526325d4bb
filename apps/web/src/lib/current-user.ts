/** Who is signed in, as the server says. Source: L§4: fetched, refetched on window focus, always treated as stale; null on 401. */
import type { User } from '@lou/contract/identity';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notify } from '../ui/notice-queue.ts';
import { somebodyElseHere } from './auth-texts.ts';
import { followZone } from './browser-zone.ts';
import { forgetTab } from './kept-here.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { forgetSignInMarker, signInMarker } from './sign-in-marker.ts';
import { asCallFailed, trpc } from './trpc.ts';

const USER_KEY = ['identity.currentUser', {}] as const;

/** So long the server is waited for that is to clear what is left of a sign-in. */
const CLEARED_WITHIN_MS = 10_000;

/** The sign-in is over: its marker goes at once; its cookie, which only the server can clear, unless there is another sign-in by then. */
function forgetSignIn(): void {
  forgetSignInMarker();
  void oneAtATime(async () => {
    if (signInMarker() === null) await trpc.identity.logout.mutate({}, { signal: AbortSignal.timeout(CLEARED_WITHIN_MS) }).catch(() => undefined);
  });
}

/** The user, or null where nobody is signed in. Without the marker nobody is, and nothing is asked. A refusal is about the sign-in that asked: of a later one the server is asked again. */
export async function readCurrentUser(
  ask: () => Promise<User> = () => trpc.identity.currentUser.query({}),
  marker = { now: signInMarker, forget: forgetSignIn },
): Promise<User | null> {
  const asked = marker.now();
  if (asked === null) return null;
  try {
    return await ask();
  } catch (error) {
    if (asCallFailed(error).status !== 401) throw error;
    if (marker.now() !== asked) return readCurrentUser(ask, marker);
    marker.forget();
    return null;
  }
}

/** Pages whose sign-in the server has ended, until they have led to another one. */
const ended = new WeakSet<QueryClient>();

/** Whether who was here was signed out elsewhere, and not led to signing in yet. */
export const wasSignedOut = (client: QueryClient): boolean => ended.has(client);
export const ledToSignIn = (client: QueryClient): void => void ended.delete(client);

export const currentUser = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ client }) => {
    const forget = () => {
      ended.add(client);
      forgetSignIn();
      tellOtherTabs('ended');
    };
    const user = await readCurrentUser(undefined, { now: signInMarker, forget });
    if (noticeWho(client, user)) notify(somebodyElseHere);
    if (user) followZone(client, user);
    return user;
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

const isUserQuery = (queryKey: readonly unknown[]): boolean => queryKey[0] === USER_KEY[0];

/** Who was here last, also while nobody is. */
const lastHere = new WeakMap<QueryClient, string>();
const forgetting: (() => void)[] = [];

/** Calls this whenever what is known of whoever was here is forgotten: for what lives outside the cache, as long as the page. */
export function forgetWithUser(forget: () => void): void {
  forgetting.push(forget);
}

function forgetKnown(client: QueryClient): void {
  const isOther = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => !isUserQuery(queryKey) };
  void client.cancelQueries(isOther);
  client.removeQueries(isOther);
  for (const forget of forgetting) forget();
}

/** Somebody else may have signed in in another tab, which is answered: nothing of the first person is shown to them, nor kept in this tab. */
export function noticeWho(client: QueryClient, user: User | null): boolean {
  if (!user) return false;
  const last = lastHere.get(client);
  lastHere.set(client, user.id);
  if (last === undefined || last === user.id) return false;
  forgetKnown(client);
  forgetTab();
  return true;
}

/** Stores who signed in, after everything that was known of whoever was here before is forgotten. `null` signs out. */
export function storeUser(client: QueryClient, user: User | null): void {
  void client.cancelQueries({ queryKey: USER_KEY });
  forgetKnown(client);
  ledToSignIn(client);
  noticeWho(client, user);
  client.setQueryData(USER_KEY, user);
  tellOtherTabs('changed');
}

/** Something of the user changed (a password of their own, a setting): the same person, so the rest of the cache stays. */
export const refreshUser = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: USER_KEY });

/** Somebody may have been signed out from elsewhere: the guards lead them to signing in, and back. An answer that is under way is enough. */
export const askWhoIsHere = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: USER_KEY }, { cancelRefetch: false });

/** Signing in, out and being signed out in another tab is heard here at once; whom the server signed out is led to signing in, as in the tab that noticed. */
export const followOtherTabs = (client: QueryClient): (() => void) =>
  hearOtherTabs((word) => {
    if (word === 'ended' && client.getQueryData(USER_KEY)) ended.add(client);
    void askWhoIsHere(client);
  });
