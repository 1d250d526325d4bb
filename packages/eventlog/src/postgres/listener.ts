/** LISTEN on a connection of its own, which says when it is lost and when it is back. */
import type postgres from 'postgres';
import type { Sql } from '../sql.ts';

/** What the connection that listens must tell. */
export interface ListeningHooks {
  readonly onnotify: (channel: string, payload: string) => void;
  readonly onclose: () => void;
}

interface Ear {
  readonly hear: (payload: string) => void;
  readonly life: Parameters<Sql['listen']>[2];
}

/** How long after a loss the connection is tried again. */
const TRY_AGAIN_MS = 200;

/** A connection that listens is silent by nature, and so is a line that was cut: it is asked this often, */
const ASK_EVERY_MS = 5_000;
/** and counts as lost when it has not answered for this long. */
const ANSWERS_WITHIN_MS = 5_000;

/** Listens on one connection for all channels; `connect` makes it anew whenever it was lost. */
export function listener(connect: (hooks: ListeningHooks) => postgres.Sql) {
  const ears = new Map<string, Set<Ear>>();
  let connection: postgres.Sql | undefined;
  let asking: NodeJS.Timeout | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  return {
    async listen(channel: string, hear: Ear['hear'], life?: Ear['life']): Promise<() => Promise<void>> {
      const ear: Ear = { hear, life };
      const others = ears.get(channel) ?? new Set();
      ears.set(channel, others.add(ear));
      connection ??= open();
      await connection.unsafe(`listen ${quoted(channel)}`);
      return async () => {
        others.delete(ear);
        if (others.size === 0) await connection?.unsafe(`unlisten ${quoted(channel)}`).catch(() => undefined); // a lost connection hears nothing either
      };
    },
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(asking);
      clearTimeout(again);
      await connection?.end({ timeout: 0 });
    },
  };

  function open(): postgres.Sql {
    const opened = connect({
      onnotify: (channel, payload) => {
        for (const { hear } of ears.get(channel) ?? []) hear(payload);
      },
      onclose: () => lost(opened),
    });
    clearInterval(asking);
    asking = setInterval(() => void ask(opened), ASK_EVERY_MS).unref();
    return opened;
  }

  async function ask(opened: postgres.Sql): Promise<void> {
    const answered = opened.unsafe('select 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([answered, wait(ANSWERS_WITHIN_MS)]))) lost(opened);
  }

  function lost(closed: postgres.Sql): void {
    if (stopped || closed !== connection) return;
    connection = undefined;
    clearInterval(asking);
    void closed.end({ timeout: 0 });
    for (const ear of everybody()) ear.life?.onLost?.();
    tryAgain();
  }

  function tryAgain(): void {
    again = setTimeout(async () => {
      const opened = open();
      try {
        for (const channel of ears.keys()) await opened.unsafe(`listen ${quoted(channel)}`);
      } catch {
        clearInterval(asking);
        void opened.end({ timeout: 0 });
        if (!stopped) tryAgain();
        return;
      }
      connection = opened;
      for (const ear of everybody()) ear.life?.onBack?.();
    }, TRY_AGAIN_MS);
    again.unref();
  }

  function everybody(): Ear[] {
    return [...ears.values()].flatMap((all) => [...all]);
  }
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

const wait = (milliseconds: number): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), milliseconds).unref());
