/**
 * The commands that change what courses teach: staff's edits and the shipped content go the same way. Each runs inside
 * `log.appendWith`, writes its rows, and answers the thin facts that go with them in the same transaction
 * (`catalogueAppend`). What does not change anything leaves no revision and no fact.
 */
import { CATALOGUE_STREAM, CourseOutlineRevised, ItemRevised, KeyIdeasRevised, LessonRevised } from '@lou/domain/catalogue/events';
import type { NewFact } from '@lou/domain/kernel';
import type { AppendRequest, Cause, SqlRunner } from '@lou/eventlog';
import type { By } from '../content/by.ts';
import { sameAsJson } from '../content/same-as-json.ts';
import type { ItemText, LessonText } from './content/shipped-course.ts';
import { keepItemRevisions, putItems, readItemHeads, retireItemRows } from './items.table.ts';
import { putKeyIdeas, readKeyIdeasOf, type SectionKeyIdeas } from './key-ideas.table.ts';
import { keepLessonRevisions, putLessons, readLessonsById, removeLessons } from './lessons.table.ts';

/** One writer of the catalogue at a time (content/by.ts). */
export const CATALOGUE_LOCK = 'catalogue';

/** The append that goes with the rows; none where nothing changed. */
export const catalogueAppend = (facts: readonly NewFact[], cause: Cause, atMs: number): readonly AppendRequest[] =>
  facts.length === 0 ? [] : [{ stream: CATALOGUE_STREAM, facts, cause, recordedAtMs: atMs }];

/** A course's details, sections or glossary have changed: the next revision of its outline, with the sections as they stand. */
export async function reviseOutline(tx: SqlRunner, courseId: string, by: By): Promise<readonly NewFact[]> {
  const [course] = await tx.query<{ revision: number; isActive: boolean }>(
    `update courses set outline_revision = outline_revision + 1, updated_at = $2 where id = $1
     returning outline_revision as revision, is_active and not is_removed as "isActive"`,
    [courseId, new Date(by.atMs)],
  );
  if (!course) return [];
  const sections = await tx.query<{ id: string }>('select id from sections where course_id = $1 and not is_removed order by order_index, id', [courseId]);
  return [CourseOutlineRevised({ courseId, ...course, sectionIds: sections.map((section) => section.id), source: by.source })];
}

/** Lessons with their blocks, published or as drafts, each as its next revision. Publishing alone keeps the revision. */
export async function reviseLessons(tx: SqlRunner, lessons: readonly LessonText[], by: By & { readonly isPublished: boolean }): Promise<readonly NewFact[]> {
  const { isPublished } = by;
  const standing = await readLessonsById(tx, ids(lessons));
  const changed = lessons.flatMap((lesson) => {
    const before = standing.get(lesson.id);
    const isSame = before !== undefined && sameAsJson(before.lesson, lesson);
    if (isSame && before.isPublished === isPublished && !before.isRemoved) return [];
    return [{ lesson, isSame, revision: (before?.revision ?? 0) + (isSame ? 0 : 1) }];
  });
  if (changed.length === 0) return [];
  await putLessons(
    tx,
    changed.map(({ lesson, revision }) => ({ ...lesson, revision, isPublished })),
    by,
  );
  await keepLessonRevisions(
    tx,
    changed.filter(({ isSame }) => !isSame),
    by.atMs,
  );
  return changed.map(({ lesson, revision }) => LessonRevised({ ...placeOf(lesson), lessonId: lesson.id, revision, isPublished, source: by.source }));
}

/** Takes lessons away; what cited them still opens. */
export async function takeLessonsAway(tx: SqlRunner, lessonIds: readonly string[], by: By): Promise<readonly NewFact[]> {
  const standing = await readLessonsById(tx, lessonIds);
  const there = lessonIds.flatMap((id) => standing.get(id) ?? []).filter((row) => !row.isRemoved);
  await removeLessons(tx, ids(there.map(({ lesson }) => lesson)), by.source);
  return there.map(({ lesson, revision }) => LessonRevised({ ...placeOf(lesson), lessonId: lesson.id, revision, isPublished: false, source: by.source }));
}

/** The key ideas of sections, each section's as its next revision. */
export async function reviseKeyIdeas(tx: SqlRunner, sections: readonly Omit<SectionKeyIdeas, 'revision'>[], by: By): Promise<readonly NewFact[]> {
  const standing = new Map(
    (
      await readKeyIdeasOf(
        tx,
        sections.map((section) => section.sectionId),
      )
    ).map((row) => [row.sectionId, row]),
  );
  const changed = sections.flatMap((section) => {
    const before = standing.get(section.sectionId);
    if (before ? sameAsJson(before.keyIdeas, section.keyIdeas) : section.keyIdeas.length === 0) return [];
    return [{ ...section, revision: (before?.revision ?? 0) + 1 }];
  });
  if (changed.length === 0) return [];
  await putKeyIdeas(tx, changed, by);
  return changed.map(({ sectionId, courseId, revision }) => KeyIdeasRevised({ sectionId, courseId, revision, source: by.source }));
}

/** Question items of a course, each as its next revision, at its place in the bank. A retired one is offered again. */
export async function reviseItems(
  tx: SqlRunner,
  courseId: string,
  items: readonly (ItemText & { readonly orderIndex: number })[],
  by: By,
): Promise<readonly NewFact[]> {
  const standing = await readItemHeads(tx, ids(items));
  const changed = items.flatMap(({ orderIndex, ...item }) => {
    const before = standing.get(item.id);
    const isSame = before !== undefined && sameAsJson(before.item, item);
    if (isSame && !before.isRetired) return [];
    return [{ item, orderIndex, isSame, revision: (before?.revision ?? 0) + (isSame ? 0 : 1) }];
  });
  if (changed.length === 0) return [];
  const heads = changed.map(({ item, orderIndex, revision }) => ({ id: item.id, sectionId: item.sectionId, courseId, orderIndex, revision }));
  await putItems(tx, heads, by.source);
  await keepItemRevisions(
    tx,
    changed.filter(({ isSame }) => !isSame),
    by.atMs,
  );
  return heads.map(({ id, sectionId, revision }) => ItemRevised({ itemId: id, sectionId, courseId, revision, retired: false, source: by.source }));
}

/** Items are offered no more; what was answered stays. */
export async function retireItems(tx: SqlRunner, itemIds: readonly string[], by: By): Promise<readonly NewFact[]> {
  const standing = await readItemHeads(tx, itemIds);
  const there = itemIds.flatMap((id) => standing.get(id) ?? []).filter((head) => !head.isRetired);
  await retireItemRows(tx, ids(there), by.source);
  return there.map(({ id, sectionId, courseId, revision }) => ItemRevised({ itemId: id, sectionId, courseId, revision, retired: true, source: by.source }));
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);

const placeOf = ({ sectionId, courseId }: LessonText) => ({ sectionId, courseId });
