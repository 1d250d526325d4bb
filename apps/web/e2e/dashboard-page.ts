/** The dashboard of a learner who has begun. */
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';
import { asALearner } from './people.ts';
import { answering } from './wire.ts';

export const small = { width: 390, height: 844 };
const enrolled = {
  courseId: 'fractions-that-make-sense',
  progress: '44',
  completedSectionIds: [],
  currentSectionId: null,
  enrolledAt: '2026-01-05T09:00:00Z',
  completedAt: null,
};

/** A learner who has begun, so that the first visit's redirect does not get in the way. */
export async function atTheirDashboard(page: Page, more: { firstName?: string } = {}): Promise<string> {
  await answering(page, 'enrolment.list', [enrolled]);
  const { username } = await asALearner(page, more);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return username;
}
