/** The one place where the shipped content is read from the disk: every course's folder as a map of file name to text. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from './course-folder.ts';

export interface CourseFolder {
  readonly slug: string;
  readonly files: Files;
}

/** The courses under `folder` (db/content/courses), by slug; hidden files are passed over. */
export async function readContent(folder: string, only: readonly string[] = []): Promise<readonly CourseFolder[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
  const wanted = slugs.filter((slug) => only.length === 0 || only.includes(slug)).sort();
  return Promise.all(wanted.map(async (slug) => ({ slug, files: await readFiles(path.join(folder, slug)) })));
}

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const read = await Promise.all(
    files.map(async (entry) => {
      const whole = path.join(entry.parentPath, entry.name);
      const text = await readFile(whole, 'utf8');
      return [path.relative(folder, whole).replaceAll(path.sep, '/'), text.replaceAll('\r\n', '\n')] as const;
    }),
  );
  return new Map(read.sort(([a], [b]) => (a < b ? -1 : 1)));
}
