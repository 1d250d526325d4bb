/** Lessons with their blocks: the rows that staff edit, and the immutable revisions that are read and cited. Source: S§3. */
import type { SqlRunner } from '@lou/eventlog';
import type { Source } from '../content/by.ts';
import type { LessonText } from './content/shipped-course.ts';

/** A lesson as it stands, by its revision in force. */
export interface Lesson extends LessonText {
  readonly revision: number;
  readonly isPublished: boolean;
}

interface Row {
  readonly lesson: LessonText;
  readonly revision: number;
  readonly isPublished: boolean;
  readonly isRemoved: boolean;
}

const selectLessons = `select r.lesson, l.revision, l.is_published as "isPublished", l.is_removed as "isRemoved"
  from lessons l join lesson_revisions r on r.lesson_id = l.id and r.revision = l.revision`;

/** The lessons of a course that are there, published or not, in order within a section. */
export async function readLessons(sql: SqlRunner, courseId: string): Promise<readonly Lesson[]> {
  const rows = await sql.query<Row>(`${selectLessons} where l.course_id = $1 and not l.is_removed order by l.section_id, l.order_index, l.id`, [courseId]);
  return rows.map(({ lesson, revision, isPublished }) => ({ ...lesson, revision, isPublished }));
}

/** Lessons by id, the removed ones too. */
export async function readLessonsById(sql: SqlRunner, lessonIds: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const rows = await sql.query<Row>(`${selectLessons} where l.id = any($1::text[])`, [lessonIds]);
  return new Map(rows.map((row) => [row.lesson.id, row]));
}

/** The title and course of every lesson that there ever was. */
export const readLessonPlaces = (sql: SqlRunner): Promise<{ id: string; title: string; courseId: string }[]> =>
  sql.query('select id, title, course_id as "courseId" from lessons');

/** A lesson as it stood at a revision, by its own id or by the id of one of its blocks. */
export async function readLessonRevision(sql: SqlRunner, sourceId: string, revision: number): Promise<LessonText | undefined> {
  const [row] = await sql.query<{ lesson: LessonText }>(
    `select lesson from lesson_revisions
     where revision = $2 and (lesson_id = $1 or lesson -> 'blocks' @> jsonb_build_array(jsonb_build_object('id', $1::text))) limit 1`,
    [sourceId, revision],
  );
  return row?.lesson;
}

/** Writes lessons as they stand from now on, each with the revision it has reached. */
export async function putLessons(tx: SqlRunner, lessons: readonly Lesson[], by: { source: Source; atMs: number }): Promise<void> {
  await tx.query(
    `insert into lessons (id, section_id, course_id, title, description, content, objectives, estimated_duration_minutes, difficulty, order_index,
       lou_personality, is_published, revision, source)
     select l.id, l."sectionId", l."courseId", l.title, l.description, l.content, l.objectives, l."estimatedDurationMinutes", l.difficulty, l."orderIndex",
       l."louPersonality", l."isPublished", l.revision, $2
     from jsonb_to_recordset($1::text::jsonb)
       as l(id text, "sectionId" text, "courseId" text, title text, description text, content text, objectives jsonb, "estimatedDurationMinutes" integer,
         difficulty text, "orderIndex" integer, "louPersonality" jsonb, "isPublished" boolean, revision integer)
     on conflict (id) do update set section_id = excluded.section_id, title = excluded.title, description = excluded.description,
       content = excluded.content, objectives = excluded.objectives, estimated_duration_minutes = excluded.estimated_duration_minutes,
       difficulty = excluded.difficulty, order_index = excluded.order_index, lou_personality = excluded.lou_personality,
       is_published = excluded.is_published, is_removed = false, revision = excluded.revision, source = excluded.source`,
    [JSON.stringify(lessons), by.source],
  );
  await tx.query('delete from content_blocks where lesson_id = any($1::text[])', [lessons.map((lesson) => lesson.id)]);
  await tx.query(
    `insert into content_blocks (id, lesson_id, type, title, content, lou_context, order_index, is_interactive, metadata)
     select b.id, b."lessonId", b.type, b.title, b.content, b."louContext", b."orderIndex", b."isInteractive", b.metadata
     from jsonb_to_recordset($1::text::jsonb)
       as b(id text, "lessonId" text, type text, title text, content text, "louContext" text, "orderIndex" integer, "isInteractive" boolean, metadata jsonb)`,
    [JSON.stringify(lessons.flatMap((lesson) => lesson.blocks.map((block) => ({ ...block, lessonId: lesson.id }))))],
  );
}

/** Keeps lessons as the revisions that facts and citations name. */
export async function keepLessonRevisions(tx: SqlRunner, lessons: readonly { lesson: LessonText; revision: number }[], atMs: number): Promise<void> {
  await tx.query(
    `insert into lesson_revisions (lesson_id, revision, lesson, created_at)
     select r.lesson ->> 'id', r.revision, r.lesson, $2 from jsonb_to_recordset($1::text::jsonb) as r(lesson jsonb, revision integer)`,
    [JSON.stringify(lessons), new Date(atMs)],
  );
}

/** Takes lessons away from learners and staff; their revisions stay readable. */
export async function removeLessons(tx: SqlRunner, lessonIds: readonly string[], source: Source): Promise<void> {
  await tx.query('update lessons set is_removed = true, is_published = false, source = $2 where id = any($1::text[])', [lessonIds, source]);
}
