/** What a section's teaching notes and its bank of questions must hold. Source: db/content/README.md. */
import { difficulty } from '@lou/domain/shapes';
import * as z from 'zod';
import { kebab, listOf, point, truth, words } from '../../content/fields.ts';

/** More words than this are a story, and a likeness to it would say little. */
const ASKED_WORDS_MOST = 16;
const asked = words.refine((text) => text.split(/\s+/).length <= ASKED_WORDS_MOST, `must have at most ${ASKED_WORDS_MOST} words`);

/** More words than this are no answer to one question. */
const ANSWER_WORDS_MOST = 60;
const answer = words
  .refine((text) => text.split(/\s+/).length <= ANSWER_WORDS_MOST, `must have at most ${ANSWER_WORDS_MOST} words`)
  .refine((text) => !text.includes('\n\n'), 'must be one paragraph');

/** What learners ask around a section beside its key ideas, with a teacher's answer; `idea` is the key idea that it stands closest to. */
const learnersQuestion = z.strictObject({
  asks: asked.refine((text) => text.endsWith('?'), 'must end with a question mark'),
  idea: kebab,
  answer,
  askedAs: listOf(asked, 4, 16),
});
export type LearnersQuestionSource = z.infer<typeof learnersQuestion>;

export const questions = z.strictObject({ questions: listOf(learnersQuestion, 1, 24) });
export type Questions = z.infer<typeof questions>;

const misconception = z.strictObject({ id: kebab, belief: words, heardAs: listOf(words, 2, 3), correction: words });

const detail = z.strictObject({ says: words, askedAs: listOf(asked, 2, 10) });

/** A name in an expression. */
const quantityId = z.string().regex(/^[a-z]+$/, 'must be lower-case letters');

const quantity = z.strictObject({
  id: quantityId,
  named: words,
  saidAs: listOf(words, 1, 12),
  kind: z.enum(['amount', 'whole', 'share', 'any']).default('amount'),
});

const solution = z.strictObject({ for: quantityId, by: words, askedAs: listOf(words, 0, 12).default([]), says: words, enough: quantityId.optional() });

/** Its `tried` figures are the lesson's own: the content check works every solution out with them. */
const formula = z.strictObject({
  id: kebab,
  about: listOf(words, 0, 8).default([]),
  quantities: listOf(quantity, 2, 6),
  solutions: listOf(solution, 1, 6),
  limits: listOf(z.strictObject({ of: words, says: words }), 0, 3).default([]),
  passage: words,
  tried: listOf(z.record(quantityId, words), 1, 4),
});

export const keyIdea = z.strictObject({
  id: kebab,
  skill: kebab,
  statement: words,
  simpler: words,
  example: words,
  analogy: words.optional(),
  passage: words,
  askedAs: listOf(asked, 4, 18),
  details: listOf(detail, 0, 4).default([]),
  formulas: listOf(formula, 0, 4).default([]),
  misconceptions: listOf(misconception, 1, 2),
  check: z.strictObject({
    question: words,
    points: listOf(point, 1, 3),
    answers: z.strictObject({ good: words, partial: words, wrong: words }),
  }),
  hints: z.strictObject({ nudge: words, pointer: words, worked: words }),
});
export type KeyIdeaSource = z.infer<typeof keyIdea>;

export const notes = z.strictObject({ keyIdeas: listOf(keyIdea, 4, 8) });
export type Notes = z.infer<typeof notes>;

const option = z.strictObject({ text: words, right: truth.default(false), feedback: z.string().trim().default('') });

const item = z
  .strictObject({
    id: kebab,
    skill: kebab,
    difficulty,
    question: words,
    options: z.array(option).length(4, 'needs exactly four entries'),
    explanation: words,
    passage: words,
  })
  .superRefine(({ options }, context) => {
    const right = options.filter((each) => each.right).length;
    if (right !== 1) context.addIssue({ code: 'custom', path: ['options'], message: `needs exactly one entry with 'right: true', this has ${right}` });
    options.forEach((each, index) => {
      if (!each.right && each.feedback === '') context.addIssue({ code: 'custom', path: ['options', index, 'feedback'], message: 'is missing' });
    });
  });
export type ItemSource = z.infer<typeof item>;

export const bank = z.strictObject({ items: z.array(item).min(10, 'needs at least 10 entries') });
export type Bank = z.infer<typeof bank>;
