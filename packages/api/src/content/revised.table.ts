/**
 * Content that is one thing (a knowledge item, a journey): a row says which revision is in force and whose it is, the
 * immutable revisions say what it says. The tables of every such kind have the same columns (0004-knowledge.sql).
 */
import type { SqlRunner } from '@lou/eventlog';
import type { By, Source } from './by.ts';

/** The tables of a kind. */
export interface RevisedTables {
  readonly heads: 'knowledge_items' | 'journeys';
  readonly revisions: 'knowledge_item_revisions' | 'journey_revisions';
}

/** Something as it stands. */
export interface Head<Content> {
  readonly id: string;
  readonly revision: number;
  readonly isActive: boolean;
  readonly isRemoved: boolean;
  readonly source: Source;
  /** Of the shipped file; null where staff made it. */
  readonly contentVersion: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly content: Content;
}

const selectHeads = ({ heads, revisions }: RevisedTables): string =>
  `select h.id, h.revision, h.is_active as "isActive", h.is_removed as "isRemoved", h.source, h.content_version as "contentVersion",
     h.created_at as "createdAt", h.updated_at as "updatedAt", r.content
   from ${heads} h join ${revisions} r on r.id = h.id and r.revision = h.revision`;

/** All of a kind, the removed ones too, by id. */
export const readHeads = <Content>(sql: SqlRunner, tables: RevisedTables): Promise<Head<Content>[]> => sql.query(`${selectHeads(tables)} order by h.id`);

export async function readHead<Content>(sql: SqlRunner, tables: RevisedTables, id: string): Promise<Head<Content> | undefined> {
  const [head] = await sql.query<Head<Content>>(`${selectHeads(tables)} where h.id = $1`, [id]);
  return head;
}

/** What it said at a revision. */
export async function readRevision<Content>(sql: SqlRunner, { revisions }: RevisedTables, id: string, revision: number): Promise<Content | undefined> {
  const [row] = await sql.query<{ content: Content }>(`select content from ${revisions} where id = $1 and revision = $2`, [id, revision]);
  return row?.content;
}

/** Writes what is in force from now on. */
export async function putHead(
  tx: SqlRunner,
  { heads }: RevisedTables,
  head: Pick<Head<unknown>, 'id' | 'revision' | 'isActive' | 'isRemoved'>,
  by: By,
): Promise<void> {
  await tx.query(
    `insert into ${heads} (id, revision, is_active, is_removed, source, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (id) do update set revision = excluded.revision, is_active = excluded.is_active, is_removed = excluded.is_removed,
       source = excluded.source, updated_at = excluded.updated_at`,
    [head.id, head.revision, head.isActive, head.isRemoved, by.source, new Date(by.atMs)],
  );
}

export async function keepRevision(
  tx: SqlRunner,
  { revisions }: RevisedTables,
  kept: { readonly id: string; readonly revision: number; readonly content: unknown },
  atMs: number,
): Promise<void> {
  await tx.query(`insert into ${revisions} (id, revision, content, created_at) values ($1, $2, $3::text::jsonb, $4)`, [
    kept.id,
    kept.revision,
    JSON.stringify(kept.content),
    new Date(atMs),
  ]);
}

/** Remembers up to which version the shipped file has been looked at. */
export async function setVersion(tx: SqlRunner, { heads }: RevisedTables, id: string, version: number): Promise<void> {
  await tx.query(`update ${heads} set content_version = $2 where id = $1`, [id, version]);
}
