/** Who follows which platform view, and how far each has come, as the database knows it: one process at a time holds a view. */
import type { SqlRunner } from '../sql.ts';
import type { RowChange } from './known-rows.ts';
import type { AnyPlatformView } from './platform-views.ts';

/** How long a process that died keeps a view from the others; a living one renews its hold three times as often. */
export const HOLD_MS = 6_000;

/** Where a view that is held stands. The generation goes up when its rows change in another way than by following. */
export interface Checkpoint {
  readonly view: string;
  readonly view_version: number;
  readonly position: number;
  readonly generation: number;
}

/** A batch that was folded and is to be stored. */
export interface Move {
  readonly views: readonly { readonly view: AnyPlatformView; readonly generation: number }[];
  readonly from: number;
  readonly to: number;
  readonly changes: readonly RowChange[];
}

export class Hold {
  readonly #sql: SqlRunner;
  readonly #holder: string;
  readonly #holdMs: number;

  /** `holder` names this process among the others. */
  constructor(sql: SqlRunner, holder: string, holdMs: number) {
    this.#sql = sql;
    this.#holder = holder;
    this.#holdMs = holdMs;
  }

  /** Takes every view that is free and keeps those that are held; answers the ones that are this process's now. */
  take(views: readonly AnyPlatformView[]): Promise<Checkpoint[]> {
    return this.#sql.query<Checkpoint>(
      'select view, view_version, "position", generation from hold_platform_views($1, $2::integer, $3::text[], $4::integer[])',
      [this.#holder, this.#holdMs, ...namesAndVersions(views)],
    );
  }

  /** Stores a batch, which also renews the hold; answers the names of the views that were really this process's. */
  async move({ views, from, to, changes }: Move): Promise<ReadonlySet<string>> {
    const moved = await this.#sql.query<{ view: string }>(
      `select moved as view
       from move_platform_views($1, $2::integer, $3::text[], $4::integer[], $5::integer[], $6::bigint, $7::bigint, $8::text::json) moved`,
      [
        this.#holder,
        this.#holdMs,
        ...namesAndVersions(views.map(({ view }) => view)),
        views.map(({ generation }) => generation),
        from,
        to,
        changes.length > 0 ? JSON.stringify(changes) : null,
      ],
    );
    return new Set(moved.map(({ view }) => view));
  }

  /** Lets another process take over at once. */
  async release(): Promise<void> {
    await this.#sql.query('select release_platform_views($1)', [this.#holder]);
  }

  /** Lets go of the rows of earlier versions of these views that no process has followed for a week. */
  async forgetOldVersions(views: readonly AnyPlatformView[]): Promise<void> {
    await this.#sql.query(
      `with forgotten as materialized (
         select c.view, c.view_version from platform_checkpoints c join unnest($1::text[], $2::integer[]) as mine (view, view_version) using (view)
         where c.view_version < mine.view_version and greatest(c.held_until, c.moved_at) < now() - interval '7 days'
         order by c.view, c.view_version for update of c),
       old as (
         delete from platform_checkpoints c using forgotten f where c.view = f.view and c.view_version = f.view_version
         returning c.view, c.view_version)
       delete from platform_rows r using old where r.view = old.view and r.view_version = old.view_version`,
      namesAndVersions(views),
    );
  }
}

const namesAndVersions = (views: readonly AnyPlatformView[]): [string[], number[]] => [views.map(({ name }) => name), views.map(({ version }) => version)];
