/**
 * db/content/content.lock.json: of everything that ships, the version and a digest of its text. A start takes a text only where
 * its version has grown; the lock tells a text that changed under an old version. Source: db/content/README.md 'Versions'.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readContent } from './catalogue/content/content-folder.ts';
import { readAuthored } from './content/authored-files.ts';
import type { Complaint } from './content/complaint.ts';

export const LOCK_FILE = 'content.lock.json';

/** What ships under one version: a course, a knowledge item, a journey. */
export interface ShippedText {
  /** Path within db/content: `courses/fractions-that-make-sense`, `knowledge/fraction-facts.md`. */
  readonly name: string;
  /** Where its version stands, from 1; the file within db/content. */
  readonly file: string;
  readonly line: number;
  /** Undefined where none can be read; what is wrong then is said by its shape. */
  readonly version: number | undefined;
  /** Of every file of it, by name; line ends of Windows are no change. */
  readonly digest: string;
}

/** A complaint about what ships under a name. */
export interface SilentChange extends Complaint {
  readonly name: string;
}

const lockShape = z.record(z.string(), z.object({ version: z.number(), digest: z.string() }));
export type ContentLock = z.infer<typeof lockShape>;

/** The lock of a folder (db/content); empty where there is none. */
export async function readLock(folder: string): Promise<ContentLock> {
  const text = await readFile(path.join(folder, LOCK_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return lockShape.parse(JSON.parse(text));
}

/** Everything under a folder (db/content) as it is now, by name. */
export async function readShippedTexts(folder: string): Promise<readonly ShippedText[]> {
  const courses = await readContent(path.join(folder, 'courses'));
  const knowledge = await readAuthored(path.join(folder, 'knowledge'), '.md');
  const journeys = await readAuthored(path.join(folder, 'journeys'), '.yaml');
  const alone = (name: string, text: string) => shippedText(name, name, new Map([[name, text]]));
  return [
    ...courses.map(({ slug, files }) => shippedText(`courses/${slug}`, `courses/${slug}/course.md`, files, 'course.md')),
    ...journeys.map(({ slug, text }) => alone(`journeys/${slug}.yaml`, text)),
    ...knowledge.map(({ slug, text }) => alone(`knowledge/${slug}.md`, text)),
  ];
}

function shippedText(name: string, file: string, files: ReadonlyMap<string, string>, versionFile = name): ShippedText {
  const lines = (files.get(versionFile) ?? '').split('\n');
  const at = lines.findIndex((line) => versionLine.test(line));
  const number = versionLine.exec(lines[at] ?? '')?.[1];
  const digest = createHash('sha256');
  for (const [each, text] of files) digest.update(`${each}\0${text}\0`);
  return { name, file, line: Math.max(at, 0) + 1, version: number === undefined ? undefined : Number(number), digest: digest.digest('hex').slice(0, 16) };
}

/** Nothing else at the beginning of a line of those files reads so. */
const versionLine = /^version:\s*(\d+)/;

/** The name of what a start imports under an id. */
export const shippedName = (kind: 'course' | 'knowledge' | 'journey', id: string): string =>
  ({ course: `courses/${id}`, knowledge: `knowledge/${id}.md`, journey: `journeys/${id}.yaml` })[kind];

/** Texts that changed while their version stood still: a start passes them over. One sentence each, with what to do. */
export const silentChanges = (now: readonly ShippedText[], lock: ContentLock): readonly SilentChange[] =>
  now.flatMap(({ name, file, line, version, digest }) => {
    const locked = lock[name];
    if (!locked || version === undefined || locked.digest === digest || version > locked.version) return [];
    const sentence = `The text of ${name} has changed under version ${version}, so installations that have it keep the old one: raise 'version' to ${locked.version + 1}.`;
    return [{ name, file, line, sentence }];
  });
