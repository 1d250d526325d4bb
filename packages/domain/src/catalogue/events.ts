/** What staff and the shipped content did to courses: thin facts beside the rows, on one platform stream. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count } from '../shapes.ts';

export const CATALOGUE_STREAM = 'catalogue';

const source = z.enum(['shipped', 'staff']);

/** A course's sections, in order, as they stand from now on. Progress joins the revision in force. */
export const CourseOutlineRevised = factType(
  'CourseOutlineRevised',
  z.object({ courseId: z.string(), revision: count, sectionIds: z.array(z.string()), isActive: z.boolean(), source }),
  { sample: { courseId: 'fractions', revision: 1, sectionIds: ['fractions.halves'], isActive: true, source: 'shipped' } },
);

/** A lesson with its blocks, as an immutable revision. Passage ids name it. */
export const LessonRevised = factType(
  'LessonRevised',
  z.object({ lessonId: z.string(), sectionId: z.string(), courseId: z.string(), revision: count, isPublished: z.boolean(), source }),
  { sample: { lessonId: 'fractions.halves.lesson', sectionId: 'fractions.halves', courseId: 'fractions', revision: 1, isPublished: true, source: 'shipped' } },
);

/** The key ideas of a section, as an immutable revision. */
export const KeyIdeasRevised = factType('KeyIdeasRevised', z.object({ sectionId: z.string(), courseId: z.string(), revision: count, source }), {
  sample: { sectionId: 'fractions.halves', courseId: 'fractions', revision: 1, source: 'shipped' },
});

/** A question item, as an immutable revision; a retired one is offered no more. */
export const ItemRevised = factType(
  'ItemRevised',
  z.object({ itemId: z.string(), sectionId: z.string(), courseId: z.string(), revision: count, retired: z.boolean(), source }),
  {
    sample: {
      itemId: 'fractions.halves/which-is-larger',
      sectionId: 'fractions.halves',
      courseId: 'fractions',
      revision: 1,
      retired: false,
      source: 'shipped',
    },
  },
);
