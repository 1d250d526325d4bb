/** What course.md and glossary.yaml must hold. Source: db/content/README.md. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { kebab, listOf, short, tags, version, whole, words } from '../../content/fields.ts';
import { isFirstCategory } from '../first-categories.ts';

/** Begins with a verb, so with a capital letter. */
export const objective = short(90).refine((text) => /^\p{Lu}/u.test(text), 'must begin with a verb and a capital letter');

export const courseHead = z.strictObject({
  title: short(60),
  category: z.string().refine(isFirstCategory, 'must be the slug of a category'),
  difficulty,
  estimatedDurationHours: whole(1, 100),
  learningObjectives: listOf(objective, 4, 6),
  prerequisites: listOf(words, 0, 10),
  tags,
  tries: whole(1, 10),
  version,
  skills: z.array(z.strictObject({ id: kebab, name: words })).min(1, 'needs at least one entry'),
});
export type CourseHead = z.infer<typeof courseHead>;

export const glossary = z.strictObject({
  terms: listOf(z.strictObject({ term: short(60), meaning: words, section: kebab }), 10, 25),
});
export type Glossary = z.infer<typeof glossary>;
