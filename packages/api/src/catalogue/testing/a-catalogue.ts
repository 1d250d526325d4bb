/** For tests: a fresh database with a log, and courses imported into it from folders, each under a name of its own. */
import { CATALOGUE_STREAM } from '@lou/domain/catalogue/events';
import { allFacts } from '@lou/domain/facts';
import type { NewFact, RecordedFact } from '@lou/domain/kernel';
import type { SqlRunner } from '@lou/eventlog';
import { openTestLog, testClock, testIds } from '@lou/eventlog/testing';
import type { By } from '../../content/by.ts';
import type { Imported } from '../../content/import-shipped.ts';
import type { Files } from '../content/course-folder.ts';
import { shippedCourse } from '../content/ship.ts';
import type { ShippedCourse } from '../content/shipped-course.ts';
import { importShippedCourse } from '../import-shipped-course.ts';
import { catalogueAppend } from '../revise.ts';

/** A folder as a course; throws with its complaints. */
export function shippedFrom(files: Files, slug: string): ShippedCourse {
  const { course, complaints } = shippedCourse(slug, files);
  if (!course) throw new Error(complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`).join('\n'));
  return course;
}

export async function openTestCatalogue() {
  const clock = testClock();
  const ids = testIds();
  const { log, sql, close } = await openTestLog({ facts: allFacts, clock, ids });
  const deps = { log, sql, clock, ids };
  let courses = 0;

  /** What staff do: rows and facts in one transaction. */
  const asStaff = async (change: (tx: SqlRunner, by: By) => Promise<readonly NewFact[]>): Promise<readonly RecordedFact[]> => {
    const by: By = { source: 'staff', atMs: clock.nowMs() };
    const { facts } = await log.appendWith(async (tx) => {
      const appends = catalogueAppend(await change(tx, by), { actorId: 'teacher', correlationId: 'edit' }, by.atMs);
      return { result: undefined, appends };
    });
    return facts;
  };

  /** A course that no other test has; what it answers calls it `keepers`. */
  const newCourse = () => {
    courses += 1;
    const id = `keepers-${String(courses).padStart(2, '0')}`;
    const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll(id, 'keepers')) as Value;
    return {
      id,
      plain,
      shipped: (files: Files) => shippedFrom(files, id),
      importFolder: async (files: Files): Promise<Imported> => plain(await importShippedCourse(deps, shippedFrom(files, id))),
      facts: async (): Promise<RecordedFact[]> => (await log.read(CATALOGUE_STREAM)).filter((fact) => (fact.data as { courseId: string }).courseId === id),
      /** `LessonRevised keepers.on-the-farm.lesson 2 staff`, oldest first. */
      async told(): Promise<string[]> {
        return plain((await this.facts()).map(inWords));
      },
    };
  };
  return { deps, close, asStaff, newCourse };
}

function inWords({ type, data }: RecordedFact): string {
  const { itemId, lessonId, sectionId, courseId, revision, retired, source } = data as Record<string, string | number | boolean>;
  return [type, itemId ?? lessonId ?? sectionId ?? courseId, revision, ...(retired === true ? ['retired'] : []), source].join(' ');
}
