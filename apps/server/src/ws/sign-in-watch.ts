/** Sockets outlive the request that opened them: whether their sign-ins still stand is looked up for all of them at once. */
import type { Caller, Deps } from '@lou/api/deps';
import { holdersOfSessions } from '@lou/api/identity/sign-ins';

/** How often, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

interface Watcher {
  readonly sessionId: string;
  /** Called while the sign-in stands, with who it is now. */
  readonly onStanding: (caller: Caller) => void;
  /** Called when it has ended, and its user was signed out, deactivated or erased. */
  readonly onEnded: () => void;
}

export type WatchSignIn = (watcher: Watcher) => () => void;

/** One statement a second, however many sockets are open; none while none is. While the database is away nothing is said. */
export function signInWatch(deps: Pick<Deps, 'sql' | 'clock'>): WatchSignIn {
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const asked = [...watchers];
    const holders = await holdersOfSessions(deps, [...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, onStanding, onEnded } of asked) {
      const caller = holders.get(sessionId);
      if (caller) onStanding(caller);
      else onEnded();
    }
  }

  return (watcher) => {
    watchers.add(watcher);
    timer ??= setInterval(() => void look().catch(ignoreWhileTheDatabaseIsAway), LOOK_EVERY_MS);
    return () => {
      watchers.delete(watcher);
      if (watchers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}

const ignoreWhileTheDatabaseIsAway = (): void => undefined;
