import type { ComponentType } from 'react';
import { lazyPartOr, useBackOnline } from '../lib/lazy-part.tsx';
import { useOnline } from '../lib/use-online.ts';
import { Problem } from './states.tsx';

/** A part of a page that is fetched when it is first drawn; what could not be says so where it would stand. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => lazyPartOr(load, PartMissing);

/** What could not be loaded. It can be tried again, and comes by itself when the network is back. */
export function PartMissing({ again }: { again: () => void }) {
  const online = useOnline();
  useBackOnline(again);
  const text = online
    ? 'The rest of the page is not touched. Where trying again does not help, load the page again.'
    : 'You are offline. It comes by itself when the connection is back.';
  return <Problem title="This part could not be loaded" text={text} retry={again} />;
}
