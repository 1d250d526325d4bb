/** What a learner does with a course. The code says enrolment; the wire keeps `/enroll`. */
import * as z from 'zod';
import { factType } from '../kernel.ts';
import { count, localDay } from '../shapes.ts';

/** A learner enrolled in a course. Once per course. */
export const LearnerEnrolled = factType('LearnerEnrolled', z.object({ courseId: z.string(), outlineRevision: count }), {
  sample: { courseId: 'fractions', outlineRevision: 1 },
});

/** A learner opened a section to work on it; it is the current one until it is completed or another is opened. */
export const SectionStarted = factType('SectionStarted', z.object({ courseId: z.string(), sectionId: z.string(), localDay }), {
  sample: { courseId: 'fractions', sectionId: 'fractions.halves', localDay: '2026-01-05' },
});

/** A learner completed a section. Once per section. `remaining` counts the course's open sections after it, by the outline named. */
export const SectionCompleted = factType(
  'SectionCompleted',
  z.object({ courseId: z.string(), sectionId: z.string(), outlineRevision: count, remaining: count, localDay }),
  { sample: { courseId: 'fractions', sectionId: 'fractions.halves', outlineRevision: 1, remaining: 4, localDay: '2026-01-05' } },
);

/** Every section of the outline named is completed. Once per course. */
export const CourseCompleted = factType('CourseCompleted', z.object({ courseId: z.string(), outlineRevision: count, sections: count, localDay }), {
  sample: { courseId: 'fractions', outlineRevision: 1, sections: 5, localDay: '2026-01-05' },
});
