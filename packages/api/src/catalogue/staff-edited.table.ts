/** What of a course is staff's by now, in any of the catalogue's tables. */
import type { SqlRunner } from '@lou/eventlog';
import { keyOf } from '../content/shipped.table.ts';
import type { UnitKind } from './course-units.ts';

/** The units of a course whose text is staff's by now, by key. */
export async function readStaffEdited(sql: SqlRunner, courseId: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ kind: UnitKind; id: string }>(
    `select 'course' as kind, id from courses where id = $1 and source = 'staff'
     union all select 'section', id from sections where course_id = $1 and source = 'staff'
     union all select 'lesson', id from lessons where course_id = $1 and source = 'staff'
     union all select 'key-ideas', section_id from key_ideas where course_id = $1 and source = 'staff'
     union all select 'item', id from question_items where course_id = $1 and source = 'staff'
     union all select 'term', id from glossary_terms where course_id = $1 and source = 'staff'`,
    [courseId],
  );
  return new Set(rows.map(keyOf));
}
