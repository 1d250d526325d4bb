/** What the head of a lesson and of each of its blocks must hold. Source: db/content/README.md 'NN-section.md'. */
import { louPersonality, objectiveType } from '@lou/contract/catalogue';
import * as z from 'zod';
import { https, kebab, listOf, short, whole, words } from '../../content/fields.ts';
import { objective } from './course-shapes.ts';

export const lessonHead = z.strictObject({
  title: short(60),
  objectiveType,
  estimatedDurationMinutes: whole(5, 240),
  skills: listOf(kebab, 2, 4),
  objectives: listOf(objective, 2, 4),
  personality: z.strictObject(louPersonality.shape),
});
export type LessonHead = z.infer<typeof lessonHead>;

const title = short(60);
const points = whole(5, 20);

/** The head of each type of block; `lou` is the block's context for the tutor. */
export const blockHeads = {
  text: z.strictObject({ title, lou: words.optional(), kind: z.enum(['worked']).optional() }),
  exercise: z.strictObject({ title, lou: words, points, answers: z.array(words).min(1, 'needs at least one entry'), explanation: words }),
  discussion: z.strictObject({ title, lou: words, points }),
  quiz: z.strictObject({ title, lou: words, items: listOf(kebab, 2, 3) }),
  video: z.strictObject({
    title,
    lou: words.optional(),
    url: https,
    durationMinutes: whole(1, 240),
  }),
};
export type BlockType = keyof typeof blockHeads;
export const isBlockType = (name: string): name is BlockType => Object.hasOwn(blockHeads, name);

/** A block's type with its head. */
export type BlockHead = { [Type in BlockType]: { readonly type: Type } & z.infer<(typeof blockHeads)[Type]> }[BlockType];
