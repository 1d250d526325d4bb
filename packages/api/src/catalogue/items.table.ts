/** Question items: which revision of each is in force, and the immutable revisions themselves. */
import type { SqlRunner } from '@lou/eventlog';
import type { QuestionItem } from '@lou/tutor/course-material';
import type { Source } from '../content/by.ts';
import type { ItemText } from './content/shipped-course.ts';

export interface ItemHead {
  readonly id: string;
  readonly sectionId: string;
  readonly courseId: string;
  readonly revision: number;
  readonly isRetired: boolean;
  readonly item: ItemText;
}

const selectItems = `select i.id, i.section_id as "sectionId", i.course_id as "courseId", i.revision, i.is_retired as "isRetired", r.item
  from question_items i join question_item_revisions r on r.item_id = i.id and r.revision = i.revision`;

const asItem = ({ item, revision }: { item: ItemText; revision: number }): QuestionItem => ({ ...item, revision });

/** The items of a course that may be offered, in the order of its sections' banks. */
export async function readItems(sql: SqlRunner, courseId: string): Promise<readonly QuestionItem[]> {
  const rows = await sql.query<ItemHead>(`${selectItems} where i.course_id = $1 and not i.is_retired order by i.section_id, i.order_index, i.id`, [courseId]);
  return rows.map(asItem);
}

/** Items by id, the retired ones too. */
export async function readItemHeads(sql: SqlRunner, itemIds: readonly string[]): Promise<ReadonlyMap<string, ItemHead>> {
  const rows = await sql.query<ItemHead>(`${selectItems} where i.id = any($1::text[])`, [itemIds]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** An item as it stood at a revision. */
export async function readItemRevision(sql: SqlRunner, itemId: string, revision: number): Promise<QuestionItem | undefined> {
  const [row] = await sql.query<{ item: ItemText; revision: number }>(
    'select item, revision from question_item_revisions where item_id = $1 and revision = $2',
    [itemId, revision],
  );
  return row && asItem(row);
}

/** Writes which revision of each item is in force, at its place in the bank; an item that had been retired is offered again. */
export async function putItems(
  tx: SqlRunner,
  items: readonly { readonly id: string; readonly sectionId: string; readonly courseId: string; readonly revision: number; readonly orderIndex: number }[],
  source: Source,
): Promise<void> {
  await tx.query(
    `insert into question_items (id, section_id, course_id, order_index, revision, source)
     select i.id, i."sectionId", i."courseId", i."orderIndex", i.revision, $2
     from jsonb_to_recordset($1::text::jsonb) as i(id text, "sectionId" text, "courseId" text, "orderIndex" integer, revision integer)
     on conflict (id) do update set section_id = excluded.section_id, order_index = excluded.order_index, revision = excluded.revision,
       is_retired = false, source = excluded.source`,
    [JSON.stringify(items), source],
  );
}

export async function keepItemRevisions(tx: SqlRunner, items: readonly { item: ItemText; revision: number }[], atMs: number): Promise<void> {
  await tx.query(
    `insert into question_item_revisions (item_id, revision, item, created_at)
     select r.item ->> 'id', r.revision, r.item, $2 from jsonb_to_recordset($1::text::jsonb) as r(item jsonb, revision integer)`,
    [JSON.stringify(items), new Date(atMs)],
  );
}

/** Items that are offered no more. */
export async function retireItemRows(tx: SqlRunner, itemIds: readonly string[], source: Source): Promise<void> {
  await tx.query('update question_items set is_retired = true, source = $2 where id = any($1::text[])', [itemIds, source]);
}
