/** The page of a course and the room of its sections, as journeys find them. */
import type { Page } from 'playwright/test';
import { aLearnerIn, FRACTIONS } from './courses.ts';
import { expect } from './journey.ts';
import { line } from './talking.ts';

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

/** In the conversation about a section, with its welcome there and the line to write on ready. */
export async function inTheRoom(page: Page): Promise<void> {
  const { sections } = await aLearnerIn(page, FRACTIONS);
  await page.goto(`/course/${FRACTIONS}/section/${sections[2]?.id}`);
  await expect(line(page)).toBeEnabled();
  await expect(conversation(page).locator('.turn-lou')).toHaveCount(1);
}

/** Words go to Lou there, and what Lou says to them is there. */
export async function askInTheRoom(page: Page, words: string): Promise<void> {
  const replies = conversation(page).locator('.turn-lou');
  await expect(replies.first()).toBeVisible(); // the welcome comes before anything is asked
  const before = await replies.count();
  await line(page).fill(words);
  await line(page).press('Enter');
  await expect(replies).toHaveCount(before + 1);
  await expect(line(page)).toBeEnabled();
}
