/** What the last version of the shipped content said of each unit: the base against which a newer version is compared. */
import type { SqlRunner } from '@lou/eventlog';

/** A piece of shipped content that is taken or offered as a whole. */
export interface Unit {
  readonly kind: string;
  readonly id: string;
  readonly content: unknown;
}

export const keyOf = ({ kind, id }: Pick<Unit, 'kind' | 'id'>): string => `${kind} ${id}`;

/** `partOf` is what ships together under one version: a course, or one knowledge item or journey. */
export const readShipped = <Of extends Unit = Unit>(sql: SqlRunner, partOf: string): Promise<Of[]> =>
  sql.query('select kind, id, content from shipped_content where part_of = $1 order by kind, id', [partOf]);

/** Units that newer content has changed but staff had changed before: what staff may still take. */
export const readOffers = <Of extends Unit = Unit>(sql: SqlRunner, partOf: string): Promise<(Of & { contentVersion: number })[]> =>
  sql.query('select kind, id, content, content_version as "contentVersion" from shipped_content where part_of = $1 and is_offered order by kind, id', [partOf]);

export async function keepShipped(
  tx: SqlRunner,
  units: readonly (Unit & { readonly isOffered: boolean })[],
  of: { readonly partOf: string; readonly version: number },
): Promise<void> {
  await tx.query(
    `insert into shipped_content (kind, id, part_of, content_version, content, is_offered)
     select u.kind, u.id, $2, $3, u.content, u."isOffered" from jsonb_to_recordset($1::text::jsonb) as u(kind text, id text, content jsonb, "isOffered" boolean)
     on conflict (kind, id) do update set content_version = excluded.content_version, content = excluded.content, is_offered = excluded.is_offered`,
    [JSON.stringify(units), of.partOf, of.version],
  );
}

export async function forgetShipped(tx: SqlRunner, keys: readonly string[]): Promise<void> {
  await tx.query(`delete from shipped_content where kind || ' ' || id = any($1::text[])`, [keys]);
}
