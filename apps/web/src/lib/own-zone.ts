/** What is fetched only by whoever is in another zone than the server knows: the dashboard's first load is light. */
import type { User } from '@lou/contract/identity';
import type { QueryClient } from '@tanstack/react-query';
import { refreshAfter } from './refresh.ts';
import { trpc } from './trpc.ts';

/** Tells the server in which zone the browser is; what that moved is asked for again. Nothing moves where a zone was chosen. */
export async function tellZone(client: QueryClient, { timeZone }: User, browserTimeZone: string): Promise<void> {
  const after = await trpc.identity.changeSettings.mutate({ browserTimeZone });
  if (after.timeZone !== timeZone) await refreshAfter(client, 'settings');
}
