/** Fields that several files of the shipped content have. Messages are predicates: `'title' must have ...`. Source: db/content/README.md. */
import * as z from 'zod';

/** Text that says something. */
export const words = z.string().trim().min(1, 'must not be empty');

/** At most so many characters, as they appear on a screen. */
export const short = (most: number) => words.refine((text) => text.length <= most, `must have at most ${most} characters`);

/** A whole number between two bounds, written in figures. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be from ${least} to ${most}`);

export const kebab = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A list with so many entries. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) =>
  z.array(entry).refine((list) => list.length >= least && list.length <= most, `needs ${least} to ${most} entries`);

export const tags = listOf(
  words.refine((tag) => tag === tag.toLowerCase(), 'must be lower case'),
  3,
  6,
);

/** Grows with every change of what it stands in. */
export const version = whole(1, 1_000_000);

export const https = z.string().regex(/^https:\/\/\S+$/, 'must begin with https://');

/** A question on its own: one sentence that ends with its mark. */
export const question = short(120).refine((text) => /^(?:(?![.!?] )[^?])+\?$/.test(text), 'must be one sentence that asks, with its mark at the end');

/** What a good answer says, each on its own, with other wordings of it, wordings of who has it the wrong way round, and the question for it alone. */
export const point = z.strictObject({
  id: kebab,
  says: words,
  alsoSaid: listOf(words, 1, 6),
  turned: listOf(words, 1, 6).optional(),
  asks: question.optional(),
});

/** Written as true or false. */
export const truth = z.enum(['true', 'false']).transform((word) => word === 'true');
