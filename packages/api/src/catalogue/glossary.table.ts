/** The terms of courses as rows. A change of them is told by the course's CourseOutlineRevised. */
import type { SqlRunner } from '@lou/eventlog';
import type { Source } from '../content/by.ts';
import type { GlossaryTerm } from './content/shipped-course.ts';

export const readTerms = (sql: SqlRunner, courseId: string): Promise<GlossaryTerm[]> =>
  sql.query(
    `select id, section_id as "sectionId", term, meaning, order_index as "orderIndex" from glossary_terms where course_id = $1 order by order_index, id`,
    [courseId],
  );

export async function putTerms(tx: SqlRunner, courseId: string, terms: readonly GlossaryTerm[], source: Source): Promise<void> {
  await tx.query(
    `insert into glossary_terms (id, course_id, section_id, term, meaning, order_index, source)
     select t.id, $2, t."sectionId", t.term, t.meaning, t."orderIndex", $3
     from jsonb_to_recordset($1::text::jsonb) as t(id text, "sectionId" text, term text, meaning text, "orderIndex" integer)
     on conflict (id) do update set section_id = excluded.section_id, term = excluded.term, meaning = excluded.meaning,
       order_index = excluded.order_index, source = excluded.source`,
    [JSON.stringify(terms), courseId, source],
  );
}

export async function deleteTerms(tx: SqlRunner, termIds: readonly string[]): Promise<void> {
  await tx.query('delete from glossary_terms where id = any($1::text[])', [termIds]);
}
