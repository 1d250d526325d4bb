/** What this process hears about new facts: the newest position, and which types came. */
import { FACTS_CHANNEL } from '../append/append-many.ts';
import type { Sql } from '../sql.ts';

/** One batch that somebody appended. `types` is undefined where nobody knows them. */
export interface Announcement {
  readonly position: number;
  readonly types: ReadonlySet<string> | undefined;
}

export interface News {
  /** True while LISTEN works: then nothing is new that was not heard. */
  readonly isHearing: boolean;
  /** Calls for every batch that is announced, and with undefined when LISTEN was lost or is back. */
  subscribe(hear: (announcement: Announcement | undefined) => void): () => void;
  /** Resolves when LISTEN works for the first time. */
  started(): Promise<void>;
  stop(): Promise<void>;
}

/** How long after a failure LISTEN is tried again. */
const TRY_AGAIN_MS = 500;

/** Listens once for the whole process, from the first subscriber on. */
export function newsOf(sql: Sql): News {
  const subscribers = new Set<(announcement: Announcement | undefined) => void>();
  let listening: Promise<() => Promise<void>> | undefined;
  let isHearing = false;
  let stopped = false;

  return {
    get isHearing() {
      return isHearing;
    },
    subscribe(hear) {
      subscribers.add(hear);
      listening ??= listen();
      return () => subscribers.delete(hear);
    },
    async started() {
      listening ??= listen();
      await listening;
    },
    async stop() {
      stopped = true;
      subscribers.clear();
      const unlisten = await listening;
      await unlisten?.().catch(() => undefined); // a database that is gone tells nobody anything
    },
  };

  async function listen(): Promise<() => Promise<void>> {
    while (!stopped) {
      try {
        const unlisten = await sql.listen(FACTS_CHANNEL, (payload) => tell(read(payload)), { onLost: () => turn(false), onBack: () => turn(true) });
        turn(true);
        return unlisten;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS).unref()); // meanwhile everybody asks the database
      }
    }
    return async () => undefined;
  }

  function turn(hearing: boolean): void {
    isHearing = hearing;
    tell(undefined);
  }

  function tell(announcement: Announcement | undefined): void {
    for (const hear of subscribers) hear(announcement);
  }
}

/** `4711 SectionCompleted PointsEarned`, or `4711 *` where there were too many types to name. */
function read(payload: string): Announcement {
  const [position, ...types] = payload.split(' ');
  return { position: Number(position), types: types[0] === '*' ? undefined : new Set(types) };
}
