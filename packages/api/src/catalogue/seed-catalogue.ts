/** The catalogue at a start: the categories, once, and every shipped course that reads without a fault. */
import type { Complaint } from '../content/complaint.ts';
import type { ImportDeps, Imported } from '../content/import-shipped.ts';
import type { Seeded } from '../content/seed-files.ts';
import { seedCategories } from './categories.table.ts';
import { readContent } from './content/content-folder.ts';
import { versionIn } from './content/course-folder.ts';
import { shippedCourse } from './content/ship.ts';
import { readCourse } from './courses.table.ts';
import { importShippedCourse } from './import-shipped-course.ts';

/**
 * `folder` is db/content/courses. A course with a fault in its form is left out whole; the others are imported. Of a version
 * that stands only course.md is read: reading every course takes longer than the rest of a start.
 */
export async function seedCatalogue(deps: ImportDeps, folder: string): Promise<Seeded> {
  await seedCategories(deps.sql);
  const imported: Imported[] = [];
  const leftOut: { slug: string; complaints: readonly Complaint[] }[] = [];
  for (const { slug, files } of await readContent(folder)) {
    const standing = await readCourse(deps.sql, slug);
    if (standing && (standing.contentVersion ?? 0) >= versionIn(files)) {
      imported.push({ id: slug, outcome: 'unchanged', changed: 0, offered: [] });
      continue;
    }
    const { course, complaints } = shippedCourse(slug, files);
    if (course) imported.push(await importShippedCourse(deps, course));
    else leftOut.push({ slug, complaints });
  }
  return { imported, leftOut };
}
