/** The rows of one platform view as its follower remembers them, and what a page of facts makes of them. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { SqlRunner } from '../sql.ts';
import { type AnyPlatformView, keysOfFact } from './platform-views.ts';

/** A follower forgets all rows of a view when it knows more than this. */
const ROWS_KEPT = 20_000;

/** [view, version, key, row or null]: what move_platform_views is given. */
export type RowChange = readonly [view: string, version: number, key: string, row: unknown];

interface KnownRow {
  readonly row: unknown;
  /** What is stored; undefined where nothing is. */
  readonly json: string | undefined;
}

export class KnownRows {
  readonly view: AnyPlatformView;
  readonly #catalogue: Catalogue;
  #rows = new Map<string, KnownRow>();
  /** What a page made of the rows, until it is known to be stored. */
  #pending = new Map<string, KnownRow>();

  constructor(view: AnyPlatformView, catalogue: Catalogue) {
    this.view = view;
    this.#catalogue = catalogue;
  }

  /** The rows that a page of facts touches and that are not known yet. Throws what the view throws. */
  unknown(facts: readonly RecordedFact[]): readonly string[] {
    const keys = new Set(facts.flatMap((fact) => keysOfFact(this.view, fact, this.#catalogue)));
    return [...keys].filter((key) => !this.#rows.has(key));
  }

  /** Reads these rows. */
  async load(runner: SqlRunner, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await readRows(runner, this.view, keys);
    for (const key of keys) {
      const row = rows.get(key);
      this.#rows.set(key, { row, json: row === undefined ? undefined : JSON.stringify(row) });
    }
  }

  /** Takes a page of facts, whose rows are loaded; answers the rows that it changes. Nothing is remembered of it before `stored`. Throws what the view throws. */
  take(facts: readonly RecordedFact[]): RowChange[] {
    const rows = new Map<string, unknown>();
    for (const fact of facts) {
      for (const key of keysOfFact(this.view, fact, this.#catalogue)) {
        const row = rows.has(key) ? rows.get(key) : this.#rows.get(key)?.row;
        rows.set(key, this.view.evolve(row, fact, key));
      }
    }
    const changes: RowChange[] = [];
    this.#pending = new Map();
    for (const [key, row] of rows) {
      const json = row === undefined ? undefined : JSON.stringify(row);
      this.#pending.set(key, { row, json });
      if (json !== this.#rows.get(key)?.json) changes.push([this.view.name, this.view.version, key, row ?? null]);
    }
    return changes;
  }

  /** The page that was taken last is in the database. */
  stored(): void {
    for (const [key, known] of this.#pending) this.#rows.set(key, known);
    this.#pending.clear();
    if (this.#rows.size > ROWS_KEPT) this.#rows.clear();
  }

  /** Somebody else wrote rows of this view. */
  forget(): void {
    this.#rows.clear();
    this.#pending.clear();
  }
}

/** Stored rows of a view: those with these keys, or all. */
export async function readRows(runner: SqlRunner, view: AnyPlatformView, keys: readonly string[] | undefined): Promise<Map<string, unknown>> {
  const rows = await runner.query<{ key: string; row: unknown }>(
    `select key, row from platform_rows
     where view = $1 and view_version = $2::integer and ($3::text[] is null or key = any ($3::text[]))
     order by key`,
    [view.name, view.version, keys ?? null],
  );
  return new Map(rows.map(({ key, row }) => [key, row]));
}
