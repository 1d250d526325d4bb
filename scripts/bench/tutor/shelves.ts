/** What the tutor is handed in the bench: every shipped course and knowledge item, and one shelf that its learners may not see. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Passage } from '@lou/tutor/course-material';
import type { Tutor } from '@lou/tutor/ports';
import { cutPassages } from '@lou/tutor/retrieval/cut-passages';
import { readCourse, type TestCourse } from '@lou/tutor/testing/read-course';

const contentRoot = path.resolve(import.meta.dirname, '../../../db/content');

export interface Shelves {
  readonly courses: readonly TestCourse[];
  /** Passages by shelf: a course's id or `knowledge:{slug}`. */
  readonly passages: ReadonlyMap<string, readonly Passage[]>;
  /** The shelves that learners may see. */
  readonly visible: ReadonlySet<string>;
}

/** All shipped courses and knowledge items; `only` keeps the named courses, for short runs. */
export function readShelves(only?: readonly string[]): Shelves {
  const courses = readdirSync(path.join(contentRoot, 'courses'))
    .filter((id) => only?.includes(id) ?? true)
    .sort()
    .map(readCourse);
  const items = readdirSync(path.join(contentRoot, 'knowledge'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => knowledgePassages(file.replace(/\.md$/, ''), readFileSync(path.join(contentRoot, 'knowledge', file), 'utf8')));
  const passages = new Map([...courses.map(({ id, passages }) => [id, passages] as const), ...items]);
  return { courses, passages, visible: new Set(passages.keys()) };
}

function knowledgePassages(slug: string, text: string): readonly [string, readonly Passage[]] {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const shelf = `knowledge:${slug}`;
  const title = /^title: (.*)$/m.exec(head)?.[1] ?? slug;
  return [shelf, cutPassages({ sourceId: shelf, revision: 1, courseId: shelf, sectionId: null, lessonId: null, title, parents: ['Knowledge Base'], markdown })];
}

/** The same shelves and one more, seen by its learners or not. */
export function withShelf(shelves: Shelves, id: string, passages: readonly Passage[], isVisible: boolean): Shelves {
  return { ...shelves, passages: new Map([...shelves.passages, [id, passages]]), visible: isVisible ? new Set([...shelves.visible, id]) : shelves.visible };
}

/** Hands every shelf to the tutor, the hidden ones too: keeping them apart is what is measured. */
export function indexAll(tutor: Tutor, { passages, courses }: Shelves): void {
  const keyIdeas = new Map(courses.map(({ id, sections }) => [id, sections.flatMap((section) => section.keyIdeas)]));
  for (const [id, each] of passages) tutor.index(id, each, keyIdeas.get(id));
}
