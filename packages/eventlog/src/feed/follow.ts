/** Following facts as they come: for caches, live screens and reactions. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { Followed, FollowOptions } from '../log.ts';
import type { Sql } from '../sql.ts';
import type { News } from './news.ts';
import { newestPosition, readPage } from './pages.ts';

/** How often the database is asked while LISTEN is down. */
export const ASK_EVERY_MS = 500;

/** How long a listener that failed waits for its next try with the same facts. */
const TRY_AGAIN_MS = 1_000;

export interface FollowTools {
  readonly sql: Sql;
  readonly catalogue: Catalogue;
  readonly news: News;
  /** Hears what went wrong in a listener; it is tried again with the same facts. */
  readonly onError: (error: unknown) => void;
}

/**
 * Hands every fact of these types to `hear`, in stored order, one page after another, never two at a time. Driven by what
 * is announced: a batch without these types moves the cursor and asks nobody.
 */
export async function follow(
  { sql, catalogue, news, onError }: FollowTools,
  types: readonly string[],
  hear: (facts: readonly RecordedFact[], cursor: string) => void | Promise<void>,
  { after }: FollowOptions = {},
): Promise<Followed> {
  await news.started();
  let cursor = after === undefined ? await newestPosition(sql) : positionOfCursor(after);
  /** The newest position that was announced, and whether anything up to it may concern us. */
  let announced = cursor;
  let concerned = after !== undefined;
  let working: Promise<void> | undefined;
  let stopped = false;
  let handing = false;

  const unsubscribe = news.subscribe((announcement) => {
    if (announcement) {
      announced = Math.max(announced, announcement.position);
      concerned ||= !announcement.types || types.some((type) => announcement.types?.has(type));
      if (!concerned && !working) cursor = announced;
    } else concerned = true;
    work();
  });
  const asking = setInterval(() => {
    if (news.isHearing) return;
    concerned = true;
    work();
  }, ASK_EVERY_MS);
  asking.unref();
  work();

  const stop = async () => {
    stopped = true;
    clearInterval(asking);
    unsubscribe();
    if (!handing) await working; // a listener may stop itself
  };
  const caughtUp = async () => {
    const newest = await newestPosition(sql);
    announced = Math.max(announced, newest);
    concerned ||= newest > cursor;
    work();
    while (!stopped && cursor < newest) await (working ?? pause(10));
  };
  return Object.defineProperties(Object.assign(stop, { caughtUp, cursor: '', isCurrent: false }), {
    cursor: { get: () => cursorOf(cursor) },
    isCurrent: { get: () => news.isHearing && !concerned && !working },
  });

  function work(): void {
    if (stopped || !concerned || working) return;
    working = catchUp()
      .catch(async (error: unknown) => {
        handing = false;
        onError(error);
        concerned = true;
        if (!stopped) await pause(TRY_AGAIN_MS);
      })
      .finally(() => {
        working = undefined;
        work();
      });
  }

  async function catchUp(): Promise<void> {
    while (concerned && !stopped) {
      concerned = false;
      const upTo = news.isHearing && announced > cursor ? announced : undefined;
      const page = await readPage(sql, catalogue, { after: cursor, types, ...(upTo === undefined ? {} : { upTo }) });
      if (stopped) return;
      handing = true;
      if (page.facts.length > 0) await hear(page.facts, cursorOf(page.upTo));
      handing = false;
      cursor = page.upTo;
      if (cursor < announced) concerned = true;
    }
  }
}

/** What others see of a position. */
export const cursorOf = (position: number): string => `c${position.toString(36)}`;

function positionOfCursor(cursor: string): number {
  const position = Number.parseInt(cursor.slice(1), 36);
  if (!cursor.startsWith('c') || !Number.isSafeInteger(position)) throw new Error(`'${cursor}' is no cursor of this log.`);
  return position;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
