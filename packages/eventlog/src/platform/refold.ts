/**
 * What an erasure does to platform views: the rows that the learner's facts touched are folded anew from what remains.
 * The long part, reading the whole log without that learner, is done before anything is locked.
 */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import { newestPosition, readPage } from '../feed/pages.ts';
import type { SqlRunner } from '../sql.ts';
import type { Checkpoint } from './hold.ts';
import { type AnyPlatformView, keyOfView, keysOfFact, typesOfViews } from './platform-views.ts';

/** Rows of one view being folded anew. */
interface Refolded {
  readonly view: AnyPlatformView;
  readonly keys: ReadonlySet<string>;
  readonly rows: Map<string, unknown>;
  /** How far they are folded; 0 before the first fact. */
  at: number;
  /** Where the view stood when the folding began: the erasure begins again where it was set back since. */
  readonly stoodAt: number;
  readonly generation: number;
}

export interface Refold {
  /**
   * In the erasing transaction, which keeps every append out: takes what came in between, writes the rows, and sets back
   * the views of other versions of Lou, which their own processes fold anew. False when it must be begun again.
   */
  finish(tx: SqlRunner): Promise<boolean>;
}

/** Folds, without the learner, the rows that the learner's facts touched; `facts` is all of the learner's stream. */
export async function refoldWithout(
  runner: SqlRunner,
  catalogue: Catalogue,
  views: readonly AnyPlatformView[],
  stream: string,
  facts: readonly RecordedFact[],
): Promise<Refold> {
  const checkpoints = await readCheckpoints(runner);
  const refolded: Refolded[] = views.flatMap((view) => {
    const checkpoint = checkpoints.get(keyOfView(view));
    const keys = new Set(facts.flatMap((fact) => keysOfFact(view, fact, catalogue)));
    return checkpoint && keys.size > 0 ? [{ view, keys, rows: new Map(), at: 0, stoodAt: checkpoint.position, generation: checkpoint.generation }] : [];
  });
  await foldTo(runner, ({ stoodAt }) => stoodAt);

  return {
    async finish(tx) {
      const now = await readCheckpoints(tx, true);
      for (const each of refolded) {
        const checkpoint = now.get(keyOfView(each.view));
        if (checkpoint?.generation !== each.generation || checkpoint.position < each.stoodAt) return false;
      }
      await foldTo(tx, ({ view }) => now.get(keyOfView(view))?.position ?? 0);
      for (const { view, keys, rows } of refolded) await writeRows(tx, view, keys, rows);
      const mine = new Set(views.map(keyOfView));
      for (const other of now.values()) {
        if (!mine.has(keyOfView({ name: other.view, version: other.view_version }))) await setBack(tx, other);
      }
      return true;
    },
  };

  /** Takes every view on from where it is, as far as `end` says. */
  async function foldTo(on: SqlRunner, end: (each: Refolded) => number): Promise<void> {
    const ends = new Map(refolded.map((each) => [each, end(each)]));
    const newest = Math.min(Math.max(0, ...ends.values()), await newestPosition(on));
    for (let after = Math.min(...refolded.map(({ at }) => at)); after < newest; ) {
      const page = await readPage(on, catalogue, { after, upTo: newest, types: typesOfViews(views) });
      for (const [index, fact] of page.facts.entries()) {
        const position = page.positions[index] ?? 0;
        if (fact.stream === stream) continue;
        for (const [each, until] of ends) if (position > each.at && position <= until) takeFact(each, fact, catalogue);
      }
      after = page.upTo;
    }
    for (const [each, until] of ends) each.at = until;
  }
}

function takeFact({ view, keys, rows }: Refolded, fact: RecordedFact, catalogue: Catalogue): void {
  for (const key of keysOfFact(view, fact, catalogue)) {
    if (keys.has(key)) rows.set(key, view.evolve(rows.get(key), fact, key));
  }
}

async function readCheckpoints(runner: SqlRunner, locked = false): Promise<Map<string, Checkpoint>> {
  const rows = await runner.query<Checkpoint>(
    `select view, view_version, position, generation from platform_checkpoints order by view, view_version${locked ? ' for update' : ''}`,
  );
  return new Map(rows.map((row) => [keyOfView({ name: row.view, version: row.view_version }), row]));
}

async function writeRows(tx: SqlRunner, view: AnyPlatformView, keys: ReadonlySet<string>, rows: ReadonlyMap<string, unknown>): Promise<void> {
  await tx.query('delete from platform_rows where view = $1 and view_version = $2::integer and key = any ($3::text[])', [view.name, view.version, [...keys]]);
  const left = [...rows].filter(([, row]) => row !== undefined);
  await tx.query(
    `insert into platform_rows (view, view_version, key, row)
     select $1, $2::integer, left_over.key, left_over.row
     from rows from (unnest($3::text[]), json_array_elements($4::text::json)) as left_over (key, row)`,
    [view.name, view.version, left.map(([key]) => key), JSON.stringify(left.map(([, row]) => row))],
  );
  await tx.query('update platform_checkpoints set generation = generation + 1 where view = $1 and view_version = $2::integer', [view.name, view.version]);
}

async function setBack(tx: SqlRunner, { view, view_version }: Checkpoint): Promise<void> {
  await tx.query('delete from platform_rows where view = $1 and view_version = $2::integer', [view, view_version]);
  await tx.query('update platform_checkpoints set position = 0, generation = generation + 1 where view = $1 and view_version = $2::integer', [
    view,
    view_version,
  ]);
}
