/** One db/content/knowledge/<slug>.md: front matter and body, read into the item that is shipped. Pure. */
import { knowledgeCategory, knowledgeType } from '@lou/contract/knowledge';
import { difficulty } from '@lou/domain/shapes';
import { unitsOf } from '@lou/tutor/retrieval/plain-text';
import * as z from 'zod';
import type { Complaint } from '../content/complaint.ts';
import { https, kebab, listOf, short, tags, version, whole } from '../content/fields.ts';
import { readFrontMatter } from '../content/front-matter.ts';
import { itemByPath, skillIdOf } from '../content/ids.ts';
import type { Read } from '../content/yaml-text.ts';
import { DESCRIPTION_MOST, type KnowledgeItemText } from './knowledge-item.ts';

/** `course/section/item`, by the names that the files have. */
const itemPath = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, "must be of the form 'course/section/item'");

const video = z.strictObject({ url: https, title: short(100), durationMinutes: whole(1, 240) });

const fields = z.strictObject({
  title: short(60),
  type: knowledgeType,
  category: knowledgeCategory,
  difficulty,
  tags,
  estimatedDurationMinutes: whole(1, 240),
  version,
  course: kebab.optional(),
  skills: listOf(kebab, 1, 4).optional(),
  items: listOf(itemPath, 5, 12).optional(),
  video: video.optional(),
});

export const knowledgeHead = fields.superRefine((head, context) => {
  const wrong = (field: keyof typeof head, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (head.type === 'video' && !head.video) wrong('video', 'is missing');
  if (head.type !== 'video' && head.video) wrong('video', 'belongs to items of type video only');
  if (head.type === 'quiz' && !head.items) wrong('items', 'is missing');
  if (head.type !== 'quiz' && head.items) wrong('items', 'belongs to items of type quiz only');
  if (head.type === 'course' && !head.course) wrong('course', 'is missing');
  if (head.skills && !head.course) wrong('skills', 'needs a course that they belong to');
});
export type KnowledgeHead = z.infer<typeof knowledgeHead>;

export interface KnowledgeSource {
  readonly slug: string;
  /** `fraction-facts.md` */
  readonly file: string;
  readonly head: Read<KnowledgeHead>;
  readonly body: string;
  readonly bodyLine: number;
}

export interface ShippedItem {
  readonly version: number;
  readonly content: KnowledgeItemText;
}

/** Reads a file; without a complaint it can be imported. */
export function readKnowledgeFile(
  slug: string,
  text: string,
): {
  source: KnowledgeSource;
  shipped: ShippedItem | undefined;
  complaints: readonly Complaint[];
} {
  const file = `${slug}.md`;
  const { head, body, bodyLine } = readFrontMatter(knowledgeHead, text, file);
  const source = { slug, file, head, body, bodyLine };
  const complaints = [...head.complaints, ...faultsOfBody(source)];
  return { source, shipped: head.value && complaints.length === 0 ? shippedItem(slug, head.value, body.trim()) : undefined, complaints };
}

/** Prose without blocks and pictures, that opens with a paragraph short enough for a card. */
function faultsOfBody({ file, body, bodyLine }: KnowledgeSource): Complaint[] {
  const at = (index: number, sentence: string): Complaint => ({ file, line: bodyLine + Math.max(0, index), sentence });
  const lines = body.split('\n');
  const opening = lines.findIndex((line) => line.trim() !== '');
  const [first] = unitsOf(body);
  if (first === undefined) return [at(0, 'The item says nothing below its front matter.')];
  const blocks = lines.flatMap((line, index) =>
    /^:::/.test(line) ? [at(index, 'An item has no blocks.')] : /!\[/.test(line) ? [at(index, 'An item has no pictures.')] : [],
  );
  if (first.kind !== 'prose') return [...blocks, at(opening, 'The item must open with a paragraph: it is the description on its card.')];
  if (first.text.length <= DESCRIPTION_MOST) return blocks;
  return [...blocks, at(opening, `The first paragraph has ${first.text.length} characters; as a description it has at most ${DESCRIPTION_MOST}.`)];
}

function shippedItem(id: string, head: KnowledgeHead, content: string): ShippedItem {
  const { version: shippedVersion, course = null, skills = [], items = [], video: link = null, ...rest } = head;
  const skillIds = course === null ? [] : skills.map((skill) => skillIdOf(course, skill));
  return { version: shippedVersion, content: { ...rest, id, content, courseId: course, skillIds, itemIds: items.map(itemByPath), video: link } };
}

/** Every item of db/content/knowledge. */
export const knowledgeForm = { ending: '.md', read: readKnowledgeFile };
