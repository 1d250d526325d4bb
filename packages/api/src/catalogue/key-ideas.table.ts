/** The key ideas of sections: which revision is in force, and the immutable revisions themselves. */
import type { SqlRunner } from '@lou/eventlog';
import type { KeyIdea } from '@lou/tutor/course-material';
import type { Source } from '../content/by.ts';

/** The key ideas of one section, revised together. */
export interface SectionKeyIdeas {
  readonly sectionId: string;
  readonly courseId: string;
  readonly revision: number;
  readonly keyIdeas: readonly KeyIdea[];
}

const selectKeyIdeas = `select k.section_id as "sectionId", k.course_id as "courseId", k.revision, r.key_ideas as "keyIdeas"
  from key_ideas k join key_idea_revisions r on r.section_id = k.section_id and r.revision = k.revision`;

/** A key idea as it may be stored: what key ideas were given later is absent from earlier revisions. */
type GivenLater = 'askedAs' | 'details' | 'formulas';
type StoredKeyIdea = Omit<KeyIdea, GivenLater> & Partial<Pick<KeyIdea, GivenLater>>;
type StoredSection = Omit<SectionKeyIdeas, 'keyIdeas'> & { readonly keyIdeas: readonly StoredKeyIdea[] };

const keyIdeasFrom = (stored: readonly StoredKeyIdea[]): readonly KeyIdea[] =>
  stored.map((idea) => ({ ...idea, askedAs: idea.askedAs ?? [], details: idea.details ?? [], formulas: idea.formulas ?? [] }));
const sectionsFrom = (stored: readonly StoredSection[]): SectionKeyIdeas[] =>
  stored.map((section) => ({ ...section, keyIdeas: keyIdeasFrom(section.keyIdeas) }));

export const readKeyIdeas = async (sql: SqlRunner, courseId: string): Promise<SectionKeyIdeas[]> =>
  sectionsFrom(await sql.query(`${selectKeyIdeas} where k.course_id = $1`, [courseId]));

export const readKeyIdeasOf = async (sql: SqlRunner, sectionIds: readonly string[]): Promise<SectionKeyIdeas[]> =>
  sectionsFrom(await sql.query(`${selectKeyIdeas} where k.section_id = any($1::text[])`, [sectionIds]));

/** The key ideas of a section as they stood at a revision. */
export async function readKeyIdeasRevision(sql: SqlRunner, sectionId: string, revision: number): Promise<readonly KeyIdea[] | undefined> {
  const [row] = await sql.query<{ key_ideas: StoredKeyIdea[] }>('select key_ideas from key_idea_revisions where section_id = $1 and revision = $2', [
    sectionId,
    revision,
  ]);
  return row && keyIdeasFrom(row.key_ideas);
}

/** Writes the key ideas of sections as their next revisions. */
export async function putKeyIdeas(tx: SqlRunner, sections: readonly SectionKeyIdeas[], by: { source: Source; atMs: number }): Promise<void> {
  const rows = JSON.stringify(sections);
  await tx.query(
    `insert into key_ideas (section_id, course_id, revision, source)
     select k."sectionId", k."courseId", k.revision, $2 from jsonb_to_recordset($1::text::jsonb) as k("sectionId" text, "courseId" text, revision integer)
     on conflict (section_id) do update set revision = excluded.revision, source = excluded.source`,
    [rows, by.source],
  );
  await tx.query(
    `insert into key_idea_revisions (section_id, revision, key_ideas, created_at)
     select k."sectionId", k.revision, k."keyIdeas", $2
     from jsonb_to_recordset($1::text::jsonb) as k("sectionId" text, revision integer, "keyIdeas" jsonb)`,
    [rows, new Date(by.atMs)],
  );
}
