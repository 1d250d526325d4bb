/** The log in its stored order, page by page. Positions never leave this package: to everybody else a cursor is an opaque string. */
import type { RecordedFact } from '@lou/domain/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { SqlRunner } from '../sql.ts';
import { FACT_COLUMNS, type FactRow, factOf } from '../stored-facts.ts';

/** Facts of one page, and the position up to which nothing is missing. */
export interface Page {
  readonly facts: readonly RecordedFact[];
  readonly positions: readonly number[];
  readonly upTo: number;
}

/** How many facts a page holds. */
export const PAGE_FACTS = 1_000;

/**
 * The facts of these types after a position, at most a page of them, up to `upTo` or the newest. Facts become visible in
 * the order of their positions (append_many holds one lock until its commit), so what is not there now will stand later.
 */
export async function readPage(
  runner: SqlRunner,
  catalogue: Catalogue,
  { after, upTo, types, limit = PAGE_FACTS }: { after: number; upTo?: number; types: readonly string[] | undefined; limit?: number },
): Promise<Page> {
  const newest = upTo ?? (await newestPosition(runner));
  if (newest <= after) return { facts: [], positions: [], upTo: after };
  const rows = await runner.query<FactRow & { position: number }>(
    `select f.position, ${FACT_COLUMNS} from facts f
     where f.position > $1::bigint and f.position <= $2::bigint and ($3::text[] is null or f.type = any ($3::text[]))
     order by f.position limit $4::integer`,
    [after, newest, types ?? null, limit],
  );
  return {
    facts: rows.map((row) => factOf(row, catalogue)),
    positions: rows.map(({ position }) => position),
    upTo: rows.length < limit ? newest : (rows.at(-1)?.position ?? newest),
  };
}

/** The position of the newest fact; 0 in an empty log. */
export async function newestPosition(runner: SqlRunner): Promise<number> {
  const [row] = await runner.query<{ newest: number }>('select coalesce(max(position), 0) as newest from facts');
  return row?.newest ?? 0;
}

/** The position of the last of these facts; undefined when none of them is there any more. */
export async function positionOf(runner: SqlRunner, facts: readonly RecordedFact[]): Promise<number | undefined> {
  const lastOfStream = new Map(facts.map(({ stream, version }) => [stream, version]));
  const [row] = await runner.query<{ position: number | null }>(
    `select max(f.position) as position from unnest($1::text[], $2::integer[]) as last (stream, version)
     join facts f on f.stream = last.stream and f.version = last.version`,
    [[...lastOfStream.keys()], [...lastOfStream.values()]],
  );
  return row?.position ?? undefined;
}
