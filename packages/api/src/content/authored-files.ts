/** A folder in which every file is one thing: knowledge items as Markdown, journeys as YAML. The one place where they are read from the disk. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface AuthoredFile {
  /** The name without its ending. */
  readonly slug: string;
  readonly text: string;
}

/** The files with an ending (`.md`), by name; hidden files and others are passed over. */
export async function readAuthored(folder: string, ending: string): Promise<readonly AuthoredFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) && !name.startsWith('.')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { slug: name.slice(0, -ending.length), text: text.replaceAll('\r\n', '\n') };
    }),
  );
}
