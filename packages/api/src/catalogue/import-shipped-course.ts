/** A shipped course at a start: its units, and how each kind of them is written. The rule stands in content/import-shipped.ts. */
import { CATALOGUE_STREAM } from '@lou/domain/catalogue/events';
import type { NewFact } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import type { By } from '../content/by.ts';
import type { ImportPlan } from '../content/import-plan.ts';
import { type ImportDeps, type Imported, importShipped } from '../content/import-shipped.ts';
import type { ShippedCourse } from './content/shipped-course.ts';
import { type CourseUnit, type UnitKind, type UnitOf, unitsOf } from './course-units.ts';
import { putCourse, putSections, readCourse, removeSections, setContentVersion } from './courses.table.ts';
import { deleteTerms, putTerms } from './glossary.table.ts';
import { CATALOGUE_LOCK, retireItems, reviseItems, reviseKeyIdeas, reviseLessons, reviseOutline, takeLessonsAway } from './revise.ts';
import { readStaffEdited } from './staff-edited.table.ts';

export const importShippedCourse = (deps: ImportDeps, course: ShippedCourse): Promise<Imported> =>
  importShipped<CourseUnit>(deps, {
    id: course.id,
    version: course.version,
    units: unitsOf(course),
    partOf: course.id,
    lock: CATALOGUE_LOCK,
    stream: CATALOGUE_STREAM,
    standing: (sql) => readCourse(sql, course.id),
    staffEdited: (tx) => readStaffEdited(tx, course.id),
    carryOut: (tx, plan, by) => carryOut(tx, course, plan, by),
    setVersion: (tx) => setContentVersion(tx, course.id, course.version),
  });

async function carryOut(tx: SqlRunner, course: ShippedCourse, plan: ImportPlan<CourseUnit>, by: By): Promise<readonly NewFact[]> {
  const courseId = course.id;
  const written = <Kind extends UnitKind>(kind: Kind) => plan.write.filter((unit): unit is UnitOf<Kind> & CourseUnit => unit.kind === kind);
  const removed = (kind: UnitKind) => plan.remove.filter((unit) => unit.kind === kind).map((unit) => unit.id);

  for (const { content } of written('course')) await putCourse(tx, courseId, content, by);
  await putSections(
    tx,
    courseId,
    written('section').map(({ id, content }) => ({ id, details: content })),
    by.source,
  );
  await removeSections(tx, removed('section'), by.source);
  await putTerms(
    tx,
    courseId,
    written('term').map(({ content }) => content),
    by.source,
  );
  await deleteTerms(tx, removed('term'));

  const keyIdeas = [
    ...written('key-ideas').map(({ id, content }) => ({ sectionId: id, courseId, keyIdeas: content })),
    ...removed('key-ideas').map((sectionId) => ({ sectionId, courseId, keyIdeas: [] })),
  ];
  const places = new Map(course.sections.flatMap((section) => section.items.map((item, orderIndex) => [item.id, orderIndex] as const)));
  const items = written('item').map(({ content }) => ({ ...content, orderIndex: places.get(content.id) ?? 0 }));
  const outline = [...plan.write, ...plan.remove].some(({ kind }) => kind === 'course' || kind === 'section' || kind === 'term');
  return [
    ...(outline ? await reviseOutline(tx, courseId, by) : []),
    ...(await reviseLessons(
      tx,
      written('lesson').map(({ content }) => content),
      { ...by, isPublished: true },
    )),
    ...(await takeLessonsAway(tx, removed('lesson'), by)),
    ...(await reviseKeyIdeas(tx, keyIdeas, by)),
    ...(await reviseItems(tx, courseId, items, by)),
    ...(await retireItems(tx, removed('item'), by)),
  ];
}
