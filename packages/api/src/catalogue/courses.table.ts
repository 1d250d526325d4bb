/** Courses, their sections and skills as rows. What changes them leaves a CourseOutlineRevised (revise-outline.ts). Source: S§3. */
import type { SqlRunner } from '@lou/eventlog';
import type { Source } from '../content/by.ts';
import type { CourseDetails, SectionDetails, Skill } from './content/shipped-course.ts';

export interface CourseInfo extends Omit<CourseDetails, 'skills'> {
  readonly id: string;
  readonly isActive: boolean;
  readonly isRemoved: boolean;
  readonly source: Source;
  /** Of the shipped folder; null where staff made the course. */
  readonly contentVersion: number | null;
  readonly outlineRevision: number;
}

export interface SectionInfo extends SectionDetails {
  readonly id: string;
  readonly courseId: string;
  readonly isRemoved: boolean;
}

const courseColumns = `id, title, description, category, difficulty, estimated_duration_hours as "estimatedDurationHours",
  learning_objectives as "learningObjectives", tags, prerequisites, tries, is_active as "isActive", is_removed as "isRemoved", source,
  content_version as "contentVersion", outline_revision as "outlineRevision"`;

/** All of them, the removed ones too, by title. */
export const readCourses = (sql: SqlRunner): Promise<CourseInfo[]> => sql.query(`select ${courseColumns} from courses order by title, id`);

export async function readCourse(sql: SqlRunner, courseId: string): Promise<CourseInfo | undefined> {
  const [course] = await sql.query<CourseInfo>(`select ${courseColumns} from courses where id = $1`, [courseId]);
  return course;
}

/** Of all courses, the removed ones too, in order within a course. */
export const readSections = (sql: SqlRunner): Promise<SectionInfo[]> =>
  sql.query(
    `select id, course_id as "courseId", title, objective_type as "objectiveType", estimated_duration_minutes as "estimatedDurationMinutes",
       order_index as "orderIndex", skill_ids as "skillIds", is_removed as "isRemoved"
     from sections order by course_id, order_index, id`,
  );

export const readSkills = (sql: SqlRunner): Promise<(Skill & { courseId: string })[]> =>
  sql.query(`select id, course_id as "courseId", name from skills order by course_id, order_index`);

/** Makes a course or changes its details and skills; its outline's revision is counted by revise-outline.ts. */
export async function putCourse(tx: SqlRunner, courseId: string, details: CourseDetails, by: { source: Source; atMs: number }): Promise<void> {
  await tx.query(
    `insert into courses (id, title, description, category, difficulty, estimated_duration_hours, learning_objectives, tags, prerequisites, tries,
       source, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, $8::text::jsonb, $9::text::jsonb, $10, $11, $12, $12)
     on conflict (id) do update set title = excluded.title, description = excluded.description, category = excluded.category,
       difficulty = excluded.difficulty, estimated_duration_hours = excluded.estimated_duration_hours,
       learning_objectives = excluded.learning_objectives, tags = excluded.tags, prerequisites = excluded.prerequisites,
       tries = excluded.tries, source = excluded.source, updated_at = excluded.updated_at`,
    [
      courseId,
      details.title,
      details.description,
      details.category,
      details.difficulty,
      details.estimatedDurationHours,
      JSON.stringify(details.learningObjectives),
      JSON.stringify(details.tags),
      JSON.stringify(details.prerequisites),
      details.tries,
      by.source,
      new Date(by.atMs),
    ],
  );
  await tx.query(
    `insert into skills (id, course_id, name, order_index)
     select s.id, $2, s.name, s.place from jsonb_to_recordset($1::text::jsonb) as s(id text, name text, place integer)
     on conflict (id) do update set name = excluded.name, order_index = excluded.order_index`,
    [JSON.stringify(details.skills.map((skill, place) => ({ ...skill, place }))), courseId],
  );
}

/** Remembers up to which version the shipped folder has been looked at. */
export async function setContentVersion(tx: SqlRunner, courseId: string, version: number): Promise<void> {
  await tx.query('update courses set content_version = $2 where id = $1', [courseId, version]);
}

/** Makes sections or changes their details; a removed one is back. */
export async function putSections(
  tx: SqlRunner,
  courseId: string,
  sections: readonly { readonly id: string; readonly details: SectionDetails }[],
  source: Source,
): Promise<void> {
  await tx.query(
    `insert into sections (id, course_id, title, objective_type, estimated_duration_minutes, order_index, skill_ids, source)
     select s.id, $2, s.title, s."objectiveType", s."estimatedDurationMinutes", s."orderIndex", s."skillIds", $3
     from jsonb_to_recordset($1::text::jsonb)
       as s(id text, title text, "objectiveType" text, "estimatedDurationMinutes" integer, "orderIndex" integer, "skillIds" jsonb)
     on conflict (id) do update set title = excluded.title, objective_type = excluded.objective_type,
       estimated_duration_minutes = excluded.estimated_duration_minutes, order_index = excluded.order_index, skill_ids = excluded.skill_ids,
       is_removed = false, source = excluded.source`,
    [JSON.stringify(sections.map(({ id, details }) => ({ id, ...details }))), courseId, source],
  );
}

/** Takes sections out of the outline; their rows stay, since learners' histories name them. */
export async function removeSections(tx: SqlRunner, sectionIds: readonly string[], source: Source): Promise<void> {
  await tx.query('update sections set is_removed = true, source = $2 where id = any($1::text[])', [sectionIds, source]);
}
