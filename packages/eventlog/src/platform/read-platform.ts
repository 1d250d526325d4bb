/** Reading platform views: their rows, and how far they have come. */
import type { RecordedFact } from '@lou/domain/kernel';
import { positionOf } from '../feed/pages.ts';
import type { ViewLag } from '../log.ts';
import type { SqlRunner } from '../sql.ts';
import type { Follower } from './follower.ts';
import { readRows } from './known-rows.ts';
import { type AnyPlatformView, typesOfViews } from './platform-views.ts';

/** A call that reads a view right after its own append waits at most this long for the follower. */
export const LONGEST_WAIT_MS = 1_000;

/** How often another process's follower is looked at meanwhile. */
const LOOK_EVERY_MS = 20;

/** Rows of a view, after the follower has passed these facts or the wait is over. */
export async function rowsAfter(
  sql: SqlRunner,
  follower: Follower,
  view: AnyPlatformView,
  keys: readonly string[] | undefined,
  after: readonly RecordedFact[] = [],
): Promise<Map<string, unknown>> {
  const heard = after.filter((fact) => view.listensTo.some(({ type }) => type === fact.type));
  const target = heard.length > 0 ? await positionOf(sql, heard) : undefined;
  if (target !== undefined) await untilPassed(sql, follower, view, target);
  return readRows(sql, view, keys);
}

async function untilPassed(sql: SqlRunner, follower: Follower, view: AnyPlatformView, target: number): Promise<void> {
  const timer = AbortSignal.timeout(LONGEST_WAIT_MS);
  while (!timer.aborted) {
    const [row] = await sql.query<{ passed: boolean }>(
      'select c.position >= $3::bigint as passed from platform_checkpoints c where c.view = $1 and c.view_version = $2::integer',
      [view.name, view.version, target],
    );
    if (row?.passed) return;
    follower.hurry(view);
    await follower.nextMove(LOOK_EVERY_MS);
  }
}

/** How many facts that a view listens to it has not taken yet, for each view. */
export async function lagOf(sql: SqlRunner, views: readonly AnyPlatformView[]): Promise<readonly ViewLag[]> {
  return Promise.all(
    views.map(async (view) => {
      const [row] = await sql.query<{ behind: number }>(
        `select count(*) as behind from facts f
         where f.type = any ($3::text[]) and f.position > coalesce(
           (select c.position from platform_checkpoints c where c.view = $1 and c.view_version = $2::integer), 0)`,
        [view.name, view.version, typesOfViews([view])],
      );
      return { view: view.name, version: view.version, behind: row?.behind ?? 0 };
    }),
  );
}
