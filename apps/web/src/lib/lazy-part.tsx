/**
 * The one way in which a part of the app is fetched when it is first wanted. While it comes it suspends. What a bad network
 * lost is tried again by itself; in the place of what still does not come stands what the caller names, the page around it
 * stays, and each further try fetches it afresh.
 */
import { type ComponentType, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPatiently } from './load-patiently.ts';
import { useOnline } from './use-online.ts';

interface MissingProps {
  /** Fetches the part afresh. */
  again: () => void;
}

/** A part that is fetched when it is first drawn; `Missing` stands in its place when it could not be. */
export function lazyPartOr<Props extends object>(load: () => Promise<ComponentType<Props>>, Missing: ComponentType<MissingProps>): ComponentType<Props> {
  /** All who want it wait for the same try; null when there is none, or the last one failed and was shown. */
  let shared: Promise<ComponentType<Props> | null> | null = null;
  const fetched = () => {
    shared ??= loadPatiently(load).catch((error: unknown) => {
      console.error(error);
      return null;
    });
    return shared;
  };
  /** A try that failed is kept until it is on the page, or drawing would begin it over and over. */
  const forget = (failed: typeof shared) => {
    if (shared === failed) shared = null;
  };

  return function Part(props: Props) {
    const [asked, ask] = useState(fetched);
    const Inside = use(asked);
    useEffect(() => {
      if (!Inside) forget(asked);
    }, [Inside, asked]);
    return Inside ? <Inside {...props} /> : <Missing again={() => ask(fetched())} />;
  };
}

/** Acts once the network is back. */
export function useBackOnline(act: () => void): void {
  const online = useOnline();
  const wasOffline = useRef(!online);
  const onBack = useEffectEvent(act);
  useEffect(() => {
    if (online && wasOffline.current) onBack();
    wasOffline.current = !online;
  }, [online]);
}
