import { expect, test } from 'vitest';
import { asEnrollment, type CourseProgress } from './enrolment.read.ts';

const mine: CourseProgress = {
  ...{ courseId: 'fractions', enrolledAtMs: 0, lastActivityMs: 0, completedAtMs: null, percent: 50 },
  ...{ currentSectionId: 'thirds', completedSectionIds: ['halves'], sectionIds: ['halves', 'thirds'] },
};

test('the section under way is told, and none that staff have removed', () => {
  expect(asEnrollment(mine).currentSectionId).toBe('thirds');
  const shorter = asEnrollment({ ...mine, sectionIds: ['halves', 'fifths'] });
  expect([shorter.currentSectionId, shorter.completedSectionIds]).toEqual([null, ['halves']]);
  expect(asEnrollment({ ...mine, completedSectionIds: ['halves', 'gone'] }).completedSectionIds).toEqual(['halves']);
});
