/** The page of a course and the room of its sections, as journeys find them. */
import type { Page } from 'playwright/test';
import { aLearnerIn } from './courses.ts';
import { expect } from './journey.ts';

export const stops = (page: Page) => page.locator('.timeline > li');
export const stop = (page: Page, title: string) => stops(page).filter({ hasText: title });

export const bar = (page: Page) => page.locator('.bottombar');
export const progress = (page: Page) => page.getByRole('region', { name: 'Learning Progress' });

export const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation with Lou' });

export async function atTheCourse(page: Page, courseId: string, standing: { done?: number } = {}) {
  const learner = await aLearnerIn(page, courseId, standing);
  await page.goto(`/course/${courseId}`);
  await expect(page.locator('.course-head').getByRole('heading', { level: 1 })).toBeVisible(); // not that of the bones
  return learner;
}
